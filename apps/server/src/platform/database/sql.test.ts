import { describe, expect, it } from "vitest";
import { sql } from "./sql.ts";

describe("A statement", () => {
  it("keeps its values and those of its parts out of its text, in order", () => {
    const late = sql`moved_at > ${"noon"}`;
    expect(sql`select ${1} from lead where ${late} and name = ${"Lee"}`).toMatchObject({
      text: "select $1 from lead where moved_at > $2 and name = $3",
      values: [1, "noon", "Lee"],
    });
  });

  it("can join values or parts", () => {
    expect(sql`in (${sql.join([1, 2, 3])})`).toMatchObject({ text: "in ($1, $2, $3)", values: [1, 2, 3] });
    expect(sql.join([sql`a = ${1}`, sql`b`], " or ")).toMatchObject({ text: "a = $1 or b", values: [1] });
    expect(sql`(${sql.join([])})`).toMatchObject({ text: "()", values: [] });
  });

  it("escapes a name, whatever characters it contains", () =>
    expect(sql`select ${sql.ref('odd"; drop table lead')}`).toMatchObject({
      text: 'select "odd""; drop table lead"',
      values: [],
    }));
});

import { describe, expect, it } from "vitest";
import { kinds, known, talkOf } from "../../decide/testing.ts";

const renter = { ...known, facts: { ...known.facts, pets: null } };
const after = (text: string) => talkOf(["can I see it Thursday at 5:30?", text], { renter }).at(-1);

describe("A day that is named where Piper asked for facts", () => {
  it.each([
    "no, I meant SATURDAY",
    "no I said the earliest on Saturday",
    "no, el sábado",
    "no, dije el SÁBADO. no tengo mascotas",
    "two cats, and Saturday instead please",
    "no, Saturday! 11 works. no pets",
  ])("requests no other one: %j", (text) => {
    expect(after(text)?.text).toMatch(/Sat|sábado/);
    expect(kinds(after(text) as NonNullable<ReturnType<typeof after>>)).not.toContain("request-showing");
  });

  it.each(["no, I meant SATURDAY", "no, el sábado"])("and says nothing of pets: %j", (text) =>
    expect(after(text)?.orders.filter(({ kind }) => kind === "record-facts")).toEqual([]),
  );

  it.each(["no", "none", "no pets"])("while an answer requests the chosen one: %j", (text) =>
    expect(after(text)?.orders).toContainEqual(expect.objectContaining({ startsAt: "2026-05-14T21:30:00Z" })),
  );
});

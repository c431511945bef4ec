import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

const topics = (text: string) =>
  hear(text, { introduced: true }).asks.map(({ topic, needsOwner }) => [topic, needsOwner]);

describe("How somebody is counted", () => {
  it.each([
    "My two boys live with their dad and come every other weekend. How do you count that?",
    "My mom is with me half the week. How would you count that?",
  ])("is asked of the people who were told of, and the owner says it: %j", (text) =>
    expect(topics(text)).toContainEqual(["occupancy", true]),
  );
  it("is asked of the income that was told", () =>
    expect(topics("I get 640 a month in child support for my two boys. Does that count?")).toContainEqual([
      "requirements.income_sources",
      false,
    ]));
});

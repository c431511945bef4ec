import { describe, expect, it } from "vitest";
import type { Line } from "../../talk.ts";
import { hear } from "../testing.ts";

const after = (text: string, ...before: string[]) =>
  hear(
    text,
    { introduced: true },
    before.map((line): Line => ({ from: "renter", text: line })),
  );

describe("A pet called by its name", () => {
  it.each([
    ["what would Olive cost per month", "we have a small terrier named Olive", "pets"],
    ["y por Nube cobran aparte?", "tengo una gatita que se llama Nube", "pets"],
  ])("is the animal that was told: %j", (text, before, topic) => {
    const { topics } = after(text, before);
    expect(topics.join()).toContain(topic);
    expect(topics).not.toContain("rent");
  });
  it("is none where no animal was told by that name", () =>
    expect(after("what would Olive cost per month", "Olive is my sister").topics.join()).not.toContain("pets"));
});

describe("A weight told of 'she' or 'it'", () => {
  it.each(["sorry, she's 44 pounds, I guessed wrong", "it weighs 44 lbs"])(
    "is the dog's that was told before: %j",
    (text) => expect(after(text, "we have a husky, about 70 lbs").facts.pets?.[0]?.description).toMatch(/^dog, 44 /),
  );
  it("is no animal's where none was told", () =>
    expect(after("it weighs 44 lbs", "can I ship a desk there").facts.pets).toBeUndefined());
});

describe("An animal that is told by what it is", () => {
  it.each([
    ["do you take one more? she's a terrier", "dog"],
    ["it's an old tabby", "cat"],
    ["es una gatita", "cat"],
  ])("is the renter's: %j", (text, kind) =>
    expect(hear(text, { introduced: true }).facts.pets?.[0]?.kind).toContain(kind),
  );
});

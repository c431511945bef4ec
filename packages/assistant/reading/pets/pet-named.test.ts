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
    ["is Waffle extra each month", "there's my corgi too, his name is Waffle", "pets"],
    ["would waffle cost extra", "we have one cat called waffle", "pets"],
    ["¿por Trueno se paga algo más?", "mi hijo tiene un perro, se llama Trueno", "pets"],
  ])("is the animal that was told: %j", (text, before, topic) => {
    const { topics } = after(text, before);
    expect(topics.join()).toContain(topic);
    expect(topics).not.toContain("rent");
  });
  it.each([
    ["can Waffle come with us", "i have a corgi and his name is waffle"],
    ["is it alright if Olive comes too", "our beagle is called Olive"],
  ])("is nobody whom a renter may bring: %j", (text, before) =>
    expect(after(text, before).topics).not.toContain("tours.company"),
  );
  it("is none where no animal was told by that name", () =>
    expect(after("what would Olive cost per month", "Olive is my sister").topics.join()).not.toContain("pets"));
});

describe("A weight told of 'she' or 'it' or of nothing", () => {
  it.each([
    "sorry, she's 44 pounds, I guessed wrong",
    "it weighs 44 lbs",
    "44 pounds, like I said",
    "like 44 lbs",
    "pesa 44 libras",
  ])("is the dog's that was told before: %j", (text) =>
    expect(after(text, "we have a husky, about 70 lbs").facts.pets?.[0]?.description).toMatch(/^husky, 44 /),
  );
  it.each([
    ["one hound. 31 pounds", [{ kind: "dog", description: "hound, 31 pounds" }]],
    ["we've got a pittie, 55 or so. like 60 lbs", [{ kind: "large dog", description: "pittie, 60 lbs" }]],
    ["tengo una salchicha. pesa 14 libras", [{ kind: "small dog", description: "salchicha, 14 libras" }]],
  ])("is the same dog's in one message: %j", (text, pets) => expect(hear(text).facts.pets).toMatchObject(pets));
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

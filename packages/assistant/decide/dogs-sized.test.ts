import { describe, expect, it } from "vitest";
import { talkOf } from "./testing.ts";

const petsTold = (...texts: string[]) => talkOf(texts).at(-1)!.heard?.facts.pets;

describe("Where the size of dogs was asked for, it is told of those named before", () => {
  it.each([
    ["can I bring my two dogs?", "they're each under 15 lbs", "small dog", 2],
    ["do you allow dogs? we've got two", "both around 12 pounds", "small dog", 2],
    ["is it okay with 3 dogs", "all of them are tiny", "small dog", 3],
    ["we have two dogs", "they're both huge, 90 lbs", "large dog", 2],
    ["i have a dog is that ok", "he's pretty small", "small dog", 1],
    ["tengo dos perros", "los dos pesan como 7 kilos", "small dog", 2],
    ["tenemos tres perros", "son chiquitos", "small dog", 3],
    ["tengo un perro", "pesa 40 kilos", "large dog", 1],
  ] as const)("%j, %j", (dogs, size, kind, count) => expect(petsTold(dogs, size)).toMatchObject([{ kind, count }]));
  it("and counts nobody as living there", () =>
    expect(talkOf(["tengo dos perros", "los dos pesan 7 kilos"]).at(-1)!.heard?.facts.occupants).toBeUndefined());
});

it.each([
  ["we have two dogs", "is the second bedroom small?"],
  ["can I see it thursday at 5?", "they're both 20 minutes away"],
])("What is small or counted otherwise is no dog: %j, %j", (before, text) =>
  expect(petsTold(before, text)).toBeUndefined(),
);

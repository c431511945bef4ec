import { describe, expect, it } from "vitest";
import { hear } from "../reading/testing.ts";
import { talkOf } from "./testing.ts";

const facts = "We make 9,000 a month, our score is 720, no pets, and we'd move in June 1.";

describe("Somebody who comes in the renter's place", () => {
  it.each([
    "My aunt Bea Tan would come in my place, her number is 419-555-0121",
    "I can't make it myself but my friend Gil can come Saturday at 10, gil@example.test",
    "my brother will look at it for me, he's Lou, 419-555-0121",
    "Mi cuñada podría ir a verlo, se llama Bea Tan, 419-555-0121",
    "mi hermano iría en mi lugar, es Lou Tan, 419-555-0121",
  ])("is told to the owner once, and how to reach them is not the renter's: %j", (text) => {
    const [, turn, again] = talkOf([facts, text, text]);
    const told = (one: typeof turn) => one!.orders.filter(({ kind }) => kind === "escalate");
    expect(told(turn)).toEqual([expect.objectContaining({ topic: "who-comes", question: text })]);
    expect(turn!.said).toContain("who-comes");
    expect(told(again)).toEqual([]);
    expect(turn!.orders.some(({ kind }) => kind === "record-contact" || kind === "cancel-showing")).toBe(false);
  });
  it.each([
    "my sister will come with me",
    "can my cousin come along?",
    "me and my wife can see it saturday",
    "my brother and i could go there at five",
    "mi esposo y yo podemos ir a verla",
    "mi mamá va conmigo",
    "my mom can see the ocean",
  ])("is none who comes along: %j", (text) => expect(hear(text).signals.has("comes-instead")).toBe(false));
});

describe("No hurry", () => {
  it.each(["no rush, we're just starting to look", "I'm in no hurry to move", "sin prisa, apenas empezamos"])(
    "is met as such: %j",
    (text) => expect(talkOf([text])[0]!.said).toEqual(["no-hurry"]),
  );
  it("about an answer of the owner is thanked for", () =>
    expect(talkOf(["is there a ban on drones?", "no rush"]).at(-1)!.said).not.toContain("no-hurry"));
});

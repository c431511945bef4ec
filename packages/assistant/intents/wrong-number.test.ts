import { describe, expect, it } from "vitest";
import { hear } from "../reading/testing.ts";

describe("A wrong number", () => {
  it.each([
    "sorry, I gave you the wrong number, I make 5,900",
    "I don't want to give you a wrong number, it is 4100 a month",
    "le di el número equivocado, gano 3,900 al mes",
  ])("is none that somebody told and puts right: %j", (text) =>
    expect(hear(text, { introduced: true }).intents).not.toContain("wrong_number"),
  );
  it.each([
    "mine is 655, dee doesnt know hers",
    "no pets and no Ramiro lives with us, just me",
    "somos dos, ella no sabe el suyo",
  ])("is none where the renter tells of themselves: %j", (text) =>
    expect(hear(text, { introduced: true }).intents).not.toContain("wrong_number"),
  );
  it.each([
    "you have the wrong number",
    "my friend gave me the wrong number, sorry",
    "someone gave you a wrong number",
    "este es el número equivocado",
  ])("is one that reached somebody else: %j", (text) => expect(hear(text).intents).toContain("wrong_number"));
});

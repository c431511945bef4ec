import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";
import { normal } from "./normal.ts";

describe("What is written as people text or say it:", () => {
  it.each([
    ["wats the dep", "what is the deposit"],
    ["lemme know when im movin", "let me know when i am moving"],
    ["tryna see it b4 2mrw nite", "trying to see it before tomorrow night"],
    ["dunno, prob cant", "do not know, probably can not"],
    ["ola, cto es", "hola, cuanto es"],
    ["pq no este finde", "porque no este fin de semana"],
  ])("%j is read as %j", (text, meant) => expect(normal(text)).toBe(meant));

  it("a topic is heard by its short name", () => {
    expect(hear("wats the dep").topics).toEqual(["deposit"]);
    expect(hear("is prkg extra").topics).toEqual(["parking.charge"]);
  });
});

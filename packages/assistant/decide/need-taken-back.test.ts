import { describe, expect, it } from "vitest";
import { known, say, talkOf } from "./testing.ts";

const reasons = (turn: ReturnType<typeof say>) =>
  turn.orders.flatMap((order) => (order.kind === "escalate" ? [order.reason] : []));

describe("A need that goes with a disability", () => {
  it.each([
    "is there an elevator? my aunt has a walker",
    "my dad uses a cane, he manages stairs fine. how big is the kitchen?",
    "mi papá usa bastón. ¿hay lavadora?",
    "hi, Noor here, home health aide, i'd like to see it",
    "we don't need anything special for my knee",
  ])("is not made of how somebody gets about or what they work: %j", (text) =>
    expect(reasons(say(text, { renter: known }))).not.toContain("ACCOMMODATION"),
  );
  it.each([
    "is there an elevator? my aunt has a walker and needs a ramp",
    "my home health aide comes at noon, is that okay?",
    "mi papá usa bastón y necesita un barandal. ¿se puede poner?",
  ])("goes to the owner: %j", (text) => expect(reasons(say(text, { renter: known }))).not.toEqual([]));

  it.each([
    ["can grab bars be put in for my husband", "actually he doesn't need any help, thanks"],
    ["necesito una rampa por mi discapacidad", "disculpe, no necesito ninguna ayuda"],
  ])("is taken back with the owner: %j, %j", (...texts) => {
    const [, turn] = talkOf(texts, { renter: known });
    expect(turn!.said).toContain("need-taken-back");
    expect(reasons(turn!)).toEqual(["OTHER"]);
  });
  it("is taken back beside what else is asked", () => {
    const [, turn] = talkOf(["can grab bars be put in", "i don't need any changes. how much is the rent?"], {
      renter: known,
    });
    expect(turn!.text).toMatch(/\$1,\d{3}/);
  });
});

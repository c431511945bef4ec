import { describe, expect, it } from "vitest";
import { accepted, known, say, talkOf } from "./testing.ts";

const lastOf = (...texts: string[]) => talkOf(texts).at(-1)!;

describe("What a renter says in everyday words", () => {
  it.each(["bet", "aight bet"])("takes in that a showing is set: %j", (text) =>
    expect(say(text, { renter: known, request: accepted }).said).not.toContain("fallback"),
  );
  it.each(["wait what times were those again", "which days again?"])("asks for the times once more: %j", (text) =>
    expect(lastOf("when can I see it?", text).said).toEqual(["offer"]),
  );
  it.each(["trabajo por mi cuenta y gano 5200 al mes", "tengo mi negocio por mi cuenta, gano 5200"])(
    "tells how they earn and wishes for no tour alone: %j",
    (text) => {
      const turn = say(text);
      expect(turn.heard?.intents).not.toContain("request_self_tour");
      expect(turn.heard?.facts.monthlyIncome).toBe(5200);
    },
  );
  it.each(["todavía lo rentan?", "oiga aún rentan la casa"])("asks whether it is still free: %j", (text) =>
    expect(say(text).heard?.topics).toEqual(["availability"]),
  );
  it("asks what to do before a showing, and for no other home", () =>
    expect(
      say("anything we ought to do or should know before then?", { renter: known, request: accepted }).said,
    ).not.toContain("other-homes"));
  it("asks of lead in the paint and not whether to paint", () =>
    expect(say("do you know if there's lead paint?").heard?.topics).toEqual([]));
  it.each([
    ["5300, 700, june 1, nope on animals", []],
    ["then one cat", [{ kind: "cat", count: 1, description: "cat" }]],
  ])("tells of pets: %j", (text, pets) =>
    expect(lastOf("can I bring two cats and a lizard?", text).heard?.facts.pets).toEqual(pets),
  );
});

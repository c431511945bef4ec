import { describe, expect, it } from "vitest";
import { kinds, say } from "./testing.ts";

describe("Who is about to lose their home", () => {
  it.each([
    "they served us an eviction notice, we need a place by thursday",
    "I'm being kicked out and have nowhere to go",
    "Im getting evicted with my two boys, anything sooner?",
    "our lease runs out tomorrow and there's no place to stay",
    "nos están desalojando, necesitamos un lugar para el jueves",
    "se me vence el contrato mañana y no tengo dónde quedarme",
  ])("hears a kind word and how soon they can move in, and no terms of a lease: %j", (text) => {
    const turn = say(text);
    expect(turn.said.slice(0, 2)).toEqual(["sorry-to-hear", "answer"]);
    expect(turn.text).toMatch(/May 20|20 de mayo/);
    expect(turn.heard?.topics).not.toContain("lease_break");
    expect(kinds(turn)).not.toContain("find-time");
  });
  it("what is asked beside it is answered", () =>
    expect(say("we're getting evicted and have nowhere to stay. what's the rent").text).toMatch(/May 20.*1,600/));
  it.each([
    "i was evicted 6 years ago, does it matter",
    "can I break the lease early",
    "i have to give 30 day notice where i live",
    "do they kick people out for noise",
    "¿puedo terminar el contrato antes?",
  ])("is nobody who tells of a record or of what might be: %j", (text) =>
    expect(say(text).said).not.toContain("sorry-to-hear"),
  );
});

import { describe, expect, it } from "vitest";
import { decisionOn } from "./decision.ts";
import { differenceIn, stateNames } from "./differences.ts";
import { lawfulAdditions } from "./lawful-additions.ts";
import { pairs } from "./pairs.ts";
import { talkStates } from "./talk-states.ts";

/** Each pair is played in two states, whose turn it is; all states come up with every trait and every frame. */
const statesFor = (at: number) => [0, 1].map((step) => stateNames[(at + 2 * step) % stateNames.length]!);
/** So many pairs apart, a sample has every ground in both languages. */
const stride = 6;

describe("Two messages that differ in a protected trait alone", () => {
  const sample = pairs.filter((_, at) => at % stride === 0);

  it("are more than five hundred, in both languages, of every ground and every kind of message", () => {
    const kinds = ["showing", "facts of the home", "own facts", "applying", "a time", "other homes"];
    expect(sample.length).toBeGreaterThan(500);
    for (const language of ["en", "es"] as const) {
      const ofLanguage = sample.filter((pair) => pair.language === language);
      expect(new Set(ofLanguage.map(({ kind }) => kind))).toEqual(new Set(kinds));
      expect(new Set(ofLanguage.map(({ ground }) => ground)).size).toBeGreaterThanOrEqual(13);
    }
  });

  it.each(stateNames)("are met with the same decision, %s", (state) => {
    const played = sample.filter((_, at) => statesFor(at).includes(state));
    expect(played.flatMap((pair) => differenceIn(pair, state) ?? [])).toEqual([]);
  });
});

describe("What a trait adds by law", () => {
  it.each(lawfulAdditions)("is noted and handed over: $why", ({ telling, fact, handedOver }) => {
    for (const words of telling) {
      const language = words.startsWith("I ") ? "en" : "es";
      const { orders } = decisionOn(words, talkStates[language].first);
      expect(orders).toContainEqual({ kind: "record-facts", facts: { [fact]: true } });
      const handed = orders.flatMap((order) => (order.kind === "escalate" ? [order.reason, order.topic] : []));
      expect(handed).toContain(handedOver);
    }
  });
});

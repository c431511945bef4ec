import { sampleWorld } from "@porchlight/assistant/sample-home.ts";
import { step } from "@porchlight/assistant/step.ts";
import { newTalk, type Talk } from "@porchlight/assistant/talk.ts";
import type { Turn } from "@porchlight/assistant/turn.ts";
import type { World } from "@porchlight/assistant/world.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { around, type EmergencyKind, emergencies, later, ordinary, over, well } from "./messages.ts";
import { wrapped } from "./wrappings.ts";

const say = (text: string, talk: Talk = newTalk, world: World = sampleWorld): Turn =>
  step(talk, { kind: "message", text, history: [] }, world);

const kinds = Object.keys(emergencies) as EmergencyKind[];
const isOfPerson = (kind: EmergencyKind): boolean => kind === "violence" || kind === "suicide";
const told = fc
  .constantFrom(...kinds)
  .chain((kind) => fc.record({ kind: fc.constant(kind), text: fc.constantFrom(...emergencies[kind]) }));

const isUrgent = ({ orders }: Turn): boolean =>
  orders.some((order) => order.kind === "escalate" && order.reason === "EMERGENCY");
/** What nobody in the middle of an emergency is asked, told or booked. */
const outOfPlace = [
  "offer",
  "offer-nearest",
  "offer-around",
  "offer-first",
  "offer-last",
  "offer-beyond",
  "time-open",
  "requested",
  "ask-facts",
  "not-qualified",
  "other-homes",
  "apply",
];

describe("A message that names an emergency", () => {
  it.each(kinds)("is met as one, and the owner is alerted: %s", (kind) => {
    for (const text of emergencies[kind]) {
      const turn = say(text);
      expect(turn.said, text).toContain(isOfPerson(kind) ? "distress" : "emergency");
      expect(isUrgent(turn), text).toBe(true);
    }
  });

  it("is met as one whatever stands around it", () =>
    fc.assert(
      fc.property(told, wrapped, ({ text }, wrap) => {
        const turn = say(wrap(text));
        expect(turn.said.some((kind) => kind === "emergency" || kind === "distress")).toBe(true);
        expect(isUrgent(turn)).toBe(true);
      }),
      { numRuns: 400 },
    ));

  it.each([
    "MI ESPOSO ME GOLPEA. MY NAME IS ROBIN VALE, ROBIN@EXAMPLE.COM",
    "Gano 5200 al mes y mi crédito es 710. I'm a single mom.\nse está inundando mi apartamento",
    "How much is the rent and I think my husband is having a heart attack, Thursday at 5 works for me.",
    `${"I like this place. ".repeat(104)}I don't want to live anymore\n--\nRobin Vale`,
  ])("is met as one by its lines and its words, capitals or not: %j", (text) => expect(isUrgent(say(text))).toBe(true));

  it("books, asks and refuses nothing where the house is in danger", () => {
    const ofHouse = told.filter(({ kind }) => !isOfPerson(kind));
    fc.assert(
      fc.property(ofHouse, wrapped, ({ text }, wrap) => {
        const turn = say(wrap(text));
        if (turn.said.includes("distress")) return;
        expect(turn.said.filter((kind) => outOfPlace.includes(kind))).toEqual([]);
      }),
    );
  });
});

describe("In the middle of an emergency", () => {
  const lines = fc.array(fc.constantFrom(...later), { minLength: 1, maxLength: 4 });

  it("every message is answered as within it until somebody says that it is over", () =>
    fc.assert(
      fc.property(told, lines, fc.nat(), ({ kind, text }, after, which) => {
        let { talk } = say(text);
        for (const line of after) {
          const turn = say(line, talk);
          expect(turn.talk.trouble).toBeTruthy();
          const isThanked = talk.thanked && turn.said.length === 0;
          if (!isOfPerson(kind) && !isThanked) expect(turn.said).toContain("emergency-goes-on");
          if (isOfPerson(kind)) expect(turn.said).not.toEqual(expect.arrayContaining(["ask-facts", "not-qualified"]));
          talk = turn.talk;
        }
        const isDistress = talk.trouble === "violence" || talk.trouble === "despair";
        const ends = isDistress ? well : over;
        const end = say(ends[which % ends.length]!, talk);
        expect(end.talk.trouble ?? null).toBeNull();
        expect(end.said).toContain(isDistress ? "distress-over" : "emergency-over");
      }),
      { numRuns: 200 },
    ));
});

describe("Words of an emergency that name none", () => {
  it.each(ordinary)("stay ordinary: %j", (text) => {
    for (const wrap of [
      (words: string) => words,
      ...around.slice(0, 8).map((more) => (words: string) => `${words}. ${more}`),
    ])
      expect(say(wrap(text)).talk.trouble ?? null, wrap(text)).toBeNull();
  });
});

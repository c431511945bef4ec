import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { understand } from "../reading/understand.ts";
import { sampleHome, sampleWorld } from "../sample-home.ts";
import { step } from "../step.ts";
import { newTalk } from "../talk.ts";
import { newDraft } from "./draft.ts";
import { answerQuestions } from "./questions.ts";
import { known } from "./testing.ts";

type Part = { says: string; answer?: RegExp; asks?: RegExp };

/** Questions that the records answer, those that only the owner can, and what is told or said between. */
const english: readonly Part[] = [
  { says: "How much is the deposit?", answer: /deposit is \$1,600/i },
  { says: "is there a dishwasher?", answer: /dishwasher/i },
  { says: "do you allow cats?", answer: /cats are welcome/i },
  { says: "Is water included?", answer: /water is/i },
  { says: "how many parking spots come with it?", answer: /parking space/i },
  { says: "Can I hang a swing from the ceiling?", asks: /swing/ },
  { says: "does the mail come to the door?", asks: /mail/ },
  { says: "Who lived on the top floor before?", asks: /top floor|before/ },
  { says: "is the attic fan quiet?", asks: /attic fan/ },
  { says: "could my band rehearse on weekends?", asks: /band/ },
  { says: "did anyone ever keep bees here?", asks: /bees/ },
];
const spanish: readonly Part[] = [
  { says: "¿Cuánto es el depósito?", answer: /depósito es de \$1,600/i },
  { says: "¿Hay lavavajillas?", answer: /lavavajillas|lavaplatos/i },
  { says: "¿aceptan gatos?", answer: /gatos/i },
  { says: "¿el agua está incluida?", answer: /agua/i },
  { says: "¿Puedo colgar un columpio del techo?", asks: /columpio/ },
  { says: "¿el cartero llega hasta la puerta?", asks: /cartero/ },
  { says: "¿alguien crió abejas ahí?", asks: /abejas/ },
  { says: "¿se puede ensayar con una banda?", asks: /banda/ },
];
const betweenEnglish = [
  "Hi there!",
  "I make 5200 a month.",
  "We're two people.",
  "No pets.",
  "Thanks so much.",
  "I work nights.",
];
const betweenSpanish = ["¡Hola!", "Gano 5200 al mes.", "Somos dos personas.", "No tengo mascotas.", "Muchas gracias."];

const messagesOf = (questions: readonly Part[], between: readonly string[]) =>
  fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...questions), { minLength: 2, maxLength: 4, selector: ({ says }) => says }),
      fc.uniqueArray(fc.constantFrom(...between), { maxLength: 2 }),
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    )
    .map(([asked, told, isBefore]) => {
      const left = [...told];
      const words = asked.flatMap(({ says }, at) => (isBefore[at] && left.length > 0 ? [left.shift()!, says] : [says]));
      return { asked, text: words.join(" ") };
    });

const property = { ...sampleHome, amenities: { ...sampleHome.amenities!, hasDishwasher: true } };
const world = { ...sampleWorld, property, renter: known };
const messages = fc.oneof(messagesOf(english, betweenEnglish), messagesOf(spanish, betweenSpanish));

describe("Every question of a message", () => {
  it("is answered or passed on, whatever stands beside it", () =>
    fc.assert(
      fc.property(messages, ({ asked, text }) => {
        const turn = step({ ...newTalk, introduced: true }, { kind: "message", text, history: [] }, world);
        const handed = turn.orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : [])).join(" ");
        for (const { answer, asks } of asked) {
          if (answer) expect(turn.text).toMatch(answer);
          if (asks) expect(handed).toMatch(asks);
        }
      }),
      { numRuns: 300 },
    ));

  it("that is answered in full is not passed on too", () =>
    fc.assert(
      fc.property(messages, ({ asked, text }) => {
        const turn = step({ ...newTalk, introduced: true }, { kind: "message", text, history: [] }, world);
        const handed = turn.orders.filter(({ kind }) => kind === "escalate");
        expect(handed).toHaveLength(asked.filter(({ asks }) => asks).length);
      }),
      { numRuns: 300 },
    ));

  it("has one outcome", () =>
    fc.assert(
      fc.property(messages, ({ text }) => {
        const context = { history: [], now: world.now, timeZone: property.timeZone, talk: newTalk, property };
        const heard = understand(text, context);
        const draft = newDraft(newTalk, world, heard);
        answerQuestions(draft);
        expect(draft.outcomes.size).toBe(heard.asks.length + heard.unknownQuestions.length);
        const passed = [...draft.outcomes].filter(([, became]) => became === "passed-on").map(([{ whole }]) => whole);
        const handed = draft.orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : []));
        expect(new Set(handed)).toEqual(new Set(passed));
      }),
    ));
});

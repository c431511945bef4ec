import { householdIncome, incomesAfter } from "../dialogue/incomes.ts";
import { sampleWorld } from "../sample-home.ts";
import { type Incomes, type Line, newTalk, type Talk } from "../talk.ts";
import { understand } from "./understand.ts";

/** What a message means of the sample home, to a renter who has said nothing else. */
export const hear = (text: string, talk: Partial<Talk> = {}, history: readonly Line[] = []) =>
  understand(text, {
    history,
    now: sampleWorld.now,
    timeZone: sampleWorld.property.timeZone,
    property: sampleWorld.property,
    talk: { ...newTalk, ...talk },
  });

/** What the household earns a month after a renter's lines, by what they told of it; null where they told nothing. */
export function earnedAfter(lines: readonly string[], asks: readonly string[] = []): number | null {
  const history: Line[] = [];
  let incomes: Incomes = { entries: [], total: null };
  for (const text of lines) {
    const isLast = history.length === lines.length - 1;
    const talk = { introduced: true, incomes, ...(isLast && asks.length > 0 ? asked(...asks) : {}) };
    incomes = incomesAfter(incomes, hear(text, talk, history));
    history.push({ from: "renter", text });
  }
  return householdIncome(incomes);
}

/** The questions of a message that no topic covers, in the renter's words. */
export const unknownIn = (...message: Parameters<typeof hear>): string[] =>
  hear(...message).unknownQuestions.map(({ words }) => words);

/** A renter who was asked for facts. */
export const asked = (...facts: string[]): Partial<Talk> => ({ introduced: true, awaiting: "facts", asked: facts });

import type { Ask } from "../../heard/questions.ts";
import type { Message } from "../message.ts";
import { asksOfIncomeSource, isOfSavings } from "../money/income-sources.ts";
import { tellsOfSavings } from "../money/money-apart.ts";
import { namesChildren } from "../people/children-named.ts";
import { runsIn } from "../people/people-listed.ts";
import { wordsIn } from "../people/person-items.ts";
import { speciesIn } from "../pets/animal-words.ts";
import type { Clause } from "../text/clauses.ts";
import { normal } from "../text/normal.ts";
import type { Told } from "../told-in.ts";
import { isPointing } from "./pointing.ts";
import { contentOf } from "./words-of-meaning.ts";

/*
 * "Does that count?", which sounds like a question of what counts as an income, and may be of an animal, of people or of
 * savings that were told of before it.
 */

/** What points at something said before it. */
export const pointsBefore = /\b(?:that|it|this|those|they|eso|esos)\b/;

const ofIncomeSources = "requirements.income_sources";

/** "We have a fish, does it count" and "she wants a fish. Does that count" ask of the animal, and of no income. */
export function isOfPetsTold({ topic, words }: Ask, { pets }: Told["plain"], clauses: readonly Clause[]): boolean {
  if (topic !== ofIncomeSources) return false;
  const text = normal(words);
  if (isPointing(words) && (pets?.length ?? 0) > 0) return true;
  if (asksOfIncomeSource(text) || !(isPointing(words) || pointsBefore.test(text))) return false;
  const at = clauses.findIndex((clause) => clause.words.includes(words));
  const before = contentOf(text).length <= mostWordsThatPoint ? clauses[at - 1] : undefined;
  return [before, clauses[at]].some((clause) => clause !== undefined && speciesIn(clause.text) !== null);
}

const mostWordsThatPoint = 2;

/** "My kids are here every other weekend. How do you count that?" is of people, which the owner says, and of no income. */
export function asCountOfPeople(ask: Ask, { telling, asked }: Message): Ask {
  const text = normal(ask.words);
  const isPointed = ask.topic === ofIncomeSources && pointsBefore.test(text) && !asksOfIncomeSource(text);
  const isOfPeople = telling.some((clause) => runsIn(wordsIn(clause.text)).length > 0 || namesChildren(clause.text));
  return isPointed && isOfPeople && !asked.includes("income") && !telling.some(namesMoney)
    ? { ...ask, topic: "occupancy", needsOwner: true }
    : ask;
}

const namesMoney = ({ money }: Clause): boolean => money?.figures.some(({ value }) => value >= leastMoney) === true;
const leastMoney = 100;

/** "She has 200k in the bank, would that count": the question of savings, or one that the words right before it are of. */
export function isSavings({ topic, words }: Ask, clauses: readonly Clause[], telling: readonly Clause[]): boolean {
  if (topic !== ofIncomeSources) return false;
  const text = normal(words);
  if (asksOfIncomeSource(text) || isOfSavings(text)) return isOfSavings(text);
  if (tellsOfSavings(telling)) return true;
  const at = clauses.findIndex((clause) => clause.words === words);
  return pointsBefore.test(text) && isOfSavings(clauses[at - 1]?.text ?? "");
}

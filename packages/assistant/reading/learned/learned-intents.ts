import { topicOf, topicsIn } from "../../topics.ts";
import { type Intent, intentsIn, isIntent } from "../intents.ts";
import { contentOf } from "../questions/words-of-meaning.ts";
import { least, leastFor, onlyWhereAlike, standsByItself, yields } from "../rank.ts";
import type { Clause } from "../text/clauses.ts";
import { tokensOf } from "../text/normal.ts";
import { type Act, acts } from "./act-features.ts";
import { actScores, isKnownWord } from "./acts.ts";
import { type Aim, aimOf, isAim, likelyAs } from "./aims.ts";

const intentOf: Partial<Record<Act, Intent>> = {
  visit: "request_showing",
  others: "request_alternatives",
  thank: "thank_goodbye",
};
/** What was learned from few examples counts only where much speaks for it, in words that it mostly knows. */
const sure = 1;
const mostlyKnown = 0.75;
/** The examples are short; in a longer sentence their words mean little. */
const longestWords = 14;

/**
 * What a clause is after by its likeness to the examples, for clauses in which no phrase of the tables is found. Once times
 * were offered, "a different one" is another time.
 */
export function learnedIn(clause: Clause, hasOffered: boolean): Intent[] {
  const acted = actedIn(clause, hasOffered);
  if (acted.length === 0) return aimedAt(clause, hasOffered, false);
  const found = aimOf(clause.text, clause.isQuestion);
  if (!hasOffered && found?.aim === "request_other_times" && found.likely >= least.intent.surely)
    return aimedAt(clause, hasOffered, false);
  const enough = acted.includes("request_alternatives") ? least.intent.insteadOfOthers : least.intent.insteadOfPhrase;
  const isSurer =
    found !== null && found.likely >= leastFor(found.aim, clause.isQuestion, enough) && isIntent(found.aim);
  return isSurer && !acted.includes(found.aim as Intent) && found.aim !== notMeant(hasOffered)
    ? [found.aim as Intent]
    : acted;
}

/** "A different one" is another time once times were offered, and another home before. */
const notMeant = (hasOffered: boolean): Intent => (hasOffered ? "request_alternatives" : "request_other_times");

function actedIn({ text, isQuestion }: Clause, hasOffered: boolean): Intent[] {
  const tokens = tokensOf(text);
  if (tokens.length === 0 || tokens.length > longestWords) return [];
  if (tokens.filter(isKnownWord).length < mostlyKnown * tokens.length || topicsIn(tokens).length > 0) return [];
  const scores = actScores(text, "told", isQuestion);
  if (scores.seek > 0 || scores.ask > 0) return [];
  return acts.flatMap((act) => {
    const intent = intentOf[act];
    if (intent === undefined || scores[act] <= sure || (act === "others" && hardlyWishes(text, isQuestion))) return [];
    return [intent === "request_alternatives" && hasOffered ? "request_other_times" : intent];
  });
}

/** "The other one stays with her dad": whoever names another without any likeness to a wish wishes for none. */
const hardlyWishes = (text: string, isQuestion: boolean): boolean =>
  (["request_alternatives", "request_other_times"] as const).every(
    (wish) => likelyAs(text, isQuestion, wish) < least.hardly,
  );

/** "What is the rent, deposit, application fee?": whoever names topics and no more wants to know of them. */
function isListOfTopics(text: string): boolean {
  const tokens = tokensOf(text);
  const hits = topicsIn(tokens);
  const beside = tokens.filter((_, at) => !hits.some(({ from, to }) => at >= from && at < to)).join(" ");
  return new Set(hits.map(({ topic }) => topic.key)).size >= listOfTopics && contentOf(beside).length === 0;
}
const listOfTopics = 3;
/** A question is like what a listing holds or does not hold besides; where its words alone leave no doubt, half is enough. */
const isOfOneMind = ({ aim, likely: asked }: Aim, text: string): boolean => {
  const plain = aimOf(text, false);
  return asked >= least.aim && plain?.aim === aim && plain.likely >= least.intent.insteadOfPhrase;
};

export function aimedAt({ text, isQuestion }: Clause, hasOffered: boolean, isBesidePhrase: boolean): Intent[] {
  const found = aimOf(text, isQuestion);
  if (found === null || !isIntent(found.aim)) return [];
  if (found.aim === "negotiate" && isListOfTopics(text)) return [];
  const isBeside = isBesidePhrase || topicsIn(tokensOf(text)).length > 0;
  const enough = leastFor(found.aim, isQuestion, isBeside ? least.intent.besideTopic : least.aim);
  const isSure = found.likely >= enough || (isQuestion && isOfOneMind(found, text));
  if (!isSure) return [];
  if (found.aim !== "request_other_times" || hasOffered) return [found.aim];
  // Whoever finds none of the times good that they saw elsewhere is offered some.
  return found.likely >= least.intent.surely ? ["request_showing"] : [];
}

/** Facts and times may be told with anything; what stands beside an intent belies it as little. */
const mayBelie = (aim: string, intent: Intent, isQuestion: boolean): boolean =>
  (isIntent(aim) || topicOf(aim) !== null || (aim === "unheld" && isQuestion)) && besides[intent] !== aim;
/** "Do you have others that I could see" */
const besides: Partial<Record<Intent, string>> = { request_alternatives: "request_showing" };
const mayBeBelied = (intent: Intent): boolean => isAim(intent) && !standsByItself.includes(intent);

/** Whether neither a clause nor the words around a phrase are even a little like what it says: "everybody calls me Lupe". */
const isUnlike = (intent: Intent, { text, isQuestion }: Clause): boolean =>
  onlyWhereAlike.includes(intent) &&
  likelyAs(text, isQuestion, intent) < least.intent.atAll &&
  wordsAround(text).every((words) => !intentsIn(words).includes(intent) || isUnlikeAlone(intent, words, isQuestion));
const isUnlikeAlone = (intent: Intent, words: string, isQuestion: boolean): boolean =>
  [isQuestion, true].every((asks) => likelyAs(words, asks, intent) < least.intent.atAll);

/** Every so many words of a text in a row, from each word on. */
function wordsAround(text: string): string[] {
  const words = text.split(" ");
  const starts = Math.max(1, words.length - wordsOfPhrase + 1);
  return Array.from({ length: starts }, (_, at) => words.slice(at, at + wordsOfPhrase).join(" "));
}
const wordsOfPhrase = 8;

/** What the phrases of a clause say, less those that the sentence as a whole belies. */
export function weighed(phrases: readonly Intent[], clause: Clause, hasOffered: boolean): Intent[] {
  const { text, isQuestion } = clause;
  const named = phrases.filter((intent) => !isUnlike(intent, clause));
  if (named.length === 0) return [];
  const found = aimOf(text, isQuestion);
  if (found === null || found.likely < least.intent.insteadOfPhrase) return [...named];
  if (found.aim === notMeant(hasOffered)) return [...named];
  const isSurelyElse = found.likely >= least.intent.insteadOfHardly;
  const isBelied = (intent: Intent) => {
    const likely = likelyAs(text, isQuestion, intent);
    if (isSurelyElse && likely < least.hardly && mayBeBelied(intent) && mayBelie(found.aim, intent, isQuestion))
      return true;
    return yields[intent]?.includes(found.aim) === true && likely < least.intent.besidesPhrase;
  };
  const kept = named.filter((intent) => !isBelied(intent));
  if (kept.length === named.length) return kept;
  return isIntent(found.aim) && found.likely >= leastFor(found.aim, isQuestion, least.intent.insteadOfPhrase)
    ? [...kept, found.aim]
    : kept;
}

import { topicsIn } from "../../topics.ts";
import { type Intent, isIntent } from "../intents.ts";
import { contentOf } from "../questions/questions.ts";
import type { Clause } from "../text/clauses.ts";
import { tokensOf } from "../text/normal.ts";
import { type Act, acts } from "./act-features.ts";
import { actScores, isKnownWord } from "./acts.ts";
import { type Aim, aimOf, likelyAlone, likelyAs } from "./aims.ts";

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
  const least = acted.includes("request_alternatives") ? likely.insteadOfOthers : likely.insteadOfPhrase;
  const isSurer = found !== null && found.likely >= leastFor(found.aim, least) && isIntent(found.aim);
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
    if (intent === undefined || scores[act] <= sure) return [];
    return [intent === "request_alternatives" && hasOffered ? "request_other_times" : intent];
  });
}

/** How sure one must be of an aim by whether the sentence also names a topic of the home, and of one that ends the talk. */
const likely = {
  alone: likelyAlone,
  beside: 0.6,
  ending: 0.8,
  insteadOfPhrase: 0.65,
  insteadOfOthers: 0.75,
  alsoLike: 0.25,
};

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
  return asked >= likely.alone && plain?.aim === aim && plain.likely >= likely.insteadOfPhrase;
};
const endings: readonly string[] = ["opt_out", "wrong_number", "not_interested", "cancel_showing"];
/** What ends the talk is never believed on less than `ending`. */
const leastFor = (aim: string, least: number): number => (endings.includes(aim) ? likely.ending : least);

export function aimedAt({ text, isQuestion }: Clause, hasOffered: boolean, isBesidePhrase: boolean): Intent[] {
  const found = aimOf(text, isQuestion);
  if (found === null || !isIntent(found.aim)) return [];
  if (found.aim === "negotiate" && isListOfTopics(text)) return [];
  const isBeside = isBesidePhrase || topicsIn(tokensOf(text)).length > 0;
  const least = leastFor(found.aim, isBeside ? likely.beside : likely.alone);
  const isSure = found.likely >= least || (isQuestion && isOfOneMind(found, text));
  if (!isSure || (found.aim === "request_other_times" && !hasOffered)) return [];
  return [found.aim];
}

/** Phrases that are part of saying something else, and what that may be. */
const yields: Partial<Record<Intent, readonly string[]>> = {
  opt_out: ["cancel_showing"],
  not_interested: ["cancel_showing", "request_alternatives"],
  negotiate: ["request_private_info"],
  request_other_times: ["request_alternatives", "report_maintenance", "other_fees"],
  fair_housing_probe: ["report_maintenance", "scam_concern", "amenities.hasPlayground", "amenities.hasPool"],
  access_problem: ["tours.entry"],
  attend: ["showing_logistics.host", "tours.company"],
  apply: ["amenities.hasStorage", "parking.charge", "other_fees"],
  request_private_info: ["unheld", "tours.self_guided", "tours.entry", "showing_logistics.host"],
  request_showing: [
    "report_maintenance",
    "payment.ahead",
    "scam_concern",
    "cancel_showing",
    "tours.self_guided",
    "tours.entry",
    "showing_logistics",
    "showing_logistics.host",
  ],
};

/** What the phrases of a clause say, less those that the sentence as a whole belies. */
export function weighed(named: readonly Intent[], { text, isQuestion }: Clause, hasOffered: boolean): Intent[] {
  if (named.length === 0) return [];
  const found = aimOf(text, isQuestion);
  if (found === null || found.likely < likely.insteadOfPhrase) return [...named];
  if (found.aim === notMeant(hasOffered)) return [...named];
  const isBelied = (intent: Intent) =>
    yields[intent]?.includes(found.aim) === true && likelyAs(text, isQuestion, intent) < likely.alsoLike;
  const kept = named.filter((intent) => !isBelied(intent));
  if (kept.length === named.length) return kept;
  return isIntent(found.aim) && found.likely >= leastFor(found.aim, likely.insteadOfPhrase)
    ? [...kept, found.aim]
    : kept;
}

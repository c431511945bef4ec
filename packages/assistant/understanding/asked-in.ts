import type { Ask, Heard } from "../heard.ts";
import type { Talk } from "../talk.ts";
import { aimOf, likelyAlone } from "./aims.ts";
import {
  asksSomething,
  belongsToIntent,
  isAboutTheHome,
  isApart,
  isAstray,
  isOfOtherHomes,
  isOnlyOfTime,
  onlySoundsLike,
} from "./asked-of-home.ts";
import { isBeyondRecords } from "./beyond-records.ts";
import { choiceIn } from "./choices.ts";
import type { Clause } from "./clauses.ts";
import { isTopicOfElsewhere } from "./elsewhere.ts";
import { askOfFigure, ofLastAsked } from "./figures-asked.ts";
import { factsBefore } from "./follow-ups.ts";
import { withOwnerNamed } from "./host-named.ts";
import { asksOfIncomeSource, hasNoIncomeYet } from "./income-sources.ts";
import { type Intent, intentsIn } from "./intents.ts";
import { languageAsked } from "./language.ts";
import type { Message } from "./message.ts";
import { normal } from "./normal.ts";
import { askOfOwnFigure } from "./own-figure-asked.ts";
import { askedOfTold, askedWhy, asksEnough, isAllPointing, isOfFacts, isPointing, pointedAt } from "./pointing.ts";
import { asksIn, contentOf } from "./questions.ts";
import type { Told } from "./told-in.ts";
import { blamedIn } from "./trait-blamed.ts";
import { inContext, withLineBefore, withQuestion } from "./words-for-owner.ts";

/** What a message asks: what a topic covers, and the rest in the renter's words. */
export type Asked = { asks: Ask[]; unknownQuestions: string[] };

export function askedIn(message: Message, told: Told, intents: ReadonlySet<Intent>, contact: Heard["contact"]): Asked {
  const { short, said, clauses, today, talk, history } = message;
  const { facts, times } = told;
  const { asks, unknown } = readFrom(message, told);
  const add = (topic: string, needsOwner = false): void => {
    if (!asks.some((ask) => ask.topic === topic)) asks.push({ topic, words: short.trim(), needsOwner });
  };
  const whys = clauses.filter(({ isQuestion }) => isQuestion).flatMap(({ words }) => askedWhy(words, talk));
  for (const topic of whys) add(topic);
  const pointsBack = Object.keys(facts).length === 0 && isAllPointing(unknown) && !clauses.some(tellsMore);
  const spokenOf = pointsBack ? factsBefore(history, today) : facts;
  const isOfShowing = intents.has("ask_own_showing");
  const missed = clauses.filter(({ again }) => again !== undefined);
  const isMissed = (words: string): boolean => missed.some((clause) => clause.words === words);
  const unknownQuestions = unknown
    .filter((words) => !(isOfShowing && isPointing(words)))
    .filter((words) => whys.length === 0 || askedWhy(words, talk).length === 0)
    .filter((words) => !isOfFacts(spokenOf, words) && (isMissed(words) || isForOwner(words, message, intents, contact)))
    .filter((words) => !isPointing(words) || (!facts.hasAssistanceAnimal && pointedAt(clauses) === null))
    .map((words) => (isPointing(words) ? withLineBefore(short.trim(), words, history) : inContext(words, said)));
  const isOfFigures = unknown.some((words) => isPointing(words) && asksEnough(words)) && hasFigures(facts);
  const pointing =
    !isOfFigures && unknown.some(isPointing) && (facts.hasAssistanceAnimal ? "assistance_animal" : pointedAt(clauses));
  if (pointing) add(pointing, isBeyondRecords(normal(short)));
  const isAskedOf =
    isOfFigures || (clauses.some((clause) => clause.isQuestion) && (asks.length === 0 || unknown.some(isPointing)));
  const isOfOthers = otherThanLimit.some((intent) => intents.has(intent)) && !unknown.some(isPointing);
  for (const topic of isAskedOf && !isOfShowing ? askedOfTold(spokenOf, unknown) : [])
    if (!(topic === "occupancy" && isOfOthers)) add(topic);
  const kept = asks
    .map((ask) => withQuestion(ask, clauses, said))
    .map((ask) => (missed.some(({ words, again }) => again?.wasAnswered && words === ask.words) ? leftOpen(ask) : ask))
    .filter(
      (ask) =>
        !belongsToIntent(ask.topic, intents) &&
        blamedIn(normal(ask.words)) === null &&
        !isOnlyName(ask.words, contact.name) &&
        !isTopicOfElsewhere(ask.topic, ask.words) &&
        ![isOfOtherHomes, onlySoundsLike, isOnlyOfTime].some((is) => is(ask)) &&
        !(ask.topic === "available_date" && times.some(({ choice }) => choice !== null)),
    );
  return { asks: kept, unknownQuestions };
}

/** Who misses an answer to what was answered means more than that: the owner says it. */
const leftOpen = (ask: Ask): Ask => ({ ...ask, needsOwner: true });

const hasFigures = ({ monthlyIncome, creditScore }: Told["facts"]): boolean => Boolean(monthlyIncome ?? creditScore);

/** What a question beside told people is after when it is no question of how many may live there. */
const otherThanLimit: readonly Intent[] = ["request_showing", "request_alternatives", "apply", "ask_identity"];

/** "My sister will come in my place, is that okay" asks of what it tells itself. */
const tellsMore = ({ text, isQuestion }: Clause): boolean => !isQuestion && contentOf(text).length > mostWordsBeside;
const mostWordsBeside = 2;

/** "Robin Vale" asks of no voucher, which "vale" is in Spanish. */
const isOnlyName = (words: string, name: string | undefined): boolean =>
  name !== undefined &&
  words
    .replace(/[^\p{L} ]/gu, "")
    .trim()
    .toLowerCase()
    .endsWith(name.toLowerCase());

/** The questions as they are read clause by clause. */
function readFrom(
  { short, said, clauses, sums, figures, talk }: Message,
  { plain }: Told,
): { asks: Ask[]; unknown: string[] } {
  const read = asksIn(
    clauses.filter((clause) => asksSomething(clause, talk.awaiting) && !isChoice(clause, talk) && !sums.has(clause)),
    isApart,
    { all: clauses, standing: talk.subject },
  );
  // "Are the kids on the lease" only sounds like a question of its length, and is one all the same.
  const isOtherQuestion = (ask: Ask): boolean =>
    onlySoundsLike(ask) && clauses.some(({ words, isQuestion }) => isQuestion && words === ask.words);
  const isOfNoTopic = (ask: Ask): boolean => isAstray(ask) || isOnlyEnough(ask) || isOtherQuestion(ask);
  const asks = [
    ...[...sums].map(([{ words }, topic]): Ask => ({ topic, words, needsOwner: false })),
    ...ofLastAsked(read.asks.filter((ask) => !isOfIncomeSource(ask) && !isOfNoTopic(ask))).map((ask) =>
      ask.topic === "requirements.income_enough" ? (askOfOwnFigure(ask.words) ?? ask) : ask,
    ),
  ];
  const ofSources = [
    ...read.asks.filter(isOfIncomeSource).map(({ words }) => words),
    ...read.unknown.filter((words) => asksOfIncomeSource(normal(words))),
  ];
  if (ofSources[0]) asks.push({ topic: "requirements.income_sources", words: ofSources[0], needsOwner: false });
  const isWithoutIncome = plain.monthlyIncome === undefined && hasNoIncomeYet(normal(said));
  if (isWithoutIncome && !asks.some(({ topic }) => topic === "requirements.income"))
    asks.push({ topic: "requirements.income", words: short.trim(), needsOwner: true });
  const unknown = [
    ...read.unknown.filter((words) => !ofSources.includes(words)),
    ...read.asks.filter(isOfNoTopic).map(({ words }) => words),
  ];
  const ofFigures = unknown.flatMap((words) => askOfFigure(words, figures) ?? askOfOwnFigure(words) ?? []);
  return {
    asks: [...asks, ...ofFigures],
    unknown: [...new Set(unknown)].filter((words) => ofFigures.every((ask) => ask.words !== words)),
  };
}

/** "Is that enough?" asks of what was told before it, score or income. */
const isOnlyEnough = ({ topic, words }: Ask): boolean => topic === "requirements.income_enough" && isPointing(words);

/** Whether a question that no topic covers is one that the owner could answer of the home. */
function isForOwner(
  words: string,
  { today, talk, ownerName }: Message,
  intents: ReadonlySet<Intent>,
  contact: Heard["contact"],
): boolean {
  const text = normal(words);
  if (intents.has("fair_housing_probe") || intents.has("abusive") || blamedIn(text)) return false;
  if (intents.has("ask_identity") && intentsIn(withOwnerNamed(text, ownerName)).includes("ask_identity")) return false;
  if (talk.awaiting === "pass-on" && agreesToPassOn.test(text)) return false;
  const like = aimOf(text, true);
  if (like !== null && like.likely >= likelyAlone && ofTalk.has(like.aim)) return false;
  if (intents.has("ask_privacy") && aimOf(text, true)?.aim === "ask_privacy") return false;
  if (intents.has("request_private_info") && (ofOtherPeople.test(text) || demands.test(text))) return false;
  if (asksToBeWritten.test(text) && (contact.phone ?? contact.email)) return false;
  return languageAsked(words) === null && isAboutTheHome(words, today, talk.offered.length);
}

/** "Yes please ask, and tell her of our savings" is passed on whole. */
const agreesToPassOn =
  /^(?:yes|yeah|yep|sure|okay|please|si|claro|dale)\b[^?]*\b(?:ask|tell|check|mention|pass|pregunt\w+|dig\w+|avis\w+|mencion\w+)\b[^?]*$/;

/** "Huh?", "que bueno" and "I told you already?" ask the owner nothing. */
const ofTalk: ReadonlySet<string> = new Set(["chat", "thank_goodbye", "complaint"]);

/** The question before, of a message that only asks to pass it on. */
export const passedOn = ({ said, talk, history }: Message): string[] =>
  talk.awaiting !== "pass-on" && asksToAskOwner.test(normal(said))
    ? history
        .filter(({ from }) => from === "renter")
        .slice(-1)
        .map(({ text }) => text)
    : [];

/** "The earliest" among times is one of them and asks nothing of the home. */
const isChoice = ({ text, isQuestion }: Clause, { offered }: Talk): boolean =>
  !isQuestion && choiceIn(text, offered.length) !== null;

/** "Do food stamps count" asks what income counts, whatever the words are like. */
const isOfIncomeSource = ({ topic, words }: Ask): boolean =>
  /^(?:income_proof|requirements\.income(?:_sources)?|accessibility|assistance_program)$/.test(topic) &&
  asksOfIncomeSource(normal(words));

/** "And what do they earn" goes on about the people just asked of. */
const ofOtherPeople = /\b(?:they|their|them|he|she|his|her|owner)\b/;

/** "Can you send it to me", after what is refused, asks for just that. */
const demands =
  /\b(?:send|give|text|tell|share|show|get) (?:it|that|them|me|us)\b(?: (?:to me|to us|it|that|them|over|now|please|real quick|again))*\W*$/;

/** "Ok can you ask the owner" is after an answer to the words before it. */
const asksToAskOwner =
  /^(?:(?:okay|well|then|so|please|can|could|would|will|just|you|pls|entonces|puede\w*|le)[, ]+)*(?:ask|check with|pregunt\w+(?: a| al)?) (?:the owner|the landlord|them|him|her|morgan|dueno|propietario)(?: (?:please|for me|then|about (?:it|that)|that|por favor))*\W*$/;

/** "Can you text me instead? 937…" tells where to. */
const asksToBeWritten = /\b(?:text|e-?mail|message|write|reach|contact) (?:me|us)\b/;

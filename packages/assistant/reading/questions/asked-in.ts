import { isStandingSum } from "../../dialogue/subject.ts";
import type { Ask } from "../../heard/questions.ts";
import type { Heard } from "../../heard.ts";
import type { Subject, Talk } from "../../talk.ts";
import { topicsIn } from "../../topics.ts";
import type { Intent } from "../intents.ts";
import { isTooLong, likelyAs } from "../learned/aims.ts";
import { likelyBeyondRecord } from "../learned/beyond.ts";
import { intentsOf } from "../learned/clause-intents.ts";
import type { Message } from "../message.ts";
import { askOfFigure, ofLastAsked } from "../money/figures-asked.ts";
import { asksOfIncomeSource, hasNoIncomeYet } from "../money/income-sources.ts";
import { askOfOwnFigure, namesNoIncome } from "../money/own-figure-asked.ts";
import { isPartOfSum } from "../money/sum-standing.ts";
import { asksOfAge } from "../people/age-asked.ts";
import { isOfOwnRecord } from "../people/own-record.ts";
import { factsIn } from "../people/renter-facts-in.ts";
import { blamedIn } from "../people/trait-blamed.ts";
import { onlyVisits } from "../pets/not-pets.ts";
import { least } from "../rank.ts";
import { type Clause, clausesOf } from "../text/clauses.ts";
import { normal, stem, tokensOf } from "../text/normal.ts";
import { announcesQuestion, asksInWords } from "../text/question-words.ts";
import { sentenceOf } from "../text/sentences.ts";
import { choiceIn } from "../times/choices.ts";
import { isTopicOfElsewhere } from "../times/elsewhere.ts";
import type { Told } from "../told-in.ts";
import { isOnlyOfTime } from "./about-the-home.ts";
import { countsAnimals } from "./animals-counted.ts";
import { asksSomething, isApart } from "./asked-of-home.ts";
import { belongsToIntent } from "./beside-intent.ts";
import { factsBefore } from "./follow-ups.ts";
import { asksOfPrivacy, isForOwner } from "./for-owner.ts";
import { caseAskedIn } from "./own-case-words.ts";
import { askedOfTold, askedWhy, asksEnough, isAllPointing, isOfFacts, isPointing, pointedAt } from "./pointing.ts";
import { asksIn, asksOfAnimalAlong } from "./questions.ts";
import { asTour, isAstray, isOfOtherHomes, onlySoundsLike } from "./sounds-like.ts";
import { onlyDoneBy, withOnlyDone } from "./told-of-oneself.ts";
import { untakenIn } from "./untaken.ts";
import { asCountOfPeople, isOfPetsTold, isSavings, pointsBefore } from "./what-counts.ts";
import { withLineBefore } from "./words-for-owner.ts";
import { contentOf } from "./words-of-meaning.ts";

/** What a message asks: what a topic covers, and the rest in the renter's words. */
export type Asked = { asks: Ask[]; unknownQuestions: string[] };

export function askedIn(message: Message, told: Told, intents: ReadonlySet<Intent>, contact: Heard["contact"]): Asked {
  const { short, clauses, sums, today, talk, history } = message;
  const { facts, times } = told;
  const { asks, unknown, astray } = readFrom(message, told);
  const add = (topic: string, needsOwner = false): void => {
    if (!asks.some((ask) => ask.topic === topic)) asks.push({ topic, words: short.trim(), needsOwner });
  };
  const whys = clauses.filter(({ isQuestion }) => isQuestion).flatMap(({ words }) => askedWhy(words, talk));
  for (const topic of whys) add(topic);
  const pointsBack = Object.keys(facts).length === 0 && isAllPointing(unknown) && !clauses.some(tellsMore);
  const isElsewhere = pointsElsewhere(message, unknown);
  const spokenOf = pointsBack ? factsBefore(history, today) : isElsewhere ? {} : facts;
  const topicPointedAt = isElsewhere ? null : facts.hasAssistanceAnimal ? "assistance_animal" : pointedAt(clauses);
  // "He's trained for my seizures. Is he going to be a problem": whoever assists is pointed at by any word.
  const points = (words: string): boolean =>
    isPointing(words) || (facts.hasAssistanceAnimal === true && caseAskedIn(normal(words))?.judges.has("any") === true);
  const isOfShowing = intents.has("ask_own_showing");
  const missed = clauses.filter(({ again }) => again !== undefined);
  const isMissed = (words: string): boolean => missed.some((clause) => clause.words === words && !isApart(clause));
  const ofFacts = unknown.filter(
    (words) => !astray.includes(words) && !asksOfAnimalAlong(words) && isOfFacts(spokenOf, words),
  );
  const unknownQuestions = unknown
    .filter((words) => !(isOfShowing && isPointing(words)))
    .filter((words) => whys.length === 0 || askedWhy(words, talk).length === 0)
    .filter((words) => !isEcho(words) && !isBeforeQuestion(words, clauses))
    .filter((words) => !ofFacts.includes(words))
    .filter((words) => onlyDoneBy(words, short) !== "tells")
    .filter((words) => isMissed(words) || isForOwner(words, message, intents, contact))
    .filter((words) => !points(words) || topicPointedAt === null)
    .map((words) => (isPointing(words) ? withLineBefore(short, words, history) : words));
  const isOfFigures = unknown.some((words) => isPointing(words) && asksEnough(words)) && hasFigures(facts);
  const pointing = !isOfFigures && unknown.some(points) && topicPointedAt;
  if (pointing) add(pointing, likelyBeyondRecord(pointing, normal(short)) >= least.beyond);
  const isAllAstray = astray.length > 0 && unknown.every((words) => astray.includes(words));
  const mayBeOfFacts = !isOfShowing && !isAllAstray;
  const ofTold = unknown.filter((words) => !asksOfAnimalAlong(words));
  const isAlone =
    isOfFigures ||
    (clauses.some(({ isQuestion }) => isQuestion) && asks.length === 0 && ofTold.length === unknown.length);
  for (const topic of mayBeOfFacts
    ? askedOfFacts(spokenOf, { unknown: ofTold, ofFacts, isAlone, said: short }, intents)
    : [])
    add(topic);
  const isOfMoney = ({ topic, words }: Ask): boolean =>
    [...sums].some(([clause, ofSum]) => ofSum === topic && clause.words === words);
  const isAsked = ({ words }: Ask): boolean => clauses.some((clause) => clause.isQuestion && clause.words === words);
  const isOfWish = ({ topic, words }: Ask): boolean => belongsToIntent(topic, intentsBeside(words, message, intents));
  const kept = asks
    .map((ask) => askedAgain(ask, missed))
    .map((ask) => withOnlyDone(ask, short, facts))
    .map((ask) => (isOfOwnRecord(ask, short) || (isOfPets(ask) && isOfVisitor(ask, clauses)) ? leftOpen(ask) : ask))
    .map((ask) => (isBeforeQuestion(ask.words, clauses) ? { ...ask, needsOwner: false, isTold: true as const } : ask))
    .map(asTour)
    .filter(
      (ask) =>
        !isOfWish(ask) &&
        blamedIn(normal(ask.words)) === null &&
        !asksOfAge(normal(ask.words)) &&
        !isOnlyName(ask.words, contact.name) &&
        !(ask.topic === "voucher" && ask.isTold && facts.hasHousingVoucher === false) &&
        !(intents.has("ask_privacy") && asksOfPrivacy(ask.words)) &&
        !isTopicOfElsewhere(ask.topic, ask.words) &&
        ![isOfOtherHomes, onlySoundsLike].some((is) => is(ask)) &&
        !(isOnlyOfTime(ask, isAsked(ask)) && !isOfMoney(ask) && !ask.isOfOwn) &&
        !(ask.topic === "available_date" && times.some(({ choice }) => choice !== null)),
    );
  const taken = [...[...kept, ...asks.filter(isOfWish)].map(({ words }) => words), ...unknown, ...unknownQuestions];
  const untaken = untakenIn(message, asks, taken)
    .filter((words) => !isEcho(words) && onlyDoneBy(words, short) !== "tells")
    .filter((words) => isForOwner(words, message, intents, contact));
  const isOfAnimals = kept.some(({ topic }) => topic === "occupancy") && countsAnimals(short, facts);
  const counted = isOfAnimals
    ? kept.map((ask) => (ask.topic === "occupancy" ? { ...ask, topic: "pets.max" } : ask))
    : kept;
  const isFigureTold = (words: string): boolean => hasFigures(facts) && tellsFigure(words, short);
  const left = [...unknownQuestions, ...untaken].filter((words) => !isFigureTold(words));
  return { asks: counted, unknownQuestions: left };
}

/** "Between my pension and my work I get 3,140": whether words stand in a sentence that tells a figure and asks nothing. */
function tellsFigure(words: string, said: string): boolean {
  const sentence = sentenceOf(words, said);
  const text = normal(sentence);
  const isTold = isTooLong(text) || likelyAs(text, false, "told") >= least.aim;
  return /\d{3}/.test(text) && isTold && !sentence.includes("?") && !asksInWords(text);
}

/** What is asked of what was told, where that is asked of alone, by pointing at it, or by naming it again beside others. */
function askedOfFacts(
  told: Told["facts"],
  {
    unknown,
    ofFacts,
    isAlone,
    said,
  }: { unknown: readonly string[]; ofFacts: readonly string[]; isAlone: boolean; said: string },
  intents: ReadonlySet<Intent>,
): string[] {
  const points = unknown.some(isPointing);
  // "Is there a yard? And would six of us fit": a question of what is told is one beside others too.
  if (!isAlone && !points) return ofFacts.length > 0 ? askedOfTold(told, ofFacts, said) : [];
  const isOfOthers = otherThanLimit.some((intent) => intents.has(intent)) && !points;
  return askedOfTold(told, unknown, said).filter((topic) => !(topic === "occupancy" && isOfOthers));
}

/** What a whole message is about, whichever part of it tells of it: danger, and what is refused. */
const ofWhole: readonly Intent[] = ["emergency", "prompt_injection", "request_private_info"];

/** What the message is after without what only its other parts are: "would you take 1300? And what is the deposit" asks of it. */
function intentsBeside(words: string, { clauses, talk }: Message, intents: ReadonlySet<Intent>): ReadonlySet<Intent> {
  const meant = new Map(clauses.map((clause) => [clause, intentsOf(clause, talk.offered.length > 0, isPointing)]));
  const own = clauses.filter((clause) => words.includes(clause.words) || clause.words.includes(words));
  const isElsewhere = (intent: Intent): boolean => {
    const meaning = clauses.filter((clause) => meant.get(clause)?.includes(intent));
    return meaning.length > 0 && own.length > 0 && !meaning.some((clause) => own.includes(clause));
  };
  return new Set([...intents].filter((intent) => ofWhole.includes(intent) || !isElsewhere(intent)));
}

/** "I meant to ask about the summers. May I put a fan in the window?" is the one question. */
function isBeforeQuestion(words: string, clauses: readonly Clause[]): boolean {
  const at = clauses.findIndex((clause) => clause.words === words);
  return clauses[at + 1]?.isQuestion === true && announcesQuestion(normal(words));
}

/** "Wait, 80?" and "¿verdad?" echo what was said before, and say nothing to whoever reads them alone. */
function isEcho(words: string): boolean {
  const text = normal(words);
  const content = contentOf(text);
  const saysNothing = content.length > 0 && content.every((word) => echoWords.has(word));
  return echoesFigure.test(text) || (saysNothing && !isPointing(words));
}
const echoWords = new Set(
  "verdad cierto serio veras fue fueron huh right true real curious wondering curiosidad".split(" ").map(stem),
);
const echoesFigure = /^(?:(?:wait|so|but|what|huh|and|y|pero|espere?a?|como)[, ]+)*\$?\d[\d,.]*\W*$/;

const isOfPets = ({ topic }: Ask): boolean => topic.startsWith("pets");

/** "My aunt's cat visits at times. Does it count" asks of a visit, and "do you allow cats" beside it does not. */
function isOfVisitor({ words }: Ask, clauses: readonly Clause[]): boolean {
  const at = clauses.findIndex((clause) => clause.words.includes(words));
  const before = isPointing(words) || pointsBefore.test(normal(words)) ? clauses[at - 1] : undefined;
  const own = clauses.filter((clause) => clause.words.includes(words) || words.includes(clause.words));
  return [...own, ...(before ? [before] : [])].some(({ text }) => onlyVisits(text));
}

/** A question as it is meant by whoever misses its answer. */
function askedAgain(ask: Ask, missed: readonly Clause[]): Ask {
  const [again] = missed.flatMap(({ words, again }) => (again && words === ask.words ? [again] : []));
  if (again === undefined) return ask;
  return again.wasAnswered ? leftOpen(ask) : { ...ask, isAgain: true };
}

/** Who misses an answer to what was answered, or asks of their own case, means more than that: the owner says it. */
const leftOpen = (ask: Ask): Ask => ({ ...ask, needsOwner: true });

const hasFigures = ({ monthlyIncome, creditScore }: Told["facts"]): boolean => Boolean(monthlyIncome ?? creditScore);

/** What a question beside told people is after when it is no question of how many may live there. */
const otherThanLimit: readonly Intent[] = ["request_showing", "request_alternatives", "apply", "ask_identity"];

/** "My sister will come in my place, is that okay" asks of what it tells itself. */
const tellsMore = ({ text, isQuestion }: Clause): boolean => !isQuestion && contentOf(text).length > mostWordsBeside;
const mostWordsBeside = 2;

/** "Oct 1. I play the cello. Is that fine?" points at what stands right before it, which is no fact that Piper asks for. */
function pointsElsewhere({ clauses, telling, today }: Message, unknown: readonly string[]): boolean {
  const at = clauses.findIndex(({ words, isQuestion }) => isQuestion && isPointing(words) && unknown.includes(words));
  const [before, told] = [clauses[at - 1], telling[at - 1]];
  if (!before || !told || before.isQuestion || contentOf(before.text).length < fewestWordsTold) return false;
  return topicsIn(tokensOf(before.text)).length === 0 && Object.keys(factsIn([told], [], today)).length === 0;
}

const fewestWordsTold = 2;

/** "Robin Vale" asks of no voucher, which "vale" is in Spanish. */
const isOnlyName = (words: string, name: string | undefined): boolean =>
  name !== undefined &&
  words
    .replace(/[^\p{L} ]/gu, "")
    .trim()
    .toLowerCase()
    .endsWith(name.toLowerCase());

/** The questions as they are read clause by clause; `astray` are those that only share words with a topic. */
function readFrom(message: Message, { plain, times }: Told): { asks: Ask[]; unknown: string[]; astray: string[] } {
  const { short, said, clauses, telling, sums, ownCases, figures, talk } = message;
  const isRead = (clause: Clause): boolean => sums.has(clause) || ownCases.has(clause);
  const read = asksIn(
    clauses.filter((clause) => asksSomething(clause, talk.awaiting) && !isChoice(clause, talk) && !isRead(clause)),
    isApart,
    { all: clauses, standing: talk.subject ?? petsTold(message) },
  );
  // "Are the kids on the lease" only sounds like a question of its length, and is one all the same.
  const isOtherQuestion = (ask: Ask): boolean =>
    onlySoundsLike(ask) && clauses.some(({ words, isQuestion }) => isQuestion && words === ask.words);
  const hours = times.flatMap(({ at }) => at ?? []);
  const isOfNoIncome = ({ topic, words }: Ask): boolean => topic === ofEnough && namesNoIncome(words, hours);
  const isOfNoTopic = (ask: Ask): boolean =>
    isAstray(ask) ||
    isOfNoIncome(ask) ||
    isOnlyEnough(ask) ||
    isOtherQuestion(ask) ||
    isSavings(ask, clauses, telling) ||
    isOfPetsTold(ask, plain, clauses);
  const asks = [
    ...asksOfSums(sums, said, figures),
    ...asksOfOwnCases(message),
    ...ofLastAsked(read.asks.filter((ask) => !isOfIncomeSource(ask) && !isOfNoTopic(ask))).map((ask) =>
      ask.topic === ofEnough ? (askOfOwnFigure(ask.words) ?? ask) : asCountOfPeople(ask, message),
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
    astray: read.asks.filter(isAstray).map(({ words }) => words),
  };
}

/** "How much is it for both of them", of whoever told of pets and has asked of nothing since. */
function petsTold({ said, history, today }: Message): Subject | undefined {
  if (!ofThem.test(normal(said))) return undefined;
  const told = history.flatMap(({ from, text }) => (from === "renter" ? clausesOf(text) : []));
  const { pets } = factsIn(told, [], today);
  return pets && pets.reduce((sum, { count }) => sum + count, 0) > 1 ? { topic: "pets", words: "", age: 0 } : undefined;
}
const ofThem = /\b(?:both|each|all|two) of them\b|\b(?:por|de) (?:los|las) dos\b|\bpor ambos\b/;

/** The questions of sums, each with the parts of it that stand behind it: "total to get in: first month, deposit. With the cat". */
function asksOfSums(sums: Message["sums"], said: string, figures: Message["figures"]): Ask[] {
  const asks: Ask[] = [];
  for (const [clause, topic] of sums) {
    const first = asks.find((ask) => ask.topic === topic);
    if (first === undefined || !isStandingSum(topic) || !isPartOfSum(clause, figures))
      asks.push({ topic, words: clause.words, needsOwner: false });
    else first.words = upTo(clause.words, first.words, said);
  }
  return asks;
}

/** The questions whether what was told will do, each as one of every matter that it is of. */
const asksOfOwnCases = ({ ownCases }: Message): Ask[] =>
  [...ownCases].flatMap(([{ words }, { topics, isOfJob }]) =>
    topics.map((topic) => ({ topic, words, needsOwner: isOfJob && topic === ofIncome, isOfOwn: true as const })),
  );
const ofIncome = "requirements.income";

/** What was said from some words on to the end of others. */
function upTo(last: string, first: string, said: string): string {
  const [from, to] = [said.indexOf(first), said.lastIndexOf(last)];
  return from < 0 || to < from ? first : said.slice(from, to + last.length);
}

/** "Is that enough?" asks of what was told before it, score or income. */
const isOnlyEnough = ({ topic, words }: Ask): boolean => topic === ofEnough && isPointing(words);
const ofEnough = "requirements.income_enough";

/** "The earliest" among times is one of them and asks nothing of the home. */
const isChoice = ({ text, isQuestion }: Clause, { offered }: Talk): boolean =>
  !isQuestion && choiceIn(text, offered.length) !== null;

/** "Do food stamps count" asks what income counts, whatever the words are like. */
const isOfIncomeSource = ({ topic, words }: Ask): boolean =>
  /^(?:income_proof|requirements\.income(?:_sources)?|accessibility|assistance_program)$/.test(topic) &&
  asksOfIncomeSource(normal(words));

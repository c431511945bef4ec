import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { dateAt } from "@porchlight/domain/scheduling/zone-clock.ts";
import { dayAt } from "../dialogue/home-clock.ts";
import { knowsIncome } from "../dialogue/incomes.ts";
import { isStandingSum, noTopic } from "../dialogue/subject.ts";
import type { Line, Talk } from "../talk.ts";
import { type Figure, figuresOf } from "../topics/figures.ts";
import type { Understand } from "../understander.ts";
import { answersUnsurely, factsAskedFor, tellsFacts } from "./answers/answers-told.ts";
import { withHomeNamed } from "./contact/home-named.ts";
import { withOwnerNamed } from "./contact/host-named.ts";
import { withoutSignature } from "./contact/names-signed.ts";
import { withSpokenContact } from "./contact/spoken-contact.ts";
import { type Intent, intentsIn } from "./intents.ts";
import { withCommas } from "./money/bare-figures.ts";
import { withEarningNamed } from "./money/earning-named.ts";
import { asksIfEarnsEnough, compares, type MoneyBeside } from "./money/enough-asked.ts";
import { feeAskedIn } from "./money/fee-asked.ts";
import { withoutHomeFigures } from "./money/home-figures.ts";
import { topicOfSum } from "./money/home-sums.ts";
import { withMoneyJudged } from "./money/money-apart.ts";
import { moneyMomentOf } from "./money/money-role-features.ts";
import { speaksOfCredit, withScoreNamed } from "./money/score-named.ts";
import { payingApart } from "./money/sharing.ts";
import {
  checksSum,
  isPartOfSum,
  sumLike,
  topicOfSumChanged,
  topicOfWhole,
  wholeOfParts,
} from "./money/sum-standing.ts";
import { apartFromSupposed } from "./money/supposed.ts";
import { tellsIncomeAgain } from "./money/told-again.ts";
import { tellsOfAnother } from "./money/told-of-another.ts";
import { inRentersWords, isForAnother } from "./people/for-another.ts";
import { factsIn } from "./people/renter-facts-in.ts";
import { withPetInstead } from "./pets/assistance-animals.ts";
import { wishesForAnimal } from "./pets/not-pets.ts";
import { withAnimalAskedOf, withCountInstead, withDogsSized, withPetNamed } from "./pets/pet-named.ts";
import { answersAskedIn, neverAsked } from "./questions/answer-asked.ts";
import { asksAgain } from "./questions/answer-missed.ts";
import { withQuestionsAgain } from "./questions/asked-again.ts";
import { asksPerWhat } from "./questions/left-to-subject.ts";
import { type OwnCase, ownCasesIn, withCasesApart } from "./questions/own-case.ts";
import { withSubjectBefore } from "./questions/subject-before.ts";
import { withSubjectNamed } from "./questions/subject-named.ts";
import { type Clause, clausesOf } from "./text/clauses.ts";
import { asksEmbedded } from "./text/embedded-questions.ts";
import { asksOutright } from "./text/question-words.ts";
import { apartBySense } from "./text/said-in-one-breath.ts";
import { isTakenBack } from "./text/taken-back.ts";
import { type MessageTimes, movingOf, tellingOf, timesOfClauses } from "./times/clause-times.ts";
import { withMonthSaidBefore } from "./times/day-said-again.ts";
import { withHourOnDayBefore } from "./times/hours-as-figures.ts";
import { isHourInstead, withHoursOffered } from "./times/hours-offered.ts";
import { ownDayOf, timeMomentOf } from "./times/time-role-features.ts";
import { changesHour } from "./times/time-traded.ts";
import { withWeeksCounted } from "./times/weeks-counted.ts";
import { withoutZones } from "./times/zone-beside.ts";

/** A longer message is cut here: nobody asks about a home in more words, and time must not grow with spite. */
export const longestCharacters = 2000;

/** A renter's message, taken apart. */
export type Message = {
  /** The renter's own words, cut where they go on too long. */
  short: string;
  /** The words to be understood: without a signature, and with what they leave to the words before. */
  said: string;
  clauses: readonly Clause[];
  /** The same, as far as they tell of the renter. */
  telling: readonly Clause[];
  /** What its clauses only suppose of incomes. */
  supposed: readonly Clause[];
  /** What the times of its clauses are for, where it names several. */
  times: MessageTimes;
  /** The same, as far as they may tell when one moves in, where that differs. */
  moving: readonly Clause[] | null;
  /** The topics of those that add up what the home costs. */
  sums: ReadonlyMap<Clause, string>;
  /** Those that ask whether what was told will do. */
  ownCases: ReadonlyMap<Clause, OwnCase>;
  /** What Piper asked for, and the clauses that answer it. */
  asked: readonly string[];
  answers: ReadonlySet<Clause>;
  /** The clauses that ask for the owner's answer to what was asked before, and nothing else. */
  ofAnswer: readonly Clause[];
  /** All its clauses, those too that ask for an answer or take back what was written. */
  all: readonly Clause[];
  today: Temporal.PlainDate;
  /** The day from which the home is free, where its record says one. */
  freeFrom: string | null;
  timeZone: string;
  talk: Talk;
  history: readonly Line[];
  property: Parameters<Understand>[1]["property"];
  ownerName?: string;
  hasShowing?: boolean | undefined;
  /** What the home costs. */
  figures: readonly Figure[];
};

/** What is met however it is put. */
const weighty: readonly Intent[] = [
  "emergency",
  "opt_out",
  "report_maintenance",
  "access_problem",
  "accommodation_request",
  "cancel_showing",
];

export function messageOf(text: string, { now, ...context }: Parameters<Understand>[1]): Message {
  const { talk, history, timeZone } = context;
  const short = withSpokenContact(text.slice(0, longestCharacters));
  const today = dateAt(now, timeZone);
  const said = withSubjectBefore(withCommas(withoutSignature(short)), history);
  const { address } = context.property.location;
  const stated = context.property.leaseConditions?.desiredLeasingDate;
  const freeFrom = stated ? dayAt(stated, timeZone) : null;
  const askedFor = factsAskedFor(said, talk, history, { today, timeZone, freeFrom });
  const asked = tellsIncomeAgain(said, talk.incomes) ? [...askedFor, "income"] : askedFor;
  const lastSaid = lastSaidIn(history);
  const ofPets = (text: string): string =>
    withDogsSized(
      withCountInstead(
        withAnimalAskedOf(withPetNamed(text, said, history, talk.language), talk.subject),
        talk,
        history,
      ),
      said,
      history,
      asked.includes("dog-size"),
    );
  const named = (text: string): string =>
    withOwnerNamed(
      withHomeNamed(withPetInstead(ofPets(withSubjectNamed(text, talk.subject))), address, talk.language),
      context.ownerName,
    );
  const isOfTimes = namesClock.test(lastSaid);
  const read = withQuestionsAgain(
    withWeeksCounted(withCasesApart(apartBySense(clausesOf(withoutZones(said))), today)),
    history,
  ).map((clause, at, all) => {
    const before = all.slice(0, at).map(({ text }) => text);
    const ofScores = withScoreNamed(named(clause.text), before.some(speaksOfCredit));
    const ofMoney = withEarningNamed(ofScores, before.join(". "));
    const ofDay = withHourOnDayBefore(ofMoney, before.at(-1));
    const text = withHoursOffered(withMonthSaidBefore(ofDay, history, talk, timeZone), talk, {
      timeZone,
      isQuestion: clause.isQuestion,
      isOfTimes,
    });
    const isQuestion =
      (clause.isQuestion || asksAgain(clause.text) || wishesForAnimal(clause.text)) &&
      !isHourInstead(text) &&
      (checksSum(clause.text, lastSaid) || !answersUnsurely(clause, asked, today)) &&
      !tellsOfAnother(clause, moneyMomentOf(talk));
    return { ...clause, text, isQuestion };
  });
  const may = read.filter(({ text }) => !intentsIn(text).some((intent) => weighty.includes(intent)));
  const asksForAnswer = answersAskedIn(may, context);
  const unasked = new Map(asksForAnswer.map((clause) => [clause, neverAsked(clause, context)]));
  const ofAnswer = asksForAnswer.filter((clause) => !unasked.get(clause));
  const takenBack = talk.aside ? [] : may.filter(isTakenBack);
  const clauses = read
    .filter((clause) => !ofAnswer.includes(clause) && !takenBack.includes(clause))
    .map((clause) => unasked.get(clause) ?? clause);
  const figures = figuresOf({
    home: context.property,
    now,
    hasScreening: context.hasScreening,
    hasApplication: context.hasApplication === true,
  });
  const times = timesOfClauses(
    clauses,
    timeMomentOf(talk, context.hasShowing === true),
    today,
    ownDayOf(talk, timeZone),
  );
  const ofHome = { figures, home: context.property, linesBefore: history, talk };
  const { told, supposed } = apartFromSupposed(
    clauses.map((clause) => tellingOf(asTold(clause), times)),
    knowsIncome(talk.incomes),
  );
  const ofOneself = told.map((clause) => withoutHomeFigures(clause, ofHome));
  const ofRenter = isForAnother(said, history) ? ofOneself.map(inRentersWords) : ofOneself;
  const telling = withMoneyJudged(ofRenter, moneyMomentOf(talk));
  const answers = new Set(
    clauses.filter((clause, at) => tellsFacts(telling[at] as Clause, asked, today) && !changesHour(clause.text)),
  );
  const facts = () => factsIn(telling, asked, today);
  const ofMoney = { said, figures, talk, history, facts, supposed };
  const sumsRead = sumsOf(clauses, ofMoney);
  const ownCases = ownCasesIn(clauses, { telling, asked, history, talk, today, sums: sumsRead });
  const sums = new Map([...sumsRead].filter(([clause]) => !ownCases.has(clause)));
  return {
    talk,
    history,
    timeZone,
    property: context.property,
    ownerName: context.ownerName,
    short,
    said,
    clauses,
    telling,
    moving: movingOf(clauses, times),
    supposed,
    times,
    sums,
    ownCases,
    asked,
    answers,
    ofAnswer,
    all: read,
    today,
    freeFrom,
    figures,
  };
}

/** "We are six, not sure if that fits" tells as much as it asks. */
const asTold = (clause: Clause): Clause =>
  clause.isQuestion && !clause.words.includes("?") && asksEmbedded(clause.text) && !asksOutright(clause.text)
    ? { ...clause, isQuestion: false }
    : clause;

/** Whether Piper's words name a time: "4:00 PM". */
const namesClock = /\d:\d/;

/** What Piper said last. */
const lastSaidIn = (history: readonly Line[]): string => history.findLast(({ from }) => from === "piper")?.text ?? "";

const ofEnough = "requirements.income_enough";

type OfMoney = Pick<Message, "said" | "figures" | "talk" | "history" | "supposed"> & {
  facts: () => Partial<RenterFacts>;
};

/** The topics of the clauses that add up money; what changes a sum changes the last one that was asked for, here or before. */
function sumsOf(clauses: readonly Clause[], ofMoney: OfMoney): ReadonlyMap<Clause, string> {
  const sums = new Map<Clause, string>();
  let { talk } = ofMoney;
  for (const clause of clauses) {
    const topic = moneyTopicOf(clause, clauses, { ...ofMoney, talk });
    if (topic !== null) sums.set(clause, topic);
    const subject = { topic: topic ?? noTopic, words: clause.words, age: 0 };
    if (isStandingSum(subject.topic)) talk = { ...talk, sum: subject, subject };
    else if (clause.isQuestion) talk = { ...talk, subject };
  }
  return withPartsBeside(sums, clauses, ofMoney.figures);
}

/** The sums of a message with what beside one only names its parts: "we both have cars, how's that split". */
function withPartsBeside(
  sums: ReadonlyMap<Clause, string>,
  clauses: readonly Clause[],
  figures: readonly Figure[],
): ReadonlyMap<Clause, string> {
  const like = clauses.flatMap((clause) => {
    const topic = sums.has(clause) ? null : sumLike(clause);
    return topic ? [[clause, topic] as const] : [];
  });
  const all = new Map([...sums, ...like]);
  if (all.size === 0) return new Map(wholeOfParts(clauses, figures));
  const [topic, another] = new Set([...all.values()].filter(isStandingSum));
  const beside = clauses.filter((clause) => !all.has(clause) && isPartOfSum(clause, figures));
  if (topic === undefined || another !== undefined || beside.length === 0) return sums;
  return new Map([...all, ...beside.map((clause) => [clause, topic] as const)]);
}

/** "Y la solicitud, ¿es de cada quien?": what a comma leads into a clause from. */
function leadOf(clause: Clause, clauses: readonly Clause[]): string {
  const before = clauses[clauses.indexOf(clause) - 1];
  return before?.words.endsWith(",") ? before.text : "";
}

/** The topic of a question that adds up money, is of the fee for applying or of what is enough; null of every other. */
function moneyTopicOf(
  clause: Clause,
  clauses: readonly Clause[],
  { said, figures, talk, history, facts, supposed }: OfMoney,
): string | null {
  const isSupposed = supposed.some(({ words }) => words === clause.words);
  if (isSupposed && (clause.isQuestion || compares(clause.text))) return ofEnough;
  if (payingApart.test(clause.text) || asksPerWhat(clause, talk.subject)) return null;
  const beside: MoneyBeside = { facts, lastSaid: lastSaidIn(history) };
  return (
    topicOfSumChanged(clause, talk, figures, leadOf(clause, clauses)) ??
    topicOfSum(clause, said, figures) ??
    topicOfWhole(clause, figures) ??
    feeAskedIn(clause, clauses, figures, talk.subject) ??
    (asksIfEarnsEnough(clause, beside) ? ofEnough : null)
  );
}

import type { Line, Talk, Understand } from "../piper.ts";
import { type Figure, figuresOf } from "../topics/figures.ts";
import { answersAskedIn } from "./answer-asked.ts";
import { answersUnsurely, factsAskedFor, tellsFacts } from "./answers-told.ts";
import { withCommas } from "./bare-figures.ts";
import { type MessageTimes, tellingOf, timesOfClauses } from "./clause-times.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { withoutSignature } from "./contact.ts";
import { addsUpIncome } from "./earners.ts";
import { withoutHomeFigures } from "./home-figures.ts";
import { topicOfSum } from "./home-sums.ts";
import { withOwnerNamed } from "./host-named.ts";
import { withMoneyJudged } from "./money-apart.ts";
import { moneyMomentOf } from "./money-role-features.ts";
import { withSubjectBefore } from "./subject-before.ts";
import { timeMomentOf } from "./time-role-features.ts";

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
  /** What the times of its clauses are for, where it names several. */
  times: MessageTimes;
  /** The topics of those that add up what the home costs. */
  sums: ReadonlyMap<Clause, string>;
  /** What Piper asked for, and the clauses that answer it. */
  asked: readonly string[];
  answers: ReadonlySet<Clause>;
  /** The clauses that ask for the owner's answer to what was asked before, and nothing else. */
  ofAnswer: readonly Clause[];
  today: Temporal.PlainDate;
  timeZone: string;
  talk: Talk;
  history: readonly Line[];
  property: Parameters<Understand>[1]["property"];
  ownerName?: string;
  /** What the home costs. */
  figures: readonly Figure[];
};

export function messageOf(text: string, { now, ...context }: Parameters<Understand>[1]): Message {
  const { talk, history, timeZone } = context;
  const short = text.slice(0, longestCharacters);
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const said = withSubjectBefore(withCommas(withoutSignature(short)), history);
  const askedFor = factsAskedFor(said, talk, history, today);
  const asked = addsUpIncome(said, history) ? [...askedFor, "income"] : askedFor;
  const read = clausesOf(said).map((clause) => ({
    ...clause,
    text: withOwnerNamed(clause.text, context.ownerName),
    isQuestion: clause.isQuestion && !answersUnsurely(clause, asked, today),
  }));
  const ofAnswer = answersAskedIn(read, context);
  const clauses = read.filter((clause) => !ofAnswer.includes(clause));
  const figures = figuresOf({ home: context.property, now, hasScreening: true });
  const times = timesOfClauses(clauses, timeMomentOf(talk), today);
  const telling = withMoneyJudged(
    clauses.map((clause) => withoutHomeFigures(tellingOf(clause, times), figures, context.property)),
    moneyMomentOf(talk),
  );
  const answers = new Set(clauses.filter((_, at) => tellsFacts(telling[at] as Clause, asked, today)));
  const sums = new Map(
    clauses.flatMap((clause) => {
      const topic = topicOfSum(clause, said, figures);
      return topic ? [[clause, topic] as const] : [];
    }),
  );
  return { ...context, short, said, clauses, telling, times, sums, asked, answers, ofAnswer, today, figures };
}

import type { Line, Talk, Understand } from "../piper.ts";
import { answersUnsurely, factsAskedFor, tellsFacts } from "./answers-told.ts";
import { withCommas } from "./bare-figures.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { withoutSignature } from "./contact.ts";
import { withSubjectBefore } from "./subject-before.ts";

/** A longer message is cut here: nobody asks about a home in more words, and time must not grow with spite. */
const longestCharacters = 2000;

/** A renter's message, taken apart. */
export type Message = {
  /** The renter's own words, cut where they go on too long. */
  short: string;
  /** The words to be understood: without a signature, and with what they leave to the words before. */
  said: string;
  clauses: readonly Clause[];
  /** What Piper asked for, and the clauses that answer it. */
  asked: readonly string[];
  answers: ReadonlySet<Clause>;
  today: Temporal.PlainDate;
  timeZone: string;
  talk: Talk;
  history: readonly Line[];
  property: Parameters<Understand>[1]["property"];
};

export function messageOf(text: string, { now, ...context }: Parameters<Understand>[1]): Message {
  const { talk, history, timeZone } = context;
  const short = text.slice(0, longestCharacters);
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const said = withSubjectBefore(withCommas(withoutSignature(short)), history);
  const asked = factsAskedFor(said, talk, history, today);
  const clauses = clausesOf(said).map((clause) =>
    answersUnsurely(clause, asked, today) ? { ...clause, isQuestion: false } : clause,
  );
  const answers = new Set(clauses.filter((clause) => tellsFacts(clause, asked, today)));
  return { ...context, short, said, clauses, asked, answers, today };
}

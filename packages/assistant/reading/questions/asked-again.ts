import type { Line } from "../../talk.ts";
import { topicsIn } from "../../topics.ts";
import { type Clause, clausesOf } from "../text/clauses.ts";
import { normal, stem, tokensOf } from "../text/normal.ts";
import { apartBySense } from "../text/said-in-one-breath.ts";
import { asksAgain, withoutMissing } from "./answer-missed.ts";
import { asksIn } from "./questions.ts";
import { contentOf } from "./words-of-meaning.ts";

/** Words, stemmed, that name no subject where an answer is missed. */
const ofMissing = new Set(
  "question pregunta thing cosa part parte asked answer answered really yet still".split(" ").map(stem),
);
/** What points at a question before has few words; more of them are the question itself. */
const fewWords = 2;
/** How far back the question that is missed may lie. */
const linesBack = 8;

/**
 * The clauses of a message, where one that misses an answer and hardly says to what ("you didn't answer me", "no me dijo lo
 * del gato") is the question before that it points at.
 */
export function withQuestionsAgain(clauses: readonly Clause[], history: readonly Line[]): readonly Clause[] {
  if (!clauses.some(({ text }) => asksAgain(text))) return clauses;
  const before = questionsBefore(history.slice(-linesBack));
  const asksElse = clauses.some(({ isQuestion, text }) => isQuestion && !asksAgain(text));
  return clauses.flatMap((clause) => {
    if (!asksAgain(clause.text)) return clause;
    const rest = withoutMissing(clause.text);
    const subject = contentOf(rest).filter((word) => !ofMissing.has(word));
    if (subject.length > fewWords) return eachOf(rest, before) ?? clause;
    const matters = mattersNamed(rest);
    if (subject.length + matters.length === 0) return asksElse ? clause : (before[0] ?? clause);
    const meant = before.flat().find((each) => isOf(each, subject, matters));
    if (meant === undefined) return clause;
    // "I asked about section 8, yes or no" names what the reply tells, and asks no more of it than to read it again.
    return matters.length > 0 ? { ...meant, again: { wasAnswered: false } } : meant;
  });
}

/** "The roof, the fence and the paint": the question before that each of them points at; null where one points at none. */
function eachOf(rest: string, before: readonly Clause[][]): Clause[] | null {
  const found = rest.split(listed).flatMap((part) => {
    const subject = contentOf(part).filter((word) => !ofMissing.has(word));
    if (subject.length === 0) return [];
    if (subject.length > fewWords) return [null];
    return [before.flat().find((each) => isOf(each, subject, mattersNamed(part))) ?? null];
  });
  const known = found.filter((clause) => clause !== null);
  return known.length > 1 && known.length === found.length ? [...new Set(known)] : null;
}
const listed = /, (?:and |or |y |ni )?| (?:and|or|nor|y|e|ni) /;

/** The questions of each of these lines in which a renter asked any, the latest first, and whether the reply was of their matter. */
const questionsBefore = (lines: readonly Line[]): Clause[][] =>
  lines
    .map(({ from, text }, at) => {
      const reply = lines[at + 1];
      const told = reply?.from === "piper" ? mattersNamed(normal(reply.text)) : [];
      return (from === "renter" ? apartBySense(clausesOf(text)) : [])
        .filter((clause) => clause.isQuestion && !asksAgain(clause.text))
        .map((clause) => ({
          ...clause,
          again: { wasAnswered: mattersOf(clause).some((each) => told.includes(each)) },
        }));
    })
    .filter((asked) => asked.length > 0)
    .toReversed();

/** Whether a question has one of the words, or is of one of the matters. */
const isOf = (clause: Clause, words: readonly string[], matters: readonly string[]): boolean =>
  contentOf(clause.text).some((word) => words.includes(word)) ||
  mattersOf(clause).some((each) => matters.includes(each));

/** What a question is of, and what a normal text names, by the first part of the topics' keys. */
const mattersOf = (clause: Clause): string[] => asksIn([clause]).asks.map(({ topic }) => matterOf(topic));
const mattersNamed = (text: string): string[] => topicsIn(tokensOf(text)).map(({ topic }) => matterOf(topic.key));
const matterOf = (key: string): string => key.split(".")[0] as string;

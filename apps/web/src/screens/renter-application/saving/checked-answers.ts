import { answerFields } from "@porchlight/contract/application-answers.ts";
import { type AnswerSection, type Answers, noAnswers } from "@porchlight/domain/applications/answers.ts";
import { askedAnswers } from "@porchlight/domain/applications/asked-answers.ts";
import { at, isSame, withAt } from "./paths.ts";

/** The message at each wrong field of a section, by dotted path. */
export type Problems = Readonly<Record<string, string>>;
/** What the server said of a field, and the value it said that of. */
export type Told = Readonly<Record<string, { message: string; value: unknown }>>;

/** Returns what is wrong with the answers of a section; what the server said counts while its value is unchanged. */
export function problemsIn(section: AnswerSection, typed: unknown, told: Told): Problems {
  const asked = askedAnswers(section, typed as Answers[AnswerSection]);
  const issues = answerFields[section].safeParse(asked).error?.issues ?? [];
  const remembered = Object.entries(told).filter(([path, { value }]) => isSame(at(asked, path), value));
  return Object.fromEntries([
    ...issues.toReversed().map(({ path, message }) => [path.join("."), message] as const),
    ...remembered.map(([path, { message }]) => [path, message] as const),
  ]);
}

/** What a field has that is not answered: null in an entry of a list, else what a new form has. */
const unanswered = (section: AnswerSection, path: string): unknown =>
  path.includes(".") ? null : at(noAnswers[section], path);

/** Returns the answers of a section as they are saved: a field with a problem, or one not asked, is not answered. */
export function savableAnswers<Section extends AnswerSection>(
  section: Section,
  typed: Answers[Section],
  problems: Problems,
): Answers[Section] {
  const paths = Object.keys(problems);
  const asked = askedAnswers(section, typed);
  const without = paths.reduce((answers, path) => withAt(answers, path, unanswered(section, path)), asked);
  return answerFields[section].parse(without) as Answers[Section];
}

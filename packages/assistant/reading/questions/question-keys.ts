import type { QuestionKeys } from "../../heard/questions.ts";
import { clausesOf } from "../text/clauses.ts";
import { questionIn } from "./question-heard.ts";
import { asksIn } from "./questions.ts";

/** The keys under which what is asked in a text may wait for the owner. */
export function questionKeysIn(text: string): QuestionKeys {
  const { asks, unknown } = asksIn(clausesOf(text));
  const { key } = questionIn(text);
  const topics = [key, ...asks.map(({ topic }) => topic), ...unknown.map((words) => questionIn(words).key)];
  return { whole: key.slice("q.".length), topics };
}

import { aimOf } from "@porchlight/assistant/reading/learned/aims.ts";
import { least } from "@porchlight/assistant/reading/rank.ts";
import { clausesOf } from "@porchlight/assistant/reading/text/clauses.ts";
import { linesOf } from "../training/lines.ts";

export type HeldOutLine = { origin: string; words: string; label: string; aim: string | null; likely: number };

/** Returns the lines that nothing is learned from, each with what it is labeled and what the product takes it for. */
export const heldOutLines = (): HeldOutLine[] =>
  linesOf("held-out").map(({ origin, words, label }) => {
    const clauses = clausesOf(words);
    const text = clauses.map((clause) => clause.text).join(" ");
    const isQuestion = clauses.some((clause) => clause.isQuestion);
    const found = aimOf(text, isQuestion);
    return { origin, words, label, aim: found?.aim ?? null, likely: found?.likely ?? 0 };
  });

/** Returns the share that is taken for the right thing, the share that is gone by, and what of that is wrong. */
export function heldOutShares(lines: readonly HeldOutLine[]): { right: number; answered: number; wrong: number } {
  const answered = lines.filter(({ likely }) => likely >= least.aim);
  const isRight = ({ aim, label }: HeldOutLine): boolean => aim === label;
  return {
    right: lines.filter(isRight).length / lines.length,
    answered: answered.length / lines.length,
    wrong: answered.filter((line) => !isRight(line)).length / answered.length,
  };
}

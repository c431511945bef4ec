import { likelyBeyondRecord } from "@porchlight/assistant/reading/learned/beyond.ts";
import { least } from "@porchlight/assistant/reading/rank.ts";
import { languageOf } from "@porchlight/assistant/reading/text/language.ts";
import { normal } from "@porchlight/assistant/reading/text/normal.ts";
import { markedIn } from "../training/beyond.ts";
import { linesOf } from "../training/lines.ts";

type Judged = { language: "en" | "es"; isBeyond: boolean; isFound: boolean };

/** What is found of lines: of those that ask more than a record says the share found, and of what is found the share right. */
export type BeyondShares = { found: number; right: number; lines: number };

/** The shares of the questions that nothing is learned from, of all and by language. */
export function beyondShares(): Record<"all" | "en" | "es", BeyondShares> {
  const judged = linesOf("beyond-held-out").map(({ label, words }): Judged => {
    const { text, isBeyond } = markedIn(words);
    return {
      language: languageOf(text, null) ?? "en",
      isBeyond,
      isFound: likelyBeyondRecord(label, normal(text)) >= least.beyond,
    };
  });
  const inOne = (language: Judged["language"]) => sharesOf(judged.filter((line) => line.language === language));
  return { all: sharesOf(judged), en: inOne("en"), es: inOne("es") };
}

function sharesOf(judged: readonly Judged[]): BeyondShares {
  const beyond = judged.filter(({ isBeyond }) => isBeyond);
  const found = judged.filter(({ isFound }) => isFound);
  const both = beyond.filter(({ isFound }) => isFound).length;
  return { found: both / beyond.length, right: both / found.length, lines: judged.length };
}

import { asksBeyondRecord } from "@porchlight/assistant/reading/learned/beyond.ts";
import { normal } from "@porchlight/assistant/reading/text/normal.ts";
import { markedIn } from "../training/beyond.ts";
import { linesOf } from "../training/lines.ts";

/**
 * Of the questions that nothing is learned from: the share of those that ask more than a record says that is found, and the
 * share of what is found that does.
 */
export function beyondShares(): { found: number; right: number; lines: number } {
  const judged = linesOf("beyond-held-out").map(({ label, words }) => {
    const { text, isBeyond } = markedIn(words);
    return { isBeyond, isFound: asksBeyondRecord(label, normal(text)) };
  });
  const beyond = judged.filter(({ isBeyond }) => isBeyond);
  const found = judged.filter(({ isFound }) => isFound);
  const both = beyond.filter(({ isFound }) => isFound).length;
  return { found: both / beyond.length, right: both / found.length, lines: judged.length };
}

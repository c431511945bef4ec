import type { CreditRange } from "@porchlight/domain/qualification/credit-score.ts";
import type { Said } from "../topics/topic.ts";

/** A credit score as it was told: "655", "640-660", "about 655". */
export function scoreText({ low, high, around }: CreditRange): Said {
  if (around !== undefined) return { en: `about ${around}`, es: `unos ${around}` };
  const range = low === high ? `${low}` : `${low}-${high}`;
  return { en: range, es: range };
}

import { aroundOf, type CreditRange } from "@porchlight/domain/qualification/credit-score.ts";
import type { Said } from "../topics/topic.ts";

/** A credit score as it was told: "about 615", "650-700", "702". */
export function scoreText(score: CreditRange): Said {
  const { low, high } = score;
  const around = aroundOf(score);
  if (around !== null) return { en: `about ${around}`, es: `alrededor de ${around}` };
  const text = low === high ? `${low}` : `${low}-${high}`;
  return { en: text, es: text };
}

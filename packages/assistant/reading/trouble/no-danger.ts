import { intentsIn } from "../intents.ts";
import type { Clause } from "../text/clauses.ts";
import { readerOf } from "../text/word-table.ts";
import { deniesDanger } from "./troubles.ts";

const pastIn = readerOf({
  "asks-of-ever": { en: ["ever; in the past"], es: ["alguna vez"] },
  wonders: { en: ["(asking|asked|wondering|wanted to know) whether|if ... (ever|before|in the past)"] },
  "of-listing": { en: ["listing|ad|page|post say|said|mention|show"], es: ["anuncio dice"] },
});

/**
 * Whether a clause tells of no danger, whatever its words are like: "there is no emergency", "does the creek ever flood",
 * and where no phrase names one, "the listing says".
 */
export function tellsOfNoDanger({ text, isQuestion }: Pick<Clause, "text" | "isQuestion">): boolean {
  const told = pastIn(text);
  return (
    (isQuestion && told.has("asks-of-ever")) ||
    told.has("wonders") ||
    (told.has("of-listing") && !intentsIn(text).includes("emergency")) ||
    deniesDanger(text)
  );
}

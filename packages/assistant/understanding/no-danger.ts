import type { Clause } from "./clauses.ts";
import { intentsIn } from "./intents.ts";
import { deniesDanger } from "./troubles.ts";

const ofListing = /\b(?:listing|ad|page|post|anuncio) (?:says?|said|mentions?|shows?|dice)\b/;
const asksOfEver = /\b(?:ever|in the past|alguna vez)\b/;
const wonders = /\b(?:asking|asked|wondering|wanted to know) (?:whether|if)\b.*\b(?:ever|before|in the past)\b/;

/**
 * Whether a clause tells of no danger, whatever its words are like: "there is no emergency", "does the creek ever flood",
 * and where no phrase names one, "the listing says".
 */
export const tellsOfNoDanger = ({ text, isQuestion }: Pick<Clause, "text" | "isQuestion">): boolean =>
  deniesDanger(text) ||
  (isQuestion && asksOfEver.test(text)) ||
  wonders.test(text) ||
  (ofListing.test(text) && !intentsIn(text).includes("emergency"));

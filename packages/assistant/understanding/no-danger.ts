import type { Clause } from "./clauses.ts";
import { intentsIn } from "./intents.ts";
import { deniesDanger } from "./troubles.ts";

const ofListing = /\b(?:listing|ad|page|post|anuncio) (?:says?|said|mentions?|shows?|dice)\b/;
const asksWhether = /\b(?:asking|asked|wondering|wanted to know) (?:whether|if)\b/;
const asksOfEver = /\b(?:ever|in the past|alguna vez)\b/;

/**
 * Whether a clause tells of no danger, whatever its words are like: "there is no emergency", and where no phrase names one,
 * "the listing says" and "does the creek ever flood".
 */
export const tellsOfNoDanger = ({ text, isQuestion }: Pick<Clause, "text" | "isQuestion">): boolean =>
  deniesDanger(text) || (isOnlyOfHome(text, isQuestion) && !intentsIn(text).includes("emergency"));

const isOnlyOfHome = (text: string, isQuestion: boolean): boolean =>
  ofListing.test(text) || asksWhether.test(text) || (isQuestion && asksOfEver.test(text));

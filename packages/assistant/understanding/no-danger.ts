import type { Clause } from "./clauses.ts";
import { deniesDanger } from "./troubles.ts";

const ofListing = /\b(?:listing|ad|page|post|anuncio) (?:says?|said|mentions?|shows?|dice)\b/;
const asksWhether = /\b(?:asking|asked|wondering|wanted to know) (?:whether|if)\b/;
const asksOfEver = /\b(?:ever|in the past|alguna vez|antes)\b/;

/** "The listing says", "does the creek ever flood", "there is no emergency": whether a clause with such words tells of no danger. */
export const tellsOfNoDanger = ({ text, isQuestion }: Pick<Clause, "text" | "isQuestion">): boolean =>
  ofListing.test(text) || asksWhether.test(text) || (isQuestion && asksOfEver.test(text)) || deniesDanger(text);

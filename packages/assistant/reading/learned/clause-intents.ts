import type { Intent } from "../intents.ts";
import { asksOfAmounts } from "../questions/left-to-subject.ts";
import type { Clause } from "../text/clauses.ts";
import { namedIn, ofVisitAlone } from "../times/elsewhere.ts";
import { aimedAt, learnedIn, weighed } from "./learned-intents.ts";

/** What is said in passing and keeps nothing else from being meant. */
const light: readonly Intent[] = ["greeting", "affirm", "negate", "thank_goodbye", "help", "pass_on"];

/** The phrases of a clause first; where they are few or belied, what it is like. */
export function intentsOf(
  clause: Clause,
  hasOffered: boolean,
  isPointing: (words: string) => boolean,
): readonly Intent[] {
  const named = namedIn(clause.text);
  const kept = weighed(named, clause, hasOffered);
  if (kept.some((intent) => !light.includes(intent)) || kept.length < named.length) return kept;
  if (asksOfAmounts(clause) || (clause.isQuestion && isPointing(clause.words))) return kept;
  return named.length === 0
    ? learnedIn(ofVisitAlone(clause), hasOffered)
    : [...named, ...aimedAt(clause, hasOffered, true)];
}

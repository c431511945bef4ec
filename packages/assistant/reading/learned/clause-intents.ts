import { type Intent, isIntent } from "../intents.ts";
import { asksOfAmounts } from "../questions/left-to-subject.ts";
import { least } from "../rank.ts";
import type { Clause } from "../text/clauses.ts";
import { namedIn, ofVisitAlone } from "../times/elsewhere.ts";
import { aimOf } from "./aims.ts";
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
  if (kept.some((intent) => !light.includes(intent))) return kept;
  const points = asksOfAmounts(clause) || (clause.isQuestion && isPointing(clause.words));
  if (points && !isSurelyAfter(clause)) return kept;
  return named.length === 0
    ? learnedIn(ofVisitAlone(clause), hasOffered)
    : [...kept, ...aimedAt(clause, hasOffered, true)];
}

/** "Are we still good for today" points at nothing that was said. */
function isSurelyAfter({ text, isQuestion }: Clause): boolean {
  const found = pointsBack.test(text) ? null : aimOf(text, isQuestion);
  return found !== null && isIntent(found.aim) && found.likely >= least.intent.surely;
}
const pointsBack = /\b(?:that|this|it|eso|esto)\b/;

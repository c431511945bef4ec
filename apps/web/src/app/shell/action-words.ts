import type { ActionNeededView } from "@porchlight/contract/actions-needed.ts";
import { calledBy, unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import { escalationAsks, reasonSays, shownWords } from "../../escalation-asks.ts";

/** The sentence for one thing that waits. */
export function actionSentence(action: ActionNeededView): string {
  const who = people(action.renters);
  const home = action.property.displayName;
  if (action.kind === "showing") return `${who} requested a showing at ${home}`;
  if (action.kind === "application") return `${who} submitted an application for ${home}`;
  if (action.kind === "notice") return `We couldn't email ${who} the notice about the decision for ${home}`;
  const asks = (action.reason && reasonSays[action.reason]) ?? escalationAsks[action.type];
  return asks(who, home);
}

/** The renter's own words, which distinguish questions about one home. */
export const actionWords = (action: ActionNeededView): string | null =>
  action.kind === "escalation" && action.questionText ? shownWords(action) : null;

/** "Priya Nair", or "Priya and 2 others". */
function people(renters: readonly { name: string }[]): string {
  const [first, ...others] = renters;
  if (!first) return unnamedRenter;
  if (others.length === 0) return first.name;
  return `${calledBy(first.name, unnamedRenter)} and ${others.length} ${others.length === 1 ? "other" : "others"}`;
}

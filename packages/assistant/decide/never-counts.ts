import { type Draft, hears, learnedSomething } from "./draft.ts";
import { refuseBooking } from "./refusing.ts";
import { isRefused, verdictFor } from "./verdict.ts";

/**
 * Asked whether a voucher, children, an assistance animal or a disability was the reason of a refusal, Piper says that it
 * never counts against anyone, and what is open instead. True where the turn is over with that.
 */
export function clearsTrait(draft: Draft): boolean {
  const blamed = draft.heard?.blamed;
  if (!blamed) return false;
  draft.says.push({ say: "never-counts", trait: blamed });
  const [failed] = verdictFor(draft).failed;
  if (failed === undefined || !isRefused(draft)) return false;
  if (hears(draft, "accommodation_request") && learnedSomething(draft)) return false;
  refuseBooking(draft, failed, true);
  return true;
}

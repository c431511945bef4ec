import { refuse } from "../refusals.ts";
import { checkFairHousing } from "./check.ts";

/** Refuses text that reaches renters and may not be said about housing, naming the phrase and why. */
export function refuseUnfairText(text: string | null): void {
  if (!text) return;
  const checked = checkFairHousing(text);
  if (!checked.ok)
    refuse("fair-housing", { phrase: checked.phrase, reason: checked.reason, suggestion: checked.suggestion });
}

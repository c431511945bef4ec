import { refuse } from "../refusals.ts";
import { checkFairHousing } from "./check.ts";

/** Refuses text to renters that fails the fair-housing check, with the phrase and the reason. */
export function refuseUnfairText(text: string | null): void {
  if (!text) return;
  const checked = checkFairHousing(text);
  if (!checked.ok)
    refuse("fair-housing", { phrase: checked.phrase, reason: checked.reason, suggestion: checked.suggestion });
}

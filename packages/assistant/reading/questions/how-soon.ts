import type { Ask } from "../../heard/questions.ts";
import type { Intent } from "../intents.ts";

/**
 * Makes how soon they can move in the first question of who is about to lose their home: they end no lease early and move no
 * showing.
 */
export function askHowSoon(short: string, intents: Set<Intent>, asks: Ask[]): void {
  for (const intent of ["reschedule_showing", "request_other_times", "wants_earlier", "help"] as const)
    intents.delete(intent);
  const left = asks.filter(({ topic }) => topic !== ofLeaseEnd && topic !== howSoon);
  asks.splice(0, asks.length, { topic: howSoon, words: short.trim(), needsOwner: false }, ...left);
}
const ofLeaseEnd = "lease_break";
const howSoon = "available_date";

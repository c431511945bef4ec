import { withoutPrivateNumbers } from "@porchlight/domain/privacy/masked-numbers.ts";
import type { Arrival, ArrivalOutcome } from "./store.ts";

/**
 * Returns what is kept in place of an arrival's content once it is settled: nothing where its words hold a number that
 * is not to be kept, or for a text that waits for its home, its words without the number. Undefined keeps all.
 */
export function keptInstead(
  { channel }: Pick<Arrival, "channel">,
  { status }: ArrivalOutcome,
  words: string,
): Buffer | null | undefined {
  const kept = withoutPrivateNumbers(words);
  if (kept === words) return undefined;
  return channel === "SMS" && status === "unassigned" ? Buffer.from(kept) : null;
}

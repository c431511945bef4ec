import { refuse } from "@porchlight/domain/refusals.ts";

const matching = (pattern: RegExp) => (part: string) => {
  if (!pattern.test(part)) throw new RangeError("not of this kind");
  return part;
};
const time = (part: string): string => Temporal.Instant.from(part).toString();

/** What the parts of a place may be, each with how it is read. */
const readers = {
  time,
  /** A time, or `infinity` for what comes after all times. */
  timeOrNever: (part: string) => (part === "infinity" ? part : time(part)),
  id: matching(/^[0-9a-f-]{36}$/),
  number: matching(/^\d{1,15}$/),
  flag: matching(/^(?:true|false)$/),
};
type Kind = keyof typeof readers;

/** Returns the place of an entry in a list, after which its next page begins: what the list is ordered by, part by part. */
export const placeOf = (...parts: readonly (string | number | boolean | Temporal.Instant)[]): string => parts.join("|");

/** Returns the parts of a place that a caller sends back; null where there is none. Errors  `invalid-input` for anything else. */
export function readPlace<const Kinds extends readonly Kind[]>(
  place: string | undefined,
  ...kinds: Kinds
): { [Index in keyof Kinds]: string } | null {
  if (place === undefined) return null;
  const parts = place.split("|");
  try {
    if (parts.length !== kinds.length) throw new RangeError("not as many parts");
    return parts.map((part, index) => readers[kinds[index]!](part)) as { [Index in keyof Kinds]: string };
  } catch {
    return refuse("invalid-input", {}, { after: "This is not a place in the list" });
  }
}

import { refuse } from "@porchlight/domain/refusals.ts";

/** The place in a list after which its next page begins, as a caller sends it back. */
const writing = /^(.*)\|([0-9a-f-]{36})$/;

/** Returns the place of an entry that a list is ordered by: a time, then the id. */
export const placeOf = (at: string, id: string): string => `${at}|${id}`;

/** Returns the time and id of a place; null where there is none. Errors  `invalid-input` for anything else. */
export function readPlace(place: string | undefined): { at: string; id: string } | null {
  if (place === undefined) return null;
  const [, at = "", id = ""] = writing.exec(place) ?? [];
  try {
    return { at: Temporal.Instant.from(at).toString(), id };
  } catch {
    return refuse("invalid-input", {}, { after: "This is not a place in the list" });
  }
}

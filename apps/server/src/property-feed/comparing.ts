import type { FeedValues } from "@porchlight/domain/properties/feed-fields.ts";
import type { Reader, Tx } from "../platform/database/database.ts";
import { homesById, type StoredProperty } from "../properties/store.ts";
import type { Entry } from "./entries.ts";
import { type KnownEntry, knownEntries } from "./store.ts";
import { valuesToWrite } from "./values.ts";

/** An entry beside the home it made before, if it did, and what of it is to be written there. */
export type Compared =
  | { entry: Entry; is: "NEW" }
  | { entry: Entry; is: "CHANGED" | "UNCHANGED"; known: KnownEntry; home: StoredProperty; values: Partial<FeedValues> }
  /** Its owner deleted the home, so it does not come back. */
  | { entry: Entry; is: "DELETED" };

/** Returns each entry beside its home. */
export async function compare(on: Reader | Tx, companyId: string, entries: readonly Entry[]): Promise<Compared[]> {
  if (entries.length === 0) return [];
  const ids = entries.map(({ externalId }) => externalId);
  const known = new Map((await knownEntries(on, companyId, ids)).map((one) => [one.externalId, one]));
  const stored = await homesById(
    on,
    [...known.values()].map(({ propertyId }) => propertyId),
  );
  const homes = new Map(stored.map((one) => [one.property.id, one]));
  return entries.map((entry): Compared => {
    const before = known.get(entry.externalId);
    if (!before) return { entry, is: "NEW" };
    const home = homes.get(before.propertyId);
    if (!home || home.deletedAt) return { entry, is: "DELETED" };
    const values = valuesToWrite(home.property, entry.said, before.applied);
    return { entry, is: Object.keys(values).length > 0 ? "CHANGED" : "UNCHANGED", known: before, home, values };
  });
}

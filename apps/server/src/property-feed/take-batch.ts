import type { App } from "../app.ts";
import { record } from "../events/record.ts";
import type { Tx } from "../platform/database/database.ts";
import { changeOwnProperty } from "../properties/change-own-property.ts";
import { draftOf } from "../properties/draft.ts";
import { insertProperties, type StoredProperty } from "../properties/store.ts";
import { type Compared, compare } from "./comparing.ts";
import type { Entry } from "./entries.ts";
import { planPhotos } from "./photo-store.ts";
import { entryOfHome, type KnownEntry, lockReading, saveEntries } from "./store.ts";
import { appliedAfter, valuesToWrite, withValues } from "./values.ts";

const maxDraws = 5;

/** Which reading of which company's feed a part belongs to. */
export type Reading = { companyId: string; id: string };

/** Ends a reading whose feed was disconnected, changed or read again since. */
export class ReadingOvertaken extends Error {}

export async function requireReading(tx: Tx, { companyId, id }: Reading): Promise<void> {
  if (!(await lockReading(tx, companyId, id))) throw new ReadingOvertaken();
}

/** How many entries made a home, changed one, or neither. */
export type Taken = { added: number; changed: number; unchanged: number };

/** Takes a batch of entries: new ones become drafts, known ones change what their homes have from the feed. */
export async function takeBatch(app: App, reading: Reading, entries: readonly Entry[]): Promise<Taken> {
  const compared = await app.inTransaction(async (tx) => {
    await requireReading(tx, reading);
    const all = await compare(tx, reading.companyId, entries);
    const fresh = all.filter(({ is }) => is === "NEW").map(({ entry }) => entry);
    const added = await addDrafts(tx, app, reading.companyId, fresh);
    const kept = all.flatMap((one) => (one.is === "UNCHANGED" ? entryAfter(one) : []));
    await saveEntries(tx, reading.companyId, [...added, ...kept]);
    await planPhotos(tx, reading.companyId, [...photosOf(all), ...photosOfAdded(fresh, added)], app.clock.now());
    return all;
  });
  for (const one of compared) if (one.is === "CHANGED") await changeHome(app, reading, one);
  const count = (is: Compared["is"]) => compared.filter((one) => one.is === is).length;
  return { added: count("NEW"), changed: count("CHANGED"), unchanged: count("UNCHANGED") + count("DELETED") };
}

/** What is known of an entry from now on that has nothing to write. */
function entryAfter({ entry: { said, digest }, known, home }: Extract<Compared, { known: KnownEntry }>): KnownEntry {
  const applied = appliedAfter(home.property, said, known.applied);
  return { ...known, said, applied, missed: 0, digest, homeUpdatedAt: home.property.updatedAt };
}

const photosOf = (all: readonly Compared[]) =>
  all.flatMap((one) => ("known" in one ? { propertyId: one.known.propertyId, photos: one.entry.photos } : []));

const photosOfAdded = (fresh: readonly Entry[], added: readonly KnownEntry[]) =>
  fresh.map(({ photos }, index) => ({ propertyId: added[index]!.propertyId, photos }));

/** Adds the drafts of new entries. Generated names may be taken already, so those homes are drawn again. */
async function addDrafts(tx: Tx, app: App, companyId: string, entries: readonly Entry[]): Promise<KnownEntry[]> {
  const at = app.clock.now();
  const ids = entries.map(() => crypto.randomUUID());
  const draft = (index: number): StoredProperty => {
    const { said } = entries[index]!;
    const location = { id: crypto.randomUUID(), isAddressHidden: false, ...said.location };
    const stored = draftOf(ids[index]!, companyId, location, at);
    return { ...stored, property: withValues(stored.property, said) };
  };
  let left = entries.map((_, index) => index);
  const drafts: StoredProperty[] = [];
  for (let draws = 0; left.length > 0; draws += 1) {
    if (draws === maxDraws) throw new Error(`No free names for homes after ${maxDraws} draws`);
    const drawn = left.map(draft);
    const inserted = await insertProperties(tx, drawn);
    for (const [place, index] of left.entries()) drafts[index] = drawn[place]!;
    left = left.filter((index) => !inserted.has(ids[index]!));
  }
  for (const propertyId of ids)
    await record(tx, app.jobs, { kind: "property.added", companyId, at, propertyId, userId: null });
  return entries.map(({ externalId, said, digest }, index) => {
    const { property } = drafts[index]!;
    const applied = appliedAfter(property, said, {});
    return { externalId, propertyId: property.id, said, applied, missed: 0, digest, homeUpdatedAt: property.updatedAt };
  });
}

/** Writes into a home what its feed says now; its owner may have changed it since it was compared. */
async function changeHome(app: App, reading: Reading, { entry, known }: Extract<Compared, { known: KnownEntry }>) {
  const { companyId } = reading;
  const { said, digest } = entry;
  const actor = { companyId, userId: null };
  await changeOwnProperty(app, actor, known.propertyId, async ({ property }, tx) => {
    await requireReading(tx, reading);
    const before = (await entryOfHome(tx, companyId, known.propertyId)) ?? known;
    const changed = withValues(property, valuesToWrite(property, said, before.applied));
    const applied = appliedAfter(changed, said, before.applied);
    await saveEntries(tx, companyId, [{ ...before, said, applied, missed: 0, digest, homeUpdatedAt: null }]);
    return { property: changed };
  });
}

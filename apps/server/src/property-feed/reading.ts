import { type FeedOutcome, readingsUntilGone } from "@porchlight/domain/properties/feed-fields.ts";
import pLimit from "p-limit";
import type { App } from "../app.ts";
import { FeedFault } from "../partners/property-feed/feed-fault.ts";
import { type FeedReading, readFeed } from "../partners/property-feed/property-feed.ts";
import { inBatches } from "./comparing.ts";
import { type Entries, entriesOf } from "./entries.ts";
import { beginReading, countMissed, countPresent, presentIds, type ReadingResult, saveResult } from "./store.ts";
import { type Reading, ReadingOvertaken, requireReading, takeBatch } from "./take-batch.ts";

const between = Temporal.Duration.from({ hours: 24 });
const afterFailure = Temporal.Duration.from({ hours: 1 });
/** After which a reading that never ended is begun again. */
const patience = Temporal.Duration.from({ minutes: 30 });

/** One at a time: a reading holds all the entries of its feed. */
const inTurn = pLimit(1);

/** Reads a company's feed and takes what it says, from the beginning where an earlier reading broke off. */
export const readPropertyFeed = (app: App, { companyId }: { companyId: string }): Promise<void> =>
  inTurn(async () => {
    const reading = { companyId, id: crypto.randomUUID() };
    const retryAt = app.clock.now().add(patience);
    const url = await app.inTransaction((tx) => beginReading(tx, companyId, reading.id, retryAt));
    if (url === null) return;
    try {
      await takeFeed(app, reading, url);
    } catch (error) {
      if (!(error instanceof ReadingOvertaken)) throw error;
    }
  });

const nothingTaken = { added: 0, changed: 0, unchanged: 0, missing: 0, skippedCount: 0, skipped: [] };

async function takeFeed(app: App, reading: Reading, url: string): Promise<void> {
  const read = await readFeed(app.config.propertyFeed.baseUrl, url).catch((error: unknown) => {
    if (!(error instanceof FeedFault)) throw error;
    app.log.warn({ err: error, companyId: reading.companyId }, "a property feed could not be read");
    return null;
  });
  if (!read) return finish(app, reading, { ...nothingTaken, outcome: "FAILED" });
  if (read.ids.size === 0 && read.skippedCount === 0)
    return finish(app, reading, { ...nothingTaken, outcome: "EMPTY" });
  const present = await presentIds(app.db, reading.companyId, readingsUntilGone);
  const found = await entriesOf(read);
  const taken = { added: 0, changed: 0, unchanged: 0 };
  for (const batch of inBatches(found.entries)) {
    const { added, changed, unchanged } = await takeBatch(app, reading, batch);
    taken.added += added;
    taken.changed += changed;
    taken.unchanged += unchanged;
  }
  await finish(app, reading, { ...taken, ...missingOf(present, read), ...skippedOf(found) }, { present, read });
}

const skippedOf = ({ skipped, skippedCount }: Entries) => ({ skipped, skippedCount });

/** How many homes that were there until now are missing, and whether that is too many to be believed. */
function missingOf(present: readonly string[], { ids }: Pick<FeedReading, "ids">) {
  const missing = present.filter((id) => !ids.has(id)).length;
  const outcome: FeedOutcome = missing * 2 > present.length ? "LOST_MOST" : "READ";
  return { missing, outcome };
}

async function finish(
  app: App,
  reading: Reading,
  result: ReadingResult,
  found?: { present: readonly string[]; read: FeedReading },
): Promise<void> {
  const { companyId } = reading;
  await app.inTransaction(async (tx) => {
    await requireReading(tx, reading);
    if (found) await countPresent(tx, companyId, [...found.read.ids]);
    if (found && result.outcome === "READ")
      await countMissed(
        tx,
        companyId,
        found.present.filter((id) => !found.read.ids.has(id)),
      );
    const now = app.clock.now();
    const nextReadAt = now.add(result.outcome === "FAILED" ? afterFailure : between);
    await saveResult(tx, companyId, result, { now, nextReadAt });
  });
}

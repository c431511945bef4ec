import { Readable } from "node:stream";
import { type FeedOutcome, readingsUntilGone } from "@porchlight/domain/properties/feed-fields.ts";
import pLimit from "p-limit";
import type { App } from "../app.ts";
import { FeedFault } from "../partners/property-feed/feed-fault.ts";
import { type FeedFound, feedLimits, readFeed } from "../partners/property-feed/property-feed.ts";
import { incomingOf } from "../platform/http/uploads.ts";
import { batchesIn, changedLines } from "./changed-homes.ts";
import { type DigestedHome, entriesOf } from "./entries.ts";
import { beginReading, countMissed, countPresent, presentIds, type ReadingResult, saveResult } from "./store.ts";
import { type Reading, ReadingOvertaken, requireReading, type Taken, takeBatch } from "./take-batch.ts";

const between = Temporal.Duration.from({ hours: 24 });
const afterFailure = Temporal.Duration.from({ hours: 1 });
/** After which a reading that never ended is begun again. */
const patience = Temporal.Duration.from({ minutes: 30 });

/** How long the file of a reading may be: a home takes more there than in the shortest feed. */
const maxFileBytes = 2 * feedLimits.maxBytes;

/** One at a time, so that owners are answered meanwhile. */
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

/**
 * Reads a feed to its end and only then takes it. Meanwhile what is new or changed is kept in a file, so that a reading
 * needs little memory however long the feed is.
 */
async function takeFeed(app: App, reading: Reading, url: string): Promise<void> {
  const feed = readFeed(app.config.propertyFeed.baseUrl, url);
  const taken = { added: 0, changed: 0, unchanged: 0 };
  const lines = changedLines(app.db, reading.companyId, feed.homes(), (count) => (taken.unchanged += count));
  try {
    await incomingOf(app).take(Readable.from(lines, { objectMode: false }), maxFileBytes, (path) =>
      takeFound(app, reading, feed.found(), { taken, batches: batchesIn(path) }),
    );
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error;
    app.log.warn({ err: error, companyId: reading.companyId }, "a property feed could not be read");
    await finish(app, reading, { ...nothingTaken, outcome: "FAILED" });
  }
}

async function takeFound(
  app: App,
  reading: Reading,
  { ids, skipped }: FeedFound,
  { taken, batches }: { taken: Taken; batches: AsyncIterable<DigestedHome[]> },
): Promise<void> {
  if (ids.size === 0 && skipped.count === 0) return finish(app, reading, { ...nothingTaken, outcome: "EMPTY" });
  const present = await presentIds(app.db, reading.companyId, readingsUntilGone);
  for await (const batch of batches) {
    const { added, changed, unchanged } = await takeBatch(app, reading, await entriesOf(batch, skipped));
    taken.added += added;
    taken.changed += changed;
    taken.unchanged += unchanged;
  }
  const result = { ...taken, ...missingOf(present, ids), skipped: skipped.listed, skippedCount: skipped.count };
  await finish(app, reading, result, { present, ids });
}

/** How many homes that were there until now are missing, and whether that is too many to be believed. */
function missingOf(present: readonly string[], ids: ReadonlySet<string>) {
  const missing = present.filter((id) => !ids.has(id)).length;
  const outcome: FeedOutcome = missing * 2 > present.length ? "LOST_MOST" : "READ";
  return { missing, outcome };
}

async function finish(
  app: App,
  reading: Reading,
  result: ReadingResult,
  found?: { present: readonly string[]; ids: ReadonlySet<string> },
): Promise<void> {
  const { companyId } = reading;
  await app.inTransaction(async (tx) => {
    await requireReading(tx, reading);
    if (found) await countPresent(tx, companyId, [...found.ids]);
    if (found && result.outcome === "READ")
      await countMissed(
        tx,
        companyId,
        found.present.filter((id) => !found.ids.has(id)),
      );
    const now = app.clock.now();
    const nextReadAt = now.add(result.outcome === "FAILED" ? afterFailure : between);
    await saveResult(tx, companyId, result, { now, nextReadAt });
  });
}

import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { getFeedStatus, previewFeed } from "@porchlight/contract/property-feed.ts";
import { feedUrlMessage } from "@porchlight/contract/property-feed.ts";
import { fullAddressOf } from "@porchlight/domain/properties/address.ts";
import type { FeedField } from "@porchlight/domain/properties/feed-fields.ts";
import { defaultDisplayName } from "@porchlight/domain/properties/naming.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import pLimit from "p-limit";
import type { App } from "../app.ts";
import { limits } from "../limits.ts";
import { feedAddress, feedHost } from "../partners/property-feed/feed-address.ts";
import { FeedFault } from "../partners/property-feed/feed-fault.ts";
import { readFeed, readFirstPage } from "../partners/property-feed/property-feed.ts";
import type { Investor } from "../platform/http/serve.ts";
import { leaseUntil } from "../platform/lease.ts";
import { consumeAttempt } from "../platform/limiter.ts";
import { type Compared, compare } from "./comparing.ts";
import { digested } from "./digest.ts";
import { entriesOf } from "./entries.ts";
import { feedState } from "./queries.ts";
import { deleteConnection, saveConnection } from "./store.ts";

const maxRows = 100;

/** Few at a time: reading a large feed takes a core for seconds. */
const inTurn = pLimit(2);

export async function status(app: App, { companyId }: Investor): Promise<ReplyOf<typeof getFeedStatus>> {
  const state = await feedState(app.db, companyId);
  return {
    host: feedHost(app.config.propertyFeed.baseUrl),
    feed: state && {
      ...state,
      connectedAt: state.connectedAt.toString(),
      readAt: state.readAt?.toString() ?? null,
      nextReadAt: state.nextReadAt.toString(),
    },
  };
}

/** Returns what connecting a feed would do. Errors  `invalid-input`, `feed.unreadable` */
export async function preview(app: App, actor: Investor, entered: string): Promise<ReplyOf<typeof previewFeed>> {
  const url = await askedFor(app, actor, entered);
  const rows: Record<PreviewRow["is"], PreviewRow[]> = { NEW: [], CHANGED: [], UNCHANGED: [] };
  const counts = { NEW: 0, CHANGED: 0, UNCHANGED: 0 };
  const feed = readFeed(app.config.propertyFeed.baseUrl, url);
  const { skipped } = feed.found();
  await orRefuse(app, async () => {
    for await (const homes of feed.homes())
      for (const one of await compare(app.db, actor.companyId, await entriesOf(homes.map(digested), skipped))) {
        const is = one.is === "DELETED" ? "UNCHANGED" : one.is;
        counts[is] += 1;
        if (rows[is].length < maxRows) rows[is].push(rowOf(one, is));
      }
  });
  return {
    url,
    added: counts.NEW,
    changed: counts.CHANGED,
    unchanged: counts.UNCHANGED,
    skippedCount: skipped.count,
    skipped: skipped.listed,
    rows: [...rows.NEW, ...rows.CHANGED, ...rows.UNCHANGED].slice(0, maxRows),
  };
}

type PreviewRow = ReplyOf<typeof previewFeed>["rows"][number];

function rowOf(one: Compared, is: PreviewRow["is"]): PreviewRow {
  const { externalId, said } = one.entry;
  return {
    externalId,
    is,
    title: said.displayName ?? defaultDisplayName(said.location),
    address: fullAddressOf(said.location),
    propertyId: "known" in one ? one.known.propertyId : null,
    fields: "values" in one ? (Object.keys(one.values) as FeedField[]) : [],
  };
}

/** Connects a feed whose first page can be read; a job reads all of it. Errors  as `preview` */
export async function connect(app: App, actor: Investor, entered: string): Promise<ReplyOf<typeof getFeedStatus>> {
  const url = await askedFor(app, actor, entered);
  await orRefuse(app, () => readFirstPage(app.config.propertyFeed.baseUrl, url));
  const { companyId } = actor;
  await app.inTransaction(async (tx) => {
    const now = app.clock.now();
    await saveConnection(tx, companyId, { url, now, nextReadAt: leaseUntil(now) });
    await app.jobs.enqueue(tx, "read-property-feed", { companyId });
  });
  return status(app, actor);
}

export const disconnect = (app: App, { companyId }: Investor): Promise<void> =>
  app.inTransaction(async (tx) => {
    await deleteConnection(tx, companyId);
  });

async function askedFor(app: App, { companyId }: Investor, entered: string): Promise<string> {
  const { baseUrl } = app.config.propertyFeed;
  const url = feedAddress(baseUrl, entered);
  if (url === null) return refuse("invalid-input", {}, { feedUrl: feedUrlMessage(feedHost(baseUrl)) });
  await consumeAttempt(app, limits.feedReadings, companyId);
  return url;
}

/** Reads a feed in its turn. Errors  `feed.unreadable` */
const orRefuse = <T>(app: App, read: () => Promise<T>): Promise<T> =>
  inTurn(async () => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof FeedFault)) throw error;
      app.log.info({ err: error }, "a property feed that was entered could not be read");
      return refuse("feed.unreadable");
    }
  });

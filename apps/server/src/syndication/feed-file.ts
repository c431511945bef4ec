import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { access, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { PlatformKey } from "@porchlight/domain/properties/syndication.ts";
import type { App } from "../app.ts";
import type { Reader } from "../platform/database/database.ts";
import { hasScreening } from "../screening/has-screening.ts";
import { acceptedHomes, removeOthersFromFeed } from "./entry-store.ts";
import { companiesIn, fingerprintOf, homesIn, readInOneSnapshot } from "./source-queries.ts";
import { recordFeedSize, versionOf } from "./version-store.ts";
import { companyElement, feedEnd, feedStart, listingElement } from "./zillow/entry.ts";

export type FeedFile = {
  /** Of gzipped XML. */
  path: string;
  fingerprint: string;
  version: number;
  changedAt: Temporal.Instant;
};

const underWay = new WeakMap<App, Promise<FeedFile>>();

/** The feed as it now is: the file there is, or a new one where a home or company has changed since. */
export function currentFeed(app: App): Promise<FeedFile> {
  const running = underWay.get(app);
  if (running) return running;
  const starting = upToDate(app, "zillow").finally(() => underWay.delete(app));
  underWay.set(app, starting);
  return starting;
}

const upToDate = (app: App, platform: PlatformKey): Promise<FeedFile> =>
  app.inTransaction(async (snapshot) => {
    await readInOneSnapshot(snapshot);
    const fingerprint = await fingerprintOf(snapshot, platform, app.config);
    const { version, changedAt, listings } = await versionOf(app, platform, fingerprint);
    const folder = join(app.config.dataDir, "feeds");
    const name = `${platform}-${fingerprint}.xml.gz`;
    const feed = { path: join(folder, name), fingerprint, version, changedAt };
    if (await isThere(feed.path)) return feed;
    await mkdir(folder, { recursive: true });
    const written = await writeWhole(feed.path, feedText(app, snapshot, platform, version));
    await removeOthersFromFeed(app.db, platform, version);
    await recordFeedSize(app, platform, listings, written);
    await removeOthers(folder, platform, name);
    return feed;
  });

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

type Piece = { text: string; listings: number };

/** The document piece by piece; a piece is as long as a page of homes. */
async function* feedText(app: App, snapshot: Reader, platform: PlatformKey, version: number): AsyncGenerator<Piece> {
  const { config, secret } = app;
  const setting = {
    dialect: config.zillow.dialect,
    publicUrl: config.publicUrl,
    intakeDomain: config.mail.intakeDomain,
    textNumber: config.sms?.number ?? null,
    secret,
    applying: { hasScreening: hasScreening(app), now: app.clock.now() },
  };
  const lines = (elements: string[]) => elements.map((element) => `${element}\n`).join("");
  yield { text: feedStart, listings: 0 };
  for await (const page of companiesIn(snapshot, platform))
    yield { text: lines(page.map(companyElement)), listings: 0 };
  for await (const page of homesIn(snapshot, platform)) {
    const taken = await acceptedHomes(app.db, platform, version, page);
    yield { text: lines(taken.map((home) => listingElement(home, setting))), listings: taken.length };
  }
  yield { text: feedEnd, listings: 0 };
}

/** Writes a file whole or not at all. Returns how many listings it holds. */
async function writeWhole(path: string, pieces: AsyncIterable<Piece>): Promise<number> {
  const unfinished = `${path}.${randomUUID()}`;
  let listings = 0;
  async function* texts() {
    for await (const piece of pieces) {
      listings += piece.listings;
      if (piece.text) yield piece.text;
    }
  }
  try {
    await pipeline(Readable.from(texts()), createGzip({ level: 6 }), createWriteStream(unfinished));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return listings;
}

/** A reader that is still at an older file keeps it until it is through. */
async function removeOthers(folder: string, platform: PlatformKey, name: string): Promise<void> {
  const others = (await readdir(folder)).filter(
    (other) => other.startsWith(`${platform}-`) && other.endsWith(".xml.gz") && other !== name,
  );
  for (const other of others) await rm(join(folder, other), { force: true });
}

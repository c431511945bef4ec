import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import { feedToken, isKey, platformAddresses } from "./addresses.ts";
import { currentFeed, type FeedFile } from "./feed-file.ts";

/** Serves the feed the network reads, with every home its owners chose, at a secret address. */
export function serveFeed(server: FastifyInstance, app: App): void {
  app.log.info(platformAddresses(app), "the rental platforms' addresses");
  server.route<{ Params: { file: string } }>({
    method: ["GET", "HEAD"],
    url: "/feeds/zillow/:file",
    exposeHeadRoute: false,
    compress: false,
    handler: async (request, reply) => {
      if (!isKey(request.params.file, `${feedToken(app)}.xml`)) return refuse("not-found");
      const feed = await currentFeed(app);
      const isGzipped = takesGzip(request);
      reply.headers({
        "content-type": "application/xml; charset=utf-8",
        // The same of both encodings, so it is a weak one.
        etag: etagOf(feed),
        "last-modified": httpDate(feed.changedAt),
        "cache-control": "private, no-cache",
        vary: "accept-encoding",
        "x-robots-tag": "noindex",
        ...(isGzipped ? { "content-encoding": "gzip" } : {}),
      });
      if (isFresh(request, feed)) {
        reply.removeHeader("content-encoding");
        if (request.method === "GET") await noteRead(app, feed);
        return reply.code(304).send();
      }
      if (request.method === "HEAD") return reply.send();
      return reply.send(Readable.from(read(app, feed, isGzipped)));
    },
  });
}

/**
 * Returns the bytes of the file. It ends after the read is recorded, so a reader of the whole file can rely on that.
 */
async function* read(app: App, feed: FeedFile, isGzipped: boolean): AsyncGenerator<Buffer> {
  const file = createReadStream(feed.path);
  yield* isGzipped ? file : file.pipe(createGunzip());
  await noteRead(app, feed);
}

const noteRead = (app: App, { version }: FeedFile): Promise<void> =>
  app.jobs.enqueueNow("platform-read", { platform: "zillow", version, at: app.clock.now().toString() });

/** A weight of zero refuses an encoding (RFC 9110). */
const takesGzip = ({ headers }: FastifyRequest): boolean =>
  String(headers["accept-encoding"] ?? "")
    .split(",")
    .map((one) => one.replaceAll(/\s/g, "").toLowerCase().split(";q="))
    .some(([name, weight = "1"]) => (name === "gzip" || name === "*") && Number(weight) > 0);

const etagOf = ({ fingerprint }: FeedFile): string => `W/"${fingerprint}"`;

const httpDate = (at: Temporal.Instant): string => new Date(at.epochMilliseconds).toUTCString();

/** What the caller has is what there is. A tag decides over a date (RFC 9110). */
function isFresh({ headers }: FastifyRequest, feed: FeedFile): boolean {
  const tags = headers["if-none-match"];
  if (tags !== undefined) return tags.trim() === "*" || tags.includes(`"${feed.fingerprint}"`);
  const since = Date.parse(headers["if-modified-since"] ?? "");
  return !Number.isNaN(since) && Math.floor(feed.changedAt.epochMilliseconds / 1000) * 1000 <= since;
}

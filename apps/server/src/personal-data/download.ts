import { Readable } from "node:stream";
import { brand } from "@porchlight/domain/kernel/brand.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { makeZip } from "client-zip";
import type { App } from "../app.ts";
import { limits, openAtOnce } from "../limits.ts";
import type { Renter } from "../platform/http/serve.ts";
import { consumeAttempt } from "../platform/limiter.ts";
import { partsOf } from "./download-parts.ts";

/** How many downloads of each renter are under way in this process. */
const open = new Map<string, number>();

/**
 * Returns everything that is a renter's as one ZIP, which is made as it is read: one file at a time, none of them held
 * whole.
 * Errors  429 too many downloads, or one is under way.
 */
export async function downloadOf(
  app: App,
  { userId }: Renter,
  language: Language,
): Promise<{ fileName: string; stream: Readable }> {
  const inProgress = open.get(userId) ?? 0;
  if (inProgress >= openAtOnce.downloadsOfRenter) refuse(limits.dataDownloads.refusal);
  open.set(userId, inProgress + 1);
  const close = () => {
    const left = (open.get(userId) ?? 1) - 1;
    if (left > 0) open.set(userId, left);
    else open.delete(userId);
  };
  try {
    await consumeAttempt(app, limits.dataDownloads, userId);
    const ended = new AbortController();
    const stream = Readable.fromWeb(makeZip(partsOf(app, userId, language, ended.signal)) as never);
    stream.once("close", () => {
      ended.abort();
      close();
    });
    const day = app.clock.now().toZonedDateTimeISO("UTC").toPlainDate();
    return { fileName: `${brand.product.toLowerCase()}-${day}.zip`, stream };
  } catch (error) {
    close();
    throw error;
  }
}

import { Readable } from "node:stream";
import { brand } from "@porchlight/domain/kernel/brand.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { makeZip } from "client-zip";
import type { App } from "../app.ts";
import { limits, openAtOnce } from "../limits.ts";
import type { Download } from "../platform/http/download.ts";
import type { Renter } from "../platform/http/serve.ts";
import { consumeAttempt } from "../platform/limiter.ts";
import { OpenAtOnce } from "../platform/open-at-once.ts";
import { partsOf } from "./download-parts.ts";

const downloads = new OpenAtOnce(openAtOnce.downloadsOfRenter);

/**
 * Returns everything that is a renter's as one ZIP, which is made as it is read: one file at a time, none of them held
 * whole.
 * Errors  429 too many downloads, or one is under way.
 */
export async function downloadOf(app: App, { userId }: Renter, language: Language): Promise<Download> {
  const close = downloads.begin(userId, limits.dataDownloads.refusal);
  try {
    await consumeAttempt(app, limits.dataDownloads, userId);
    const ended = new AbortController();
    const stream = Readable.fromWeb(makeZip(partsOf(app, userId, language, ended.signal)) as never);
    stream.once("close", () => {
      ended.abort();
      close();
    });
    const day = app.clock.now().toZonedDateTimeISO("UTC").toPlainDate();
    return { fileName: `${brand.product.toLowerCase()}-${day}.zip`, type: "application/zip", stream };
  } catch (error) {
    close();
    throw error;
  }
}

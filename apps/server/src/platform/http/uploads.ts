import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { MultipartFields } from "@fastify/multipart";
import { Refusal, refuse } from "@porchlight/domain/refusals.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { uploadBytes } from "../../limits.ts";
import { removeUnfinishedFiles } from "../files/folder.ts";

export type Upload = {
  /** Where its bytes are on this machine while it is worked on. */
  path: string;
  /** As the caller named it; never part of a path. */
  fileName: string;
  /** The form's text fields that came before the file. */
  fields: Readonly<Record<string, string>>;
  /** Whether the caller has disconnected. */
  isGone(): boolean;
};

/** Files on their way in. They are written to disk as they come, so that many at once take no memory. */
export type Incoming = {
  /**
   * Takes the one file of a multipart call from its field; what was written is gone when the work ends. Its bytes go
   * through the given streams before they are written.
   * Errors  `invalid-input` where the field is missing, `file-too-large`, `upload-broken-off`
   */
  receive<Done>(
    asked: RequestAndReply,
    field: string,
    work: (upload: Upload) => Promise<Done>,
    through?: readonly Transform[],
  ): Promise<Done>;
  /**
   * Takes a file that comes from elsewhere than a caller; what was written is gone when the work ends.
   * Errors  `file-too-large`, and whatever broke the stream off
   */
  take<Done>(body: Readable, maxBytes: number, work: (path: string) => Promise<Done>): Promise<Done>;
  /** Removes what a killed process left behind. */
  tidy(): Promise<void>;
};
export type RequestAndReply = { request: FastifyRequest; reply: FastifyReply };

/** Returns the product's folder for unfinished uploads. */
export const incomingOf = ({ config }: { config: { dataDir: string } }): Incoming =>
  incomingTo(join(config.dataDir, "incoming"));

function incomingTo(folder: string): Incoming {
  return {
    async receive({ request, reply }, field, work, through = []) {
      let isGone = false;
      reply.raw.once("close", () => {
        isGone = !reply.raw.writableFinished;
      });
      const missing = () => refuse("invalid-input", {}, { [field]: "Choose a file" });
      if (!request.isMultipart()) return missing();
      const overrun = overrunOf(request.raw);
      const part = await Promise.race([request.file(), overrun.refused]).catch(brokenOff);
      if (!part) return missing();
      // The rest of what is too large is not waited for: it may never end.
      part.file.once("limit", overrun.reach);
      await mkdir(folder, { recursive: true });
      const path = join(folder, crypto.randomUUID());
      try {
        await pipeline([part.file, ...through, createWriteStream(path)], { signal: overrun.signal }).catch((error) =>
          overrun.signal.aborted ? refuse("file-too-large") : brokenOff(error),
        );
        if (part.fieldname !== field) return missing();
        const fields = textFieldsOf(part.fields);
        return await work({ path, fileName: part.filename ?? "", fields, isGone: () => isGone });
      } finally {
        await rm(path, { force: true });
      }
    },
    async take(body, maxBytes, work) {
      await mkdir(folder, { recursive: true });
      const path = join(folder, crypto.randomUUID());
      try {
        await pipeline(body, refusingBeyond(maxBytes), createWriteStream(path));
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    tidy: () => removeUnfinishedFiles(folder),
  };
}

const refusingBeyond = (maxBytes: number) =>
  async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) refuse("file-too-large");
      yield chunk;
    }
  };

/** A field given twice counts as none. */
const textFieldsOf = (fields: MultipartFields): Record<string, string> =>
  Object.fromEntries(
    Object.values(fields).flatMap((one) =>
      one && !Array.isArray(one) && one.type === "field" && typeof one.value === "string"
        ? [[one.fieldname, one.value]]
        : [],
    ),
  );

/** Room for the form around the file. */
const formBytes = 1024 * 1024;

/** Tells when more of a form has come than one with a file can have, in whatever part of it. */
function overrunOf(raw: IncomingMessage): { signal: AbortSignal; reach(): void; refused: Promise<never> } {
  const stop = new AbortController();
  const refused = Promise.withResolvers<never>();
  refused.promise.catch(() => undefined);
  const reach = (): void => {
    stop.abort();
    refused.reject(Refusal.of("file-too-large"));
  };
  let bytes = 0;
  raw.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > uploadBytes + formBytes) reach();
  });
  return { signal: stop.signal, reach, refused: refused.promise };
}

/** What this machine cannot write is its own fault, and a file that is too large has words of its own. */
function brokenOff(error: Error & { code?: string; syscall?: string }): never {
  const isKnown = error instanceof Refusal || error.code === "FST_REQ_FILE_TOO_LARGE";
  if (isKnown || error.syscall === "write" || error.syscall === "open") throw error;
  return refuse("upload-broken-off");
}

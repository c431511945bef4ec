import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { removeForgotten } from "../files/folder.ts";

export type Upload = {
  /** Where its bytes are on this machine while it is worked on. */
  path: string;
  /** True once nobody waits for the answer any more. */
  isGone(): boolean;
};

/** Files on their way in. They are written to disk as they come, so that many at once take no memory. */
export type Incoming = {
  /**
   * Takes the one file of a multipart call from its field; what was written is gone when the work ends.
   * Errors  `invalid-input` where the field is missing, `file-too-large`, `upload-broken-off`
   */
  receive<Done>(asked: Asked, field: string, work: (upload: Upload) => Promise<Done>): Promise<Done>;
  /** Removes what a killed process left behind. */
  tidy(): Promise<void>;
};
type Asked = { request: FastifyRequest; reply: FastifyReply };

export function incomingTo(folder: string): Incoming {
  return {
    async receive({ request, reply }, field, work) {
      let isGone = false;
      reply.raw.once("close", () => {
        isGone = !reply.raw.writableFinished;
      });
      const missing = () => refuse("invalid-input", {}, { [field]: "Choose a file" });
      const part = request.isMultipart() ? await request.file().catch(brokenOff) : undefined;
      if (!part) return missing();
      await mkdir(folder, { recursive: true });
      const path = join(folder, crypto.randomUUID());
      try {
        await pipeline(part.file, createWriteStream(path)).catch(brokenOff);
        if (part.file.truncated) return refuse("file-too-large");
        if (part.fieldname !== field) return missing();
        return await work({ path, isGone: () => isGone });
      } finally {
        await rm(path, { force: true });
      }
    },
    tidy: () => removeForgotten(folder),
  };
}

/** What this machine cannot write is its own fault, and a file that is too large has words of its own. */
function brokenOff(error: Error & { code?: string; syscall?: string }): never {
  if (error.code === "FST_REQ_FILE_TOO_LARGE" || error.syscall === "write" || error.syscall === "open") throw error;
  return refuse("upload-broken-off");
}

import { refuse } from "@porchlight/domain/refusals.ts";
import type { FastifyInstance } from "fastify";
import { type Files, isKey, type StoredFile } from "./files.ts";
import { avifKeyOf, picturesFolder } from "./pictures.ts";

/** Serves /files/pictures/…, which are public. Every other file is its own capability's to show, to whom it may. */
export function serveFiles(server: FastifyInstance, files: Files): void {
  // A page shows fifty of them at once, so they do not count against the limit for calls.
  const options = { config: { rateLimit: false as const } };
  server.get<{ Params: { "*": string } }>(`/files/${picturesFolder}/*`, options, async (request, reply) => {
    const key = `${picturesFolder}/${request.params["*"]}`;
    const readsAvif = request.headers.accept?.includes("image/avif") ?? false;
    const found = isKey(key) ? await inBestForm(files, key, readsAvif) : null;
    if (!found) return refuse("not-found");
    return reply
      .headers({
        "content-type": found.contentType,
        "content-length": found.sizeBytes,
        "cache-control": "public, max-age=31536000, immutable",
        vary: "Accept",
        "x-content-type-options": "nosniff",
        // Mails read in a browser show them too.
        "cross-origin-resource-policy": "cross-origin",
        "content-security-policy": "default-src 'none'; sandbox",
      })
      .send(found.stream);
  });
}

/** A WebP's own address answers its AVIF to a browser that reads it, once there is one. */
async function inBestForm(files: Files, key: string, readsAvif: boolean): Promise<StoredFile | null> {
  const avifKey = readsAvif ? avifKeyOf(key) : null;
  return (avifKey ? await files.get(avifKey) : null) ?? files.get(key);
}

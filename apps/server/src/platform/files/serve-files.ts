import { refuse } from "@porchlight/domain/refusals.ts";
import type { FastifyInstance } from "fastify";
import { type Files, isKey } from "./files.ts";
import { picturesFolder } from "./pictures.ts";

/** Answers /files/pictures/…: what anybody may see. Every other file is its own capability's to show, to whom it may. */
export function serveFiles(server: FastifyInstance, files: Files): void {
  // A page shows fifty of them at once, so they do not count against the limit for calls.
  const options = { config: { rateLimit: false as const } };
  server.get<{ Params: { "*": string } }>(`/files/${picturesFolder}/*`, options, async (request, reply) => {
    const key = `${picturesFolder}/${request.params["*"]}`;
    const found = isKey(key) ? await files.get(key) : null;
    if (!found) return refuse("not-found");
    return reply
      .headers({
        "content-type": found.contentType,
        "content-length": found.sizeBytes,
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        // Mails read in a browser show them too.
        "cross-origin-resource-policy": "cross-origin",
        "content-security-policy": "default-src 'none'; sandbox",
      })
      .send(found.stream);
  });
}

import { create as contentDisposition } from "content-disposition";
import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { openDocument } from "./actions.ts";

/** What a browser shows itself; anything else is for a program of the reader's. */
const isShown = (mimeType: string): boolean => mimeType.startsWith("image/") || mimeType === "application/pdf";

/** Serves documents at signed addresses. They are nobody's to keep, and no page to run. */
export function documentHooks(server: FastifyInstance, app: App): void {
  // Whoever only asks for the headers would count as having opened it.
  const options = { compress: false, exposeHeadRoute: false } as const;
  server.get<{ Params: { token: string } }>("/files/documents/:token", options, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const { fileName, mimeType, sizeBytes, stream } = await openDocument(app, request.params.token);
    const type = isShown(mimeType) ? "inline" : "attachment";
    return reply
      .headers({
        "content-type": mimeType,
        "content-length": sizeBytes,
        "content-disposition": contentDisposition(fileName, { type }),
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
      })
      .send(stream);
  });
}

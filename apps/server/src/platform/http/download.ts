import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** A file that is made as it is read. */
export type Download = { fileName: string; type: string; stream: Readable };

/** Sends a file to be saved by its reader, which nothing keeps on the way. */
export function sendDownload(reply: FastifyReply, { fileName, type, stream }: Download): FastifyReply {
  reply.headers({
    "content-type": type,
    "content-disposition": `attachment; filename="${fileName}"`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  return reply.send(stream);
}

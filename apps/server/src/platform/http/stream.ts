import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyReply } from "fastify";

const keepAliveMs = 15_000;

/**
 * Answers with server-sent events until the caller leaves. `subscribe` gets the sender and returns how to stop.
 * Uncompressed and unbuffered: an event that waits for a full buffer is no live update.
 */
export function streamTo(
  reply: FastifyReply,
  subscribe: (send: (event: string, data: unknown) => void) => () => void,
): never {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    "content-encoding": "identity",
  });
  raw.write(": connected\n\n");
  const stop = subscribe((event, data) => void raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  const keepAlive = setInterval(() => void raw.write(": still here\n\n"), keepAliveMs);
  raw.on("close", () => {
    clearInterval(keepAlive);
    stop();
  });
  return reply as never;
}

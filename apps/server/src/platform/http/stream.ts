import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyReply } from "fastify";
import type { Live } from "../live.ts";

const keepAliveMs = 15_000;

/** When the pages of a process that stops come back: not all in the same moment. */
const comeBackMs = { least: 250, most: 2_000 };

/**
 * Answers with server-sent events until `caller`, a session or a visitor, leaves. `subscribe` gets the sender and returns how to stop.
 * Uncompressed and unbuffered: an event that waits for a full buffer is no live update. A process that stops ends it and
 * says when to come back, which then leads to another process.
 * Errors  `too-many-requests` where too many are open already
 */
export function streamTo(
  reply: FastifyReply,
  caller: string,
  subscribe: (send: (event: string, data: unknown) => void) => () => void,
): never {
  const giveBack = reply.server.streams.open(caller, reply.request.ip);
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
  const stay = reply.server.drain.whenLeaving(() => {
    const { least, most } = comeBackMs;
    raw.end(`retry: ${Math.round(least + Math.random() * (most - least))}\n\n`);
  });
  const keepAlive = setInterval(() => void raw.write(": still here\n\n"), keepAliveMs);
  raw.on("close", () => {
    clearInterval(keepAlive);
    stay();
    giveBack();
    stop();
  });
  return reply as never;
}

type Subscribe = Parameters<typeof streamTo>[2];

/** As `streamTo`, until the session ends: who signed out elsewhere hears no more; the browser asks again and is told so. */
export const streamToSession = (
  { live }: { live: Pick<Live, "onSessionEnded"> },
  { tokenHash }: { tokenHash: string },
  reply: FastifyReply,
  subscribe: Subscribe,
): never =>
  streamTo(reply, tokenHash, (send) => {
    const quiet = subscribe(send);
    const forget = live.onSessionEnded((ended) => {
      if (ended === tokenHash) reply.raw.end();
    });
    return () => {
      quiet();
      forget();
    };
  });

import type { FastifyReply } from "fastify";

const keepAliveMs = 15_000;

export interface EventStream {
  send(event: string, data: unknown): void;
  close(): void;
}

/** Turns a reply into server-sent events, kept open until either side closes it. */
export function openEventStream(reply: FastifyReply, onClose: () => void): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store", connection: "keep-alive" });
  const keepAlive = setInterval(() => raw.write(": still here\n\n"), keepAliveMs);
  raw.on("close", () => {
    clearInterval(keepAlive);
    onClose();
  });
  return {
    send: (event, data) => raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    close: () => raw.destroy(),
  };
}

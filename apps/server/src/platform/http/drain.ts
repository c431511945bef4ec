import { once } from "node:events";
import type { Server } from "node:http";
import { createServer, Server as NetServer, type Socket } from "node:net";
import { setImmediate as others, setTimeout as wait } from "node:timers/promises";

/** The steps to stop an HTTP server without cutting off an accepted request. */
export type Drain = {
  /** From now on the process is not ready, and each reply ends its connection. */
  announce(): void;
  isAnnounced(): boolean;
  /** Calls `end` when streams have to end, at once where that has begun. Returns how to call it off. */
  whenLeaving(end: () => void): () => void;
  /** Stops listening, ends streams, and resolves when every request is answered; whatever takes longer is cut off. */
  finish(timeoutMs: number): Promise<void>;
};

declare module "fastify" {
  interface FastifyInstance {
    drain: Drain;
  }
}

type Connection = { requests: number; readUpTo: number; idleSince: number };

/** A request may be on its way to a connection that looks idle, so it is left open for a moment. */
const idleMs = 150;
const lookEveryMs = 20;

/** Returns the drain of a server; called before it listens, since it counts the requests of every connection. */
export function drainOf(server: Server): Drain {
  const connections = countRequests(server);
  const streams = new Set<() => void>();
  let isAnnounced = false;
  let isLeaving = false;

  const closeIdle = (since: number): void => {
    const now = performance.now();
    for (const [socket, { requests, readUpTo, idleSince }] of connections) {
      const isIdle = requests === 0 && socket.bytesRead === readUpTo;
      if (isIdle && now - Math.max(since, idleSince) >= idleMs) socket.destroy();
    }
  };

  return {
    announce() {
      isAnnounced = true;
    },
    isAnnounced: () => isAnnounced,
    whenLeaving(end) {
      if (isLeaving) end();
      else streams.add(end);
      return () => void streams.delete(end);
    },
    async finish(timeoutMs) {
      isAnnounced = true;
      await rehearseClosing();
      await quietMoment(server);
      stopListening(server);
      isLeaving = true;
      for (const end of streams) end();
      const since = performance.now();
      while (connections.size > 0 && performance.now() - since < timeoutMs) {
        await wait(lookEveryMs);
        closeIdle(since);
      }
      server.closeAllConnections();
    },
  };
}

function countRequests(server: Server): Map<Socket, Connection> {
  const connections = new Map<Socket, Connection>();
  server.on("connection", (socket) => {
    connections.set(socket, { requests: 0, readUpTo: 0, idleSince: performance.now() });
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.requests += 1;
    response.once("close", () => {
      connection.requests -= 1;
      connection.readUpTo = socket.bytesRead;
      connection.idleSince = performance.now();
    });
  });
  return connections;
}

/** An HTTP server's own `close` also destroys idle connections, with the requests that are on their way to them. */
function stopListening(server: NetServer): void {
  NetServer.prototype.close.call(server);
}

const rehearsals = 5;

/**
 * Closes some servers of nobody's. The first close of a process takes 0.2 ms and a later one 0.02, and the system resets
 * each connection that comes in during it.
 */
async function rehearseClosing(): Promise<void> {
  for (let round = 0; round < rehearsals; round++) {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    stopListening(server);
    await once(server, "close");
  }
}

/** A turn of the event loop in which nothing was done takes a hundredth of a millisecond. */
const quietMs = 0.03;
const maxWaitMs = 250;
/** A single turn may take seconds on a busy machine, and many have come when it ends. */
const minTurns = 100;

/**
 * Resolves right after the process has accepted every connection that waited. The system resets those that wait when
 * listening stops, and the longer the last turn of the event loop took, the more have come since. A process that has just
 * slept is not about to be interrupted.
 */
async function quietMoment(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on("connection", count);
  const since = performance.now();
  for (let turn = 0; turn < minTurns || performance.now() - since < maxWaitMs; turn++) {
    await wait(1);
    await others();
    const [before, began] = [accepted, performance.now()];
    await others();
    if (accepted === before && performance.now() - began < quietMs) break;
  }
  server.off("connection", count);
}

import { EventEmitter } from "node:events";
import { type LiveEvent, liveEvent } from "@porchlight/contract/system.ts";
import pg from "pg";
import type { Logger } from "pino";
import { z } from "zod";
import { afterCommit, type Batch, gather, sql, type Tx } from "./database/database.ts";
import { timeouts } from "./database/timeouts.ts";

const channel = "porchlight";
const againMs = 500;
const notice = z.discriminatedUnion("about", [
  z.object({ about: z.literal("changes"), companyId: z.string(), changes: z.array(liveEvent) }),
  z.object({ about: z.literal("session"), tokenHash: z.string() }),
  z.object({ about: z.literal("jobs"), queues: z.array(z.string()) }),
]);
export type Notice = z.infer<typeof notice>;

/** The maximum number of changes in one notice, well below PostgreSQL's limit of 8000 bytes. */
const maxChanges = 40;

/** Told inside the transaction, notices would make every commit of the database wait for the one before it. */
const notices: Batch<Notice> = {
  stage: "notices",
  async write(tx, gathered) {
    const payloads = inFew(gathered).map((one) => JSON.stringify(one));
    afterCommit(tx, sql`select pg_notify(${channel}, told) from unnest(${payloads}::text[]) as told`);
  },
};

/**
 * Notifies every process once the transaction has committed, in one notice a company.
 * A session's end goes with the commit itself, so that who has signed out is unknown from then on.
 */
export async function notify(tx: Tx, told: Notice): Promise<void> {
  if (told.about === "session") {
    await sql`select pg_notify(${channel}, ${JSON.stringify(told)})`.execute(tx);
    return;
  }
  gather(tx, notices, told);
}

/** Returns the statement that sends a notice at once, outside a transaction. */
export const notifying = (told: Notice): [string, string[]] => [
  "select pg_notify($1, $2)",
  [channel, JSON.stringify(told)],
];

function inFew(notices: readonly Notice[]): Notice[] {
  const queues = new Set(notices.flatMap((one) => (one.about === "jobs" ? one.queues : [])));
  const changes = Map.groupBy(
    notices.filter((one) => one.about === "changes"),
    ({ companyId }) => companyId,
  );
  return [
    ...changes.entries().flatMap(([companyId, told]) => ofCompany(companyId, told)),
    ...(queues.size > 0 ? [{ about: "jobs" as const, queues: [...queues] }] : []),
  ];
}

function* ofCompany(companyId: string, told: { changes: LiveEvent[] }[]): Generator<Notice> {
  const different = new Map(told.flatMap(({ changes }) => changes).map((one) => [JSON.stringify(one), one]));
  const changes = [...different.values()];
  for (let first = 0; first < changes.length; first += maxChanges)
    yield { about: "changes", companyId, changes: changes.slice(first, first + maxChanges) };
}

export type Live = {
  onChange(companyId: string, listener: (change: LiveEvent) => void): () => void;
  onSessionEnded(listener: (tokenHash: string) => void): () => void;
  /** Told which queues have new jobs. */
  onJobs(listener: (queues: string[]) => void): void;
  /** Calls back with false when the connection that receives notices is lost, with true when it is back. */
  onConnection(listener: (isHearing: boolean) => void): void;
  isHearing(): boolean;
  close(): Promise<void>;
};

/**
 * Receives the notices of other processes over one LISTEN connection, which reconnects whenever it breaks or falls
 * silent.
 */
export async function listen(connectionString: string, log: Logger): Promise<Live> {
  const emitter = new EventEmitter().setMaxListeners(0);
  let hearing: pg.Client | null = null;
  let closed = false;

  const connectAgain = (): void => {
    if (!closed) setTimeout(() => void connect().catch(connectAgain), againMs).unref();
  };
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString,
      connectionTimeoutMillis: timeouts.connectMs,
      query_timeout: timeouts.heartbeatMs,
    });
    const lost = (): void => {
      if (hearing !== fresh) return;
      hearing = null;
      emitter.emit("connection", false);
      connectAgain();
    };
    fresh.on("error", lost);
    fresh.on("end", lost);
    fresh.on("notification", ({ payload }) => hear(payload ?? ""));
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      fresh.connection.stream.destroy();
      throw error;
    }
    if (closed) return void fresh.end();
    hearing = fresh;
    emitter.emit("connection", true);
    beat(fresh);
  };
  // A server that froze, or went with its machine, says nothing at all, as one does that has nothing to tell.
  const beat = (client: pg.Client): void => {
    setTimeout(async () => {
      if (hearing !== client) return;
      await client.query("select").catch(() => client.connection.stream.destroy(new Error("No sign of life")));
      beat(client);
    }, timeouts.heartbeatMs).unref();
  };
  const hear = (payload: string): void => {
    const heard = notice.safeParse(JSON.parse(payload));
    if (!heard.success) log.error({ payload }, "a notice that is not one");
    else if (heard.data.about === "session") emitter.emit("session", heard.data.tokenHash);
    else if (heard.data.about === "jobs") emitter.emit("jobs", heard.data.queues);
    else for (const change of heard.data.changes) emitter.emit(`change:${heard.data.companyId}`, change);
  };
  await connect();

  return {
    onChange(companyId, listener) {
      emitter.on(`change:${companyId}`, listener);
      return () => void emitter.off(`change:${companyId}`, listener);
    },
    onSessionEnded(listener) {
      emitter.on("session", listener);
      return () => void emitter.off("session", listener);
    },
    onJobs: (listener) => void emitter.on("jobs", listener),
    onConnection: (listener) => void emitter.on("connection", listener),
    isHearing: () => hearing !== null,
    async close() {
      closed = true;
      await hearing?.end();
    },
  };
}

import { EventEmitter } from "node:events";
import { type LiveEvent, liveEvent } from "@porchlight/contract/system.ts";
import pg from "pg";
import type { Logger } from "pino";
import { z } from "zod";
import { sql, type Tx } from "./database/database.ts";

const channel = "porchlight";
const notice = z.discriminatedUnion("about", [
  z.object({ about: z.literal("changes"), companyId: z.string(), changes: z.array(liveEvent) }),
  z.object({ about: z.literal("session"), tokenHash: z.string() }),
]);
export type Notice = z.infer<typeof notice>;

/** What a statement selects to tell every process, when its transaction commits and only then. */
export const telling = (told: Notice) => sql`pg_notify(${channel}, ${JSON.stringify(told)})`;

/** Tells every process, when the transaction commits and only then. */
export const notify = async (tx: Tx, told: Notice): Promise<void> => {
  await sql`select ${telling(told)}`.execute(tx);
};

export type Live = {
  onChange(companyId: string, listener: (change: LiveEvent) => void): () => void;
  onSessionEnded(listener: (tokenHash: string) => void): () => void;
  /** Told false when the connection that hears notices is lost, true when it is back. */
  onConnection(listener: (isHearing: boolean) => void): void;
  isHearing(): boolean;
  close(): Promise<void>;
};

/** Hears what other processes did, over one LISTEN connection that is taken up again whenever it breaks. */
export async function listen(connectionString: string, log: Logger): Promise<Live> {
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | null = null;
  let closed = false;

  const lost = (): void => {
    if (!client) return;
    client = null;
    emitter.emit("connection", false);
    if (!closed) setTimeout(() => void connect().catch(lost), 500).unref();
  };
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString });
    fresh.on("error", lost);
    fresh.on("end", lost);
    fresh.on("notification", ({ payload }) => hear(payload ?? ""));
    client = fresh;
    await fresh.connect();
    await fresh.query(`listen ${channel}`);
    emitter.emit("connection", true);
  };
  const hear = (payload: string): void => {
    const heard = notice.safeParse(JSON.parse(payload));
    if (!heard.success) log.error({ payload }, "a notice that is not one");
    else if (heard.data.about === "session") emitter.emit("session", heard.data.tokenHash);
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
    onConnection: (listener) => void emitter.on("connection", listener),
    isHearing: () => client !== null,
    async close() {
      closed = true;
      await client?.end();
    },
  };
}

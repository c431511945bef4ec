import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { holdsNotices } from "./queries.ts";

/** Has what a failed delivery held told on another channel, where it held notices and not a message of a conversation. */
export async function queueOtherChannel(tx: Tx, app: App, deliveryId: string, messageId: string | null): Promise<void> {
  if (!messageId && (await holdsNotices(tx, deliveryId))) await app.jobs.enqueue(tx, "tell-instead", { deliveryId });
}

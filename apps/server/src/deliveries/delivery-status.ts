import type { App } from "../app.ts";
import type { EventKind } from "../events/kinds.ts";
import { record } from "../events/record.ts";
import type { Tx } from "../platform/database/database.ts";
import { leadOfMessage } from "./queries.ts";

/** The delivery status of a message: held back, sent late or undelivered. */
export type DeliveryStatus = Extract<EventKind, "message.held-back" | "message.went-out" | "message.undelivered">;

/** Records the delivery status of a message; nothing where the delivery carries none. */
export async function recordDeliveryStatus(
  tx: Tx,
  app: App,
  messageId: string | null,
  how: DeliveryStatus,
): Promise<void> {
  if (!messageId) return;
  const lead = await leadOfMessage(tx, messageId);
  if (lead) await record(tx, app.jobs, { ...lead, kind: how, at: app.clock.now() });
}

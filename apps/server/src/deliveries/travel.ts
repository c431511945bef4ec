import type { App } from "../app.ts";
import type { EventKind } from "../events/kinds.ts";
import { type DomainEvent, record } from "../events/record.ts";
import { row, sql, type Tx } from "../platform/database/database.ts";

/** What became of a message after it was said, where that is not what whoever reads the conversation expects. */
export type Travel = Extract<EventKind, "message.held-back" | "message.went-out" | "message.undelivered">;

/** Records it of the message that a delivery carries, if it carries one. */
export async function recordTravel(tx: Tx, app: App, messageId: string | null, how: Travel): Promise<void> {
  if (!messageId) return;
  const lead = await row(
    tx,
    sql<Pick<DomainEvent, "inquiryId" | "companyId" | "propertyId" | "renterId">>`
      select inquiry.id as "inquiryId", inquiry.company_id as "companyId", property_id as "propertyId",
        renter_id as "renterId"
      from message join inquiry on inquiry.id = inquiry_id where message.id = ${messageId}`,
  );
  if (lead) await record(tx, app.jobs, { ...lead, kind: how, at: app.clock.now() });
}

import type { App } from "../app.ts";
import type { EventKind } from "../events/kinds.ts";
import { type Data, type DomainEvent, type EventIds, record } from "../events/record.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Inquiry } from "./store.ts";

/** The ids of the lead that an event is about. */
export type LeadIds = Pick<Inquiry, "id" | "companyId" | "propertyId" | "renterId">;

/** The further ids and data of an event; may be left out where the kind carries no data. */
export type EventDetails<Kind extends EventKind, Ids> =
  Data<Kind> extends { data: unknown } ? [beside: Ids & Data<Kind>] : [beside?: Ids & Data<Kind>];

export type LeadEventDetails<Kind extends EventKind> = EventDetails<
  Kind,
  Pick<EventIds, "showingId" | "requestId" | "escalationId" | "userId">
>;

/** Records that something happened to a lead, now. */
export async function recordOfLead<Kind extends EventKind>(
  tx: Tx,
  app: App,
  lead: LeadIds,
  kind: Kind,
  ...[beside]: LeadEventDetails<Kind>
): Promise<void> {
  const { companyId, propertyId, id: inquiryId, renterId } = lead;
  const at = app.clock.now();
  await record(tx, app.jobs, { ...beside, kind, companyId, propertyId, inquiryId, renterId, at } as DomainEvent);
}

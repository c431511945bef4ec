import type { App } from "../app.ts";
import { type DomainEvent, record } from "../events/record.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Inquiry } from "./store.ts";

/** Whose an event is, as far as it is about a lead. */
export type LeadIds = Pick<Inquiry, "id" | "companyId" | "propertyId" | "renterId">;

type Beside = Omit<DomainEvent, "kind" | "at" | "companyId" | "propertyId" | "inquiryId" | "renterId">;

/** Records that something happened to a lead, now. */
export async function recordOfLead(
  tx: Tx,
  app: App,
  lead: LeadIds,
  kind: DomainEvent["kind"],
  beside: Beside = {},
): Promise<void> {
  const { companyId, propertyId, id: inquiryId, renterId } = lead;
  await record(tx, app.jobs, { ...beside, kind, companyId, propertyId, inquiryId, renterId, at: app.clock.now() });
}

import { type Reader, row, sql, type Tx } from "../platform/database/database.ts";
import type { EventKind } from "./record.ts";

/** An event as it was written. */
export type LoggedEvent = {
  seq: number;
  companyId: string;
  kind: EventKind;
  at: Temporal.Instant;
  propertyId: string | null;
  inquiryId: string | null;
  renterId: string | null;
  showingId: string | null;
  requestId: string | null;
  escalationId: string | null;
  data: Record<string, unknown>;
};

export async function eventAt(on: Reader | Tx, seq: number): Promise<LoggedEvent> {
  const found = await row(
    on,
    sql<LoggedEvent>`
      select seq, company_id as "companyId", kind, at, property_id as "propertyId", inquiry_id as "inquiryId",
        renter_id as "renterId", showing_id as "showingId", request_id as "requestId", escalation_id as "escalationId", data
      from event where seq = ${seq}`,
  );
  if (!found) throw new Error(`Event ${seq} is missing`);
  return found;
}

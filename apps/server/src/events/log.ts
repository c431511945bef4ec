import { type Reader, row, sql, type Tx } from "../platform/database/database.ts";
import type { EventKind, PayloadOf } from "./kinds.ts";

type Logged = {
  seq: number;
  companyId: string;
  at: Temporal.Instant;
  propertyId: string | null;
  inquiryId: string | null;
  renterId: string | null;
  showingId: string | null;
  requestId: string | null;
  escalationId: string | null;
  userId: string | null;
};

/** An event of one of these kinds as it was written. */
export type LoggedEvent<Kind extends EventKind = EventKind> = {
  [One in Kind]: Logged & { kind: One; data: PayloadOf<One> };
}[Kind];

export async function eventAt(on: Reader | Tx, seq: number): Promise<LoggedEvent> {
  const found = await row(
    on,
    sql<LoggedEvent>`
      select seq, company_id as "companyId", kind, at, property_id as "propertyId", inquiry_id as "inquiryId",
        renter_id as "renterId", showing_id as "showingId", request_id as "requestId", escalation_id as "escalationId", user_id as "userId", data
      from event where seq = ${seq}`,
  );
  if (!found) throw new Error(`Event ${seq} is missing`);
  return found;
}

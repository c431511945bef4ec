import { type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";
import type { ShowingRequest } from "./store.ts";

/** Whether a person accepted a request with an agent. */
export const wasAcceptedBy = async (
  on: Reader | Tx,
  request: Pick<ShowingRequest, "id" | "inquiryId">,
  userId: string,
  agentId: string,
): Promise<boolean> =>
  (await row(
    on,
    sql`select 1 from event
        where inquiry_id = ${request.inquiryId} and request_id = ${request.id} and kind = 'showing.request-accepted'
          and user_id = ${userId} and data ->> 'agentId' = ${agentId} limit 1`,
  )) !== null;

/** Whether a lead has another showing that is asked for, settled or proposed. */
export const hasAnother = async (on: Reader | Tx, { id, inquiryId }: ShowingRequest): Promise<boolean> =>
  (await row(
    on,
    sql`
      select 1 from showing_request
      where inquiry_id = ${inquiryId} and id <> ${id} and status in ('PENDING', 'ACCEPTED') and over_at is null
      union all
      select 1 from reschedule_request where inquiry_id = ${inquiryId} and asked_by = 'owner' and status = 'PENDING'`,
  )) !== null;

/** Returns the names of these renters, where they gave them. */
export const rentersNamed = (on: Reader | Tx, ids: readonly string[]): Promise<{ name: string | null }[]> =>
  rows(on, sql<{ name: string | null }>`select name from renter where id = any(${ids})`);

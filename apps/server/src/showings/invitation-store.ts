import { type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";
import type { ShowingRequest } from "./store.ts";

type Invited = Pick<ShowingRequest, "id" | "companyId" | "showingId" | "status"> & { uid: string };
/** Who keeps an invitation; `userId` says which member. */
type HolderKind = "owner" | "renter";

/** The requests that share the invitation of one, held until the transaction ends. */
export const lockInvited = (tx: Tx, requestId: string): Promise<Invited[]> =>
  rows(
    tx,
    sql<Invited>`
      select id, company_id as "companyId", showing_id as "showingId", status, invite_uid as uid from showing_request
      where invite_uid = (select invite_uid from showing_request where id = ${requestId})
      order by id for update`,
  );

/** Returns the last invitation sent to a holder's calendar, or null. */
export const invitationTo = (
  on: Reader | Tx,
  uid: string,
  kind: HolderKind,
  userId: string | null,
): Promise<{ requestId: string; sequence: number; isCanceled: boolean } | null> =>
  row(
    on,
    sql<{ requestId: string; sequence: number; isCanceled: boolean }>`
      select request_id as "requestId", sequence, is_canceled as "isCanceled" from invitation
      where uid = ${uid} and holder = ${kind} and user_id is not distinct from ${userId}`,
  );

/** Saves the last invitation sent to a holder's calendar. */
export async function saveInvitation(
  tx: Tx,
  told: {
    uid: string;
    kind: HolderKind;
    userId: string | null;
    companyId: string;
    requestId: string;
    sequence: number;
    isCanceled: boolean;
  },
): Promise<void> {
  const { uid, kind, userId, companyId, requestId, sequence, isCanceled } = told;
  await sql`
    insert into invitation (uid, holder, user_id, company_id, request_id, sequence, is_canceled)
    values (${uid}, ${kind}, ${userId}, ${companyId}, ${requestId}, ${sequence}, ${isCanceled})
    on conflict (uid, holder, user_id) do update set request_id = excluded.request_id, sequence = excluded.sequence,
      is_canceled = excluded.is_canceled`.execute(tx);
}

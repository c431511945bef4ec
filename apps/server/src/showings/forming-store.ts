import { moveRequest, type RequestEvent } from "@porchlight/domain/showings/lifecycle.ts";
import type { App } from "../app.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import type { Inquiry } from "../leads/store.ts";
import { post, row, type Sql, sql, type Tx } from "../platform/database/database.ts";
import { invitationOf, requestColumns, type ShowingRequest } from "./store.ts";

/*
 * A request that forms: Piper and a renter are finding a time. It has no showing yet, so whatever an owner reads of
 * showings never meets it, and none of its moves leaves an event; an owner hears of it once the renter agrees to a time.
 * Source: docs/decisions/0038-requests-that-form.md.
 */

/** Inserts a forming request, as Piper starts finding a time with a renter; not waited for. Nothing where their request or a proposed time is open already. */
export const startForming = (tx: Tx, app: App, { inquiry }: LockedLead): void => {
  const at = app.clock.now();
  const forming = sql`
    insert into showing_request (id, company_id, property_id, inquiry_id, renter_id, status, created_at, updated_at, invite_uid)
    select fresh.id, inquiry.company_id, property_id, inquiry.id, renter_id, 'FORMING', ${at}, ${at}, fresh.id
    from inquiry cross join lateral (select uuidv7() as id where inquiry.id is not null) as fresh
    where inquiry.id = ${inquiry.id}
      and not exists (select 1 from reschedule_request where inquiry_id = ${inquiry.id} and status = 'PENDING')
    on conflict do nothing`;
  post(tx, forming);
};

/** Turns the renter's forming request into one that waits for the owner. Returns null where none was forming. */
export const agree = (
  tx: Tx,
  { id: inquiryId, lastChannel }: Pick<Inquiry, "id" | "lastChannel">,
  showingId: string,
  at: Temporal.Instant,
): Promise<ShowingRequest | null> =>
  row(
    tx,
    sql<ShowingRequest>`
      update showing_request set status = ${moveRequest("FORMING", "agree")}, showing_id = ${showingId}, created_at = ${at},
        updated_at = ${at}, asked_in = ${lastChannel}, invite_uid = coalesce(${invitationOf(inquiryId)}, id)
      where inquiry_id = ${inquiryId} and status = 'FORMING'
      returning ${requestColumns}`,
  );

/** Ends the renter's forming request. */
export const withdraw = (tx: Tx, app: App, { inquiry }: LockedLead): Promise<void> =>
  end(tx, app, "withdraw", sql`inquiry_id = ${inquiry.id}`);

/** Ends all forming requests of a home that can no longer be shown. */
export const endForming = (tx: Tx, app: App, propertyId: string): Promise<void> =>
  end(tx, app, "lapse", sql`property_id = ${propertyId}`);

const end = async (tx: Tx, app: App, event: RequestEvent, which: Sql<unknown>): Promise<void> => {
  await sql`
    update showing_request set status = ${moveRequest("FORMING", event)}, updated_at = ${app.clock.now()}
    where ${which} and status = 'FORMING'`.execute(tx);
};

/** Ends a request that has formed for too long. */
export const endFormed = (tx: Tx, app: App, requestId: string): Promise<void> =>
  end(tx, app, "lapse", sql`id = ${requestId}`);

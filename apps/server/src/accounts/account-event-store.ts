import type { AccountEventView } from "@porchlight/contract/profile.ts";
import type { AccountEventKind, ProofMethod } from "@porchlight/domain/accounts/account-events.ts";
import type { App } from "../app.ts";
import { type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";
import { clientOf } from "../platform/http/client-address.ts";

/** The address and browser a call came from. */
export type Origin = { address: string; userAgent: string | null };

/** `userId` is null where the address tried has no account; that is written too, so that it takes as long. */
export type AccountEvent = { kind: AccountEventKind; userId: string | null; method?: ProofMethod };

const maxShown = 50;

/** Stores an event of an account and the origin of its call, never what was typed. */
export async function recordAccountEvent(tx: Tx, app: App, event: AccountEvent, origin: Origin): Promise<void> {
  await sql`
    insert into account_event (user_id, kind, method, at, address, client, user_agent)
    values (${event.userId}, ${event.kind}, ${event.method ?? null}, ${app.clock.now()},
            ${origin.address}, ${clientOf(origin.address)}, ${origin.userAgent})`.execute(tx);
}

/** Whether the account of this email has a sign-in event from this client. */
export async function isKnownClient(on: Reader, email: string, { address }: Origin): Promise<boolean> {
  const known = await row(
    on,
    sql`select 1 from account_event e join app_user u on u.id = e.user_id
        where u.email = ${email} and e.client = ${clientOf(address)} and e.kind = 'sign-in.succeeded' limit 1`,
  );
  return known !== null;
}

/** Returns the newest events of a person's own account. */
export async function accountEventsOf(on: Reader, userId: string): Promise<AccountEventView[]> {
  const events = await rows(
    on,
    sql<Omit<AccountEventView, "at"> & { at: Temporal.Instant }>`
      select kind, method, at, address, user_agent as "userAgent" from account_event
      where user_id = ${userId} order by seq desc limit ${maxShown}`,
  );
  return events.map((event) => ({ ...event, at: event.at.toString() }));
}

import type { App } from "../app.ts";
import { readIntakeAddress } from "../deliveries/reply-address.ts";
import { json, post, row, sql, type Tx } from "../platform/database/database.ts";
import type { Arrival, Handled } from "./store.ts";

/** What the owner is shown of a mail that is held. */
export type HeldMail =
  | { why: "forged"; from: string; subject: string | null; text: string }
  | { why: "unread"; from: string };

const longestQuote = 2000;

/** Leaves word for the owner, who is told at most once an hour. */
export function noteForOwner(tx: Tx, app: App, { id }: Arrival, companyId: string, held: HeldMail): void {
  const shown = held.why === "forged" ? { ...held, text: held.text.slice(0, longestQuote).toWellFormed() } : held;
  post(
    tx,
    sql`insert into quarantine_notice (arrival_id, company_id, notice, at)
        values (${id}, ${companyId}, ${json(shown)}, ${app.clock.now()}) on conflict do nothing`,
  );
}

/** Keeps a mail that cannot be read as it came, and leaves word for the owner of the address it was written to. */
export async function quarantineUnread(tx: Tx, app: App, arrival: Arrival, note: string): Promise<Handled> {
  const companyId = arrival.channel === "EMAIL" ? await companyWrittenTo(tx, app, arrival) : null;
  if (companyId) noteForOwner(tx, app, arrival, companyId, { why: "unread", from: arrival.sender });
  return { status: "quarantined", note };
}

/** Quarantines an arrival that failed too often; not being handled, its content is never forgotten. */
export async function giveUp(tx: Tx, app: App, arrival: Arrival, note: string | null): Promise<void> {
  await quarantineUnread(tx, app, arrival, note ?? "");
  await sql`
    update arrival
    set status = 'quarantined', next_attempt_at = null, handed_until = null, attempts = ${arrival.attempts},
        note = coalesce(${note}, note, 'Every attempt ended with its process.')
    where id = ${arrival.id} and status = 'waiting'`.execute(tx);
}

async function companyWrittenTo(tx: Tx, app: App, { envelope }: Arrival): Promise<string | null> {
  const to = readIntakeAddress(app.secret, String(envelope.to ?? ""));
  type Found = { companyId: string };
  const found =
    to.kind === "leads"
      ? await row(tx, sql<Found>`select company_id as "companyId" from property where intake_id = ${to.intakeId}`)
      : to.kind === "reply"
        ? await row(tx, sql<Found>`select company_id as "companyId" from inquiry where id = ${to.inquiryId}`)
        : null;
  return found?.companyId ?? null;
}

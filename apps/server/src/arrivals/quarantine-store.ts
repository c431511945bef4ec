import type { App } from "../app.ts";
import { readIntakeAddress } from "../deliveries/reply-address.ts";
import { json, post, row, rows, type Sql, sql, type Tx } from "../platform/database/database.ts";
import type { Arrival } from "./store.ts";

/** The parts of a quarantined mail that the owner sees. */
export type QuarantinedMail =
  | { why: "forged"; from: string; subject: string | null; text: string }
  | { why: "unread"; from: string };

const pause = Temporal.Duration.from({ hours: 1 });

/**
 * Whether an owner was notified within the last hour, as a part of a statement; a time ahead of the clock does not
 * count, since the clock jumped back.
 */
export const toldLately = (now: Temporal.Instant): Sql => sql`
  exists (select 1 from quarantine_notice as told
          where told.company_id = untold.company_id and told_at > ${now.subtract(pause)} and told_at <= ${now})`;

/** Inserts an owner's notice of a quarantined arrival; not waited for. */
export const insertQuarantineNotice = (
  tx: Tx,
  arrivalId: string,
  companyId: string,
  held: QuarantinedMail,
  at: Temporal.Instant,
): void =>
  post(
    tx,
    sql`insert into quarantine_notice (arrival_id, company_id, notice, at)
        values (${arrivalId}, ${companyId}, ${json(held)}, ${at}) on conflict do nothing`,
  );

/** Takes the quarantined mails an owner was not notified of; empty when they were notified within the hour. */
export async function takeUntold(tx: Tx, companyId: string, now: Temporal.Instant): Promise<QuarantinedMail[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quarantine-notice:${companyId}`}, 0))`.execute(tx);
  await sql`delete from quarantine_notice where company_id = ${companyId} and told_at <= ${now.subtract(pause)}`.execute(
    tx,
  );
  const untold = await rows(
    tx,
    sql<{ id: string; held: QuarantinedMail }>`
      update quarantine_notice as untold set told_at = ${now}
      where company_id = ${companyId} and told_at is null and not ${toldLately(now)}
      returning arrival_id as id, notice as held`,
  );
  return untold.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map((one) => one.held);
}

/** Marks an arrival that failed too often as quarantined; not being handled, its content is never forgotten. */
export const quarantineArrival = async (
  tx: Tx,
  { id, attempts }: Pick<Arrival, "id" | "attempts">,
  note: string | null,
): Promise<void> => {
  await sql`
    update arrival
    set status = 'quarantined', next_attempt_at = null, handed_until = null, attempts = ${attempts},
        note = coalesce(${note}, note, 'Every attempt ended with its process.')
    where id = ${id} and status = 'waiting'`.execute(tx);
};

/** The company whose address a mail was written to, or null. */
export async function companyWrittenTo(
  tx: Tx,
  app: App,
  { envelope }: Pick<Arrival, "envelope">,
): Promise<string | null> {
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

import type { BundleStatus } from "@porchlight/domain/applications/lifecycle.ts";
import { row, sql, type Tx } from "../platform/database/database.ts";

export type OldBundle = {
  id: string;
  inquiryId: string;
  status: BundleStatus;
  isWithdrawn: boolean;
  /** When the last verdict on it was given, an offer too. */
  verdictAt: Temporal.Instant | null;
  lastChange: Temporal.Instant;
  /** Whether one of its people, or every one, has erased what is theirs. */
  isErased: boolean;
  isAllErased: boolean;
};

const erasureIn = sql`
  from application join renter on renter.id = renter_id where bundle_id = bundle.id and renter.erased_at`;

/** Locks a bundle whose time to look at has come; null where another process was first. */
export const lockOldBundle = (tx: Tx, bundleId: string, at: Temporal.Instant): Promise<OldBundle | null> =>
  row(
    tx,
    sql<OldBundle>`
      select id, inquiry_id as "inquiryId", status, withdrawn_at is not null as "isWithdrawn",
        (select max(verdict.decided_at) from verdict where bundle_id = bundle.id) as "verdictAt",
        greatest(updated_at, (select max(updated_at) from application where bundle_id = bundle.id)) as "lastChange",
        exists (select ${erasureIn} is not null) as "isErased",
        not exists (select ${erasureIn} is null) as "isAllErased"
      from application_bundle bundle where id = ${bundleId} and erase_at <= ${at} for update`,
  );

/** Sets when to look at a bundle again; null is never. */
export async function saveEraseAt(tx: Tx, bundleId: string, at: Temporal.Instant | null): Promise<void> {
  await sql`update application_bundle set erase_at = ${at} where id = ${bundleId}`.execute(tx);
}

/** Deletes the files of everyone in a bundle; a sweep removes their bytes. */
export async function deleteDocumentsOf(tx: Tx, bundleId: string): Promise<void> {
  await sql`
    delete from document where application_id in (select id from application where bundle_id = ${bundleId})`.execute(
    tx,
  );
}

/** Deletes the answers of everyone in a bundle. */
export async function deleteAnswersOf(tx: Tx, bundleId: string): Promise<void> {
  await sql`
    update application set answers = '{}', saved_at = '{}', submitted_from = null where bundle_id = ${bundleId}`.execute(
    tx,
  );
}

/** Deletes a bundle with everyone's application, and the contacts that were only invited to it. */
export async function deleteBundle(tx: Tx, bundleId: string): Promise<void> {
  const gone = await sql<{ renterId: string }>`
    delete from application where bundle_id = ${bundleId} returning renter_id as "renterId"`.execute(tx);
  await sql`delete from application_bundle where id = ${bundleId}`.execute(tx);
  await deleteUnusedContacts(
    tx,
    gone.rows.map(({ renterId }) => renterId),
  );
}

/** Deletes contacts, with their links, that have neither a lead nor an application. */
export async function deleteUnusedContacts(tx: Tx, ids: readonly string[]): Promise<void> {
  const unused = sql`
    select id from renter where id = any(${ids}::uuid[])
      and not exists (select 1 from inquiry where renter_id = renter.id)
      and not exists (select 1 from application where renter_id = renter.id)`;
  await sql`delete from activation where renter_id in (${unused})`.execute(tx);
  await sql`delete from renter where id in (${unused})`.execute(tx);
}

/** Deletes the record of the verdicts on a bundle, and the notices to those who have erased what is theirs. */
export async function deleteVerdicts(tx: Tx, bundleId: string): Promise<void> {
  await sql`delete from verdict where bundle_id = ${bundleId}`.execute(tx);
  await sql`
    delete from adverse_notice using renter
    where bundle_id = ${bundleId} and renter.id = renter_id and renter.erased_at is not null`.execute(tx);
}

/** Has a decided bundle looked at when its verdict need not be kept anymore, unless that is to be earlier. */
export async function saveVerdictsKept(tx: Tx, bundleId: string, until: Temporal.Instant): Promise<void> {
  await sql`update application_bundle set erase_at = coalesce(erase_at, ${until}) where id = ${bundleId}`.execute(tx);
}

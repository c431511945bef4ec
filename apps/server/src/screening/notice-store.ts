import type { NoticeKind } from "@porchlight/domain/screening/notices.ts";
import { changed, type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";

/** The notice that a person got of their rights after a decision. */
export type Notice = {
  id: string;
  kind: NoticeKind;
  applicationId: string;
  renterName: string;
  subject: string;
  body: string;
  sentAt: Temporal.Instant;
  isUndelivered: boolean;
  handledAt: Temporal.Instant | null;
};

type NewNotice = {
  kind: NoticeKind;
  applicationId: string;
  bundleId: string;
  companyId: string;
  propertyId: string;
  renterId: string;
  version: string;
  subject: string;
  body: string;
  /** The bureau's renter whose reports it is about; null for a notice about none. */
  reportId: number | null;
  deliveryId: string | null;
};

/** Inserts a person's notice. One that nobody could be mailed is undelivered from the start. */
export async function insertNotice(tx: Tx, notice: NewNotice, at: Temporal.Instant): Promise<void> {
  await sql`
    insert into adverse_notice
      (kind, application_id, bundle_id, company_id, property_id, renter_id, version, subject, body, report_id, delivery_id,
       sent_at, is_undelivered)
    values (${notice.kind}, ${notice.applicationId}, ${notice.bundleId}, ${notice.companyId}, ${notice.propertyId}, ${notice.renterId},
            ${notice.version}, ${notice.subject}, ${notice.body}, ${notice.reportId}, ${notice.deliveryId}, ${at},
            ${notice.deliveryId === null})`.execute(tx);
}

const columns = sql`
  adverse_notice.id, kind, application_id as "applicationId", coalesce(renter.name, '') as "renterName", subject, body,
  sent_at as "sentAt", is_undelivered as "isUndelivered", handled_at as "handledAt"`;

/** Whether a bundle is a company's. */
export const isBundleOf = async (on: Reader, companyId: string, bundleId: string): Promise<boolean> =>
  (await row(on, sql`select 1 from application_bundle where id = ${bundleId} and company_id = ${companyId}`)) !== null;

/** Returns the notices to the people of a company's bundle, the oldest first. */
export const noticesOf = (on: Reader, companyId: string, bundleId: string): Promise<Notice[]> =>
  rows(
    on,
    sql<Notice>`
      select ${columns} from adverse_notice join renter on renter.id = adverse_notice.renter_id
      where adverse_notice.company_id = ${companyId} and bundle_id = ${bundleId} order by sent_at, adverse_notice.id`,
  );

/** Returns a company's notice with its bundle; null for another company's. */
export const noticeOf = (on: Tx, companyId: string, id: string): Promise<{ bundleId: string } | null> =>
  row(
    on,
    sql<{ bundleId: string }>`
      select bundle_id as "bundleId" from adverse_notice where id = ${id} and company_id = ${companyId}`,
  );

/** Notes that an owner gave a notice that could not be mailed in another way. */
export const saveHandled = (tx: Tx, id: string, userId: string, at: Temporal.Instant): Promise<number> =>
  changed(
    tx,
    sql`
      update adverse_notice set handled_at = ${at}, handled_by = ${userId}
      where id = ${id} and is_undelivered and handled_at is null`,
  );

import type { ScreeningStatus } from "@porchlight/domain/screening/lifecycle.ts";
import type { ReportProduct } from "@porchlight/domain/screening/products.ts";
import type { ReportAgency } from "@porchlight/domain/screening/report-agency.ts";
import type { ScreeningSummary } from "@porchlight/domain/screening/summary.ts";
import type { ScreeningAddress } from "../partners/screening/bureau-address.ts";
import type { EmploymentStatus } from "../partners/screening/bureau-bodies.ts";
import type { AttestationGroup, AttestationResponse } from "../partners/screening/request-calls.ts";
import { json, type Reader, row, sql, type Tx } from "../platform/database/database.ts";

/** The bureau's statements as they were shown, and a person's answers to them. */
export type Consent = { termsUrl: string; statements: AttestationGroup; responses: AttestationResponse[] };
/** What a person told the bureau of themselves, beside what proves who they are. */
export type Stated = { address: ScreeningAddress; employment: EmploymentStatus };

/** The screening of one person, with the lead it belongs to. */
export type PersonScreening = {
  applicationId: string;
  companyId: string;
  bundleId: string;
  inquiryId: string;
  propertyId: string;
  status: ScreeningStatus;
  bureauBundleId: number | null;
  products: ReportProduct[];
  ageConfirmedAt: Temporal.Instant | null;
  consentedAt: Temporal.Instant | null;
  consentedFrom: string | null;
  consent: Consent | null;
  stated: Stated | null;
  requestId: number | null;
  bureauRenterId: number | null;
  requestRenterId: number | null;
  examId: number | null;
  failedExams: number;
  sitting: string | null;
  sittingUntil: Temporal.Instant | null;
  orderTriedAt: Temporal.Instant | null;
  orderedAt: Temporal.Instant | null;
  deliveredAt: Temporal.Instant | null;
  expiresAt: Temporal.Instant | null;
  summary: ScreeningSummary | null;
  /** Of a report that the person brings. */
  reportAgency: ReportAgency | null;
  /** Its day, YYYY-MM-DD. */
  reportMadeOn: string | null;
  readAt: Temporal.Instant | null;
  readings: number;
  lastReadAt: Temporal.Instant | null;
};

const columns = sql`
  screening.application_id as "applicationId", screening.company_id as "companyId", bundle.id as "bundleId",
  bundle.inquiry_id as "inquiryId", bundle.property_id as "propertyId", screening.status,
  screening.bundle_id as "bureauBundleId", products, age_confirmed_at as "ageConfirmedAt",
  consented_at as "consentedAt", consented_from as "consentedFrom", consent, stated, request_id as "requestId",
  bureau_renter_id as "bureauRenterId", request_renter_id as "requestRenterId", exam_id as "examId",
  failed_exams as "failedExams", sitting, sitting_until as "sittingUntil", order_tried_at as "orderTriedAt",
  ordered_at as "orderedAt", delivered_at as "deliveredAt", screening.expires_at as "expiresAt", summary,
  report_agency as "reportAgency", report_made_on::text as "reportMadeOn",
  read_at as "readAt", readings, last_read_at as "lastReadAt"`;
const from = sql`
  screening join application on application.id = screening.application_id
    join application_bundle bundle on bundle.id = application.bundle_id`;

export const loadScreening = (on: Reader | Tx, applicationId: string): Promise<PersonScreening | null> =>
  row(on, sql<PersonScreening>`select ${columns} from ${from} where application_id = ${applicationId}`);

/** Locks the screening of a person; null before its first step. Its payments are locked after it. */
export const lockScreening = (tx: Tx, applicationId: string): Promise<PersonScreening | null> =>
  row(
    tx,
    sql<PersonScreening>`
      select ${columns} from ${from} where application_id = ${applicationId} for update of screening`,
  );

/** Begins the screening of a person where it has not begun, and locks it. */
export async function beginScreening(
  tx: Tx,
  { applicationId, companyId, products }: Pick<PersonScreening, "applicationId" | "companyId" | "products">,
  at: Temporal.Instant,
): Promise<PersonScreening> {
  await sql`
    insert into screening (application_id, company_id, status, products, updated_at)
    values (${applicationId}, ${companyId}, 'OPEN', ${products}, ${at})
    on conflict do nothing`.execute(tx);
  return (await lockScreening(tx, applicationId))!;
}

/** Whether the person of a screening has erased what is theirs. */
const isErased = sql`exists (
  select from application join renter on renter.id = renter_id
  where application.id = application_id and erased_at is not null)`;

/** Saves a screening as it now is; it has to be held. Of reports that come after the person erased theirs nothing is kept. */
export async function saveScreening(tx: Tx, one: PersonScreening, at: Temporal.Instant): Promise<void> {
  await sql`
    update screening set status = ${one.status}, bundle_id = ${one.bureauBundleId}, products = ${one.products},
      age_confirmed_at = ${one.ageConfirmedAt}, consented_at = ${one.consentedAt},
      consented_from = ${one.consentedFrom}, consent = ${one.consent && json(one.consent)},
      stated = ${one.stated && json(one.stated)}, request_id = ${one.requestId},
      bureau_renter_id = ${one.bureauRenterId}, request_renter_id = ${one.requestRenterId}, exam_id = ${one.examId},
      failed_exams = ${one.failedExams}, sitting = ${one.sitting}, sitting_until = ${one.sittingUntil},
      order_tried_at = ${one.orderTriedAt}, ordered_at = ${one.orderedAt}, delivered_at = ${one.deliveredAt},
      expires_at = ${one.expiresAt}, summary = case when not ${isErased} then ${one.summary && json(one.summary)}::jsonb end, read_at = ${one.readAt},
      report_agency = ${one.reportAgency && json(one.reportAgency)}, report_made_on = ${one.reportMadeOn},
      readings = ${one.readings}, last_read_at = ${one.lastReadAt}, updated_at = ${at}
    where application_id = ${one.applicationId}`.execute(tx);
}

/** Ends a sitting, unless another has begun. */
export async function endSitting(tx: Tx, applicationId: string, sitting: string): Promise<void> {
  await sql`
    update screening set sitting = null, sitting_until = null
    where application_id = ${applicationId} and sitting = ${sitting}`.execute(tx);
}

/**
 * Has the criminal reports on people of a bundle read now that they may be; of reports that are still to come, those who
 * wait for them find out.
 */
export async function readCriminalReports(tx: Tx, bundleId: string, at: Temporal.Instant): Promise<void> {
  await sql`
    update screening set read_at = ${at}, readings = 0
    where application_id in (select id from application where bundle_id = ${bundleId}) and 'CRIMINAL' = any(products)
      and (status = 'DELIVERED' or read_at is not null)`.execute(tx);
}

/**
 * Has the bureau asked about one of its renters now; one that was read just now a little later. Reports that were taken to
 * be undelivered may come late.
 */
export async function readSoon(tx: Tx, requestRenterId: number, at: Temporal.Instant): Promise<void> {
  await sql`
    update screening set read_at = least(read_at, greatest(${at}::timestamptz, last_read_at + interval '5 seconds'))
    where request_renter_id = ${requestRenterId} and (read_at is not null or status = 'NOT_DELIVERED')`.execute(tx);
}

/**
 * Keeps the bureau's id of a company's landlord and returns the one that counts: the first that was kept. One that was
 * `known` before and that the bureau no longer has gives way.
 */
export const keepLandlord = async (
  tx: Tx,
  companyId: string,
  landlordId: number,
  known: number | null,
): Promise<number> =>
  (await row(
    tx,
    sql<{ id: number }>`
      insert into screening_landlord (company_id, landlord_id) values (${companyId}, ${landlordId})
      on conflict (company_id) do update set landlord_id = case
        when screening_landlord.landlord_id = ${known}::int then excluded.landlord_id
        else screening_landlord.landlord_id end
      returning landlord_id as id`,
  ))!.id;

/** The same of a home's property. */
export const keepProperty = async (
  tx: Tx,
  propertyId: string,
  bureauPropertyId: number,
  known: number | null,
): Promise<number> =>
  (await row(
    tx,
    sql<{ id: number }>`
      insert into screening_property (property_id, bureau_property_id) values (${propertyId}, ${bureauPropertyId})
      on conflict (property_id) do update set bureau_property_id = case
        when screening_property.bureau_property_id = ${known}::int then excluded.bureau_property_id
        else screening_property.bureau_property_id end
      returning bureau_property_id as id`,
  ))!.id;

/** The bureau's ids of a home and its landlord, as far as they are known. */
export const bureauIdsOf = async (
  on: Reader,
  companyId: string,
  propertyId: string,
): Promise<{ landlordId: number | null; propertyId: number | null }> =>
  (await row(
    on,
    sql<{ landlordId: number | null; propertyId: number | null }>`
      select (select landlord_id from screening_landlord where company_id = ${companyId}) as "landlordId",
        (select bureau_property_id from screening_property where property_id = ${propertyId}) as "propertyId"`,
  ))!;

/** Keeps who opened a report. */
export async function insertReading(
  tx: Tx,
  reading: { applicationId: string; product: ReportProduct; userId: string; role: "investor" | "renter" },
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into report_reading (application_id, product, user_id, role, opened_at)
    values (${reading.applicationId}, ${reading.product}, ${reading.userId}, ${reading.role}, ${at})`.execute(tx);
}

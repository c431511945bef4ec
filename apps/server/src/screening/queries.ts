import type { Answers } from "@porchlight/domain/applications/answers.ts";
import type { ApplicationStatus, BundleStatus } from "@porchlight/domain/applications/lifecycle.ts";
import type { ApplicationType } from "@porchlight/domain/applications/roles.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import type { PropertyStatus } from "@porchlight/domain/properties/lifecycle.ts";
import type { LeaseConditions, Location, Specifications } from "@porchlight/domain/properties/property.ts";
import type { ScreeningStatus } from "@porchlight/domain/screening/lifecycle.ts";
import type { ReportAgency } from "@porchlight/domain/screening/report-agency.ts";
import type { ScreeningSummary } from "@porchlight/domain/screening/summary.ts";
import { type Reader, row, rows, type Sql, sql, type Tx } from "../platform/database/database.ts";
import { offMarket } from "../properties/store.ts";
import type { Attested } from "./attested.ts";

/** A person of an application, their household's state, and the home. */
export type Situation = {
  applicationId: string;
  companyId: string;
  bundleId: string;
  type: ApplicationType;
  status: ApplicationStatus;
  language: Language;
  answers: Partial<Answers>;
  submittedAt: Temporal.Instant | null;
  name: string;
  email: string | null;
  phone: string | null;
  renterId: string;
  bundleStatus: BundleStatus;
  isWithdrawn: boolean;
  /** When the owner made a conditional offer. */
  offeredAt: Temporal.Instant | null;
  /** What the owner attested when sending; null where that was without a bureau. */
  attestation: Attested | null;
  ownerName: string;
  home: {
    id: string;
    displayName: string;
    location: Location;
    specifications: Specifications | null;
    leaseConditions: LeaseConditions | null;
    timeZone: string;
    status: PropertyStatus;
    /** Rented out or deleted. */
    isGone: boolean;
  };
};

const homeColumn = sql`
  jsonb_build_object('id', property.id, 'displayName', property.display_name, 'location', property.location,
    'specifications', property.specifications, 'leaseConditions', property.lease_conditions,
    'timeZone', property.time_zone, 'status', property.status, 'isGone', ${offMarket})`;
const columns = sql`
  application.id as "applicationId", application.company_id as "companyId", bundle.id as "bundleId",
  application.type, application.status, application.language, application.answers,
  application.submitted_at as "submittedAt", coalesce(renter.name, '') as name, renter.email, renter.phone,
  renter.id as "renterId", bundle.status as "bundleStatus", bundle.withdrawn_at is not null as "isWithdrawn",
  bundle.offered_at as "offeredAt", bundle.attestation, owner.name as "ownerName",
  ${homeColumn} as home`;
const from = sql`
  application join renter on renter.id = application.renter_id
    join application_bundle bundle on bundle.id = application.bundle_id
    join property on property.id = bundle.property_id
    join member on member.company_id = bundle.company_id and member.role = 'OWNER'
    join app_user owner on owner.id = member.user_id`;

const situation = (on: Reader | Tx, which: Sql): Promise<Situation | null> =>
  row(on, sql<Situation>`select ${columns} from ${from} where ${which}`);

/** Returns the situation of an application; null once it is deleted. */
export const situationOf = (on: Reader | Tx, applicationId: string): Promise<Situation | null> =>
  situation(on, sql`application.id = ${applicationId}`);

/** Returns the situation of a person's own application; null for anybody else's. */
export const ownSituation = (on: Reader | Tx, userId: string, applicationId: string): Promise<Situation | null> =>
  situation(on, sql`application.id = ${applicationId} and renter.user_id = ${userId}`);

/** Returns the situation of an application to a company's home; null for another company's. */
export const companySituation = (
  on: Reader | Tx,
  companyId: string,
  applicationId: string,
): Promise<Situation | null> =>
  situation(on, sql`application.id = ${applicationId} and application.company_id = ${companyId}`);

/** What an owner sees of a person's screening. */
export type ScreeningRow = {
  status: ScreeningStatus;
  expiresAt: Temporal.Instant | null;
  summary: ScreeningSummary | null;
  reportAgency: ReportAgency | null;
};

/** A person's screening beside what else a statement reads of them; all null for who has none. */
export type BesideScreening = {
  screeningStatus: ScreeningStatus | null;
  reportsExpireAt: Temporal.Instant | null;
  summary: ScreeningSummary | null;
  reportAgency: ReportAgency | null;
};

/** The columns of a `BesideScreening`, for statements that join `screening`. */
export const besideScreeningColumns = sql`
  screening.status as "screeningStatus", screening.expires_at as "reportsExpireAt", screening.summary,
  screening.report_agency as "reportAgency"`;

/** Returns people's screenings by application. */
export const screeningsBeside = (
  people: readonly (BesideScreening & { id: string })[],
): Map<string, ScreeningRow | null> =>
  new Map(
    people.map(({ id, screeningStatus: status, reportsExpireAt: expiresAt, summary, reportAgency }) => [
      id,
      status && { status, expiresAt, summary, reportAgency },
    ]),
  );

/** Returns the screenings of everyone in a bundle that was sent with a bureau, by application; null for another. */
export async function screeningsOfBundle(
  on: Reader | Tx,
  bundleId: string,
): Promise<Map<string, ScreeningRow | null> | null> {
  const found = await rows(
    on,
    sql<BesideScreening & { id: string; isScreened: boolean }>`
      select application.id, bundle.attestation is not null as "isScreened", ${besideScreeningColumns}
      from application join application_bundle bundle on bundle.id = application.bundle_id
        left join screening on screening.application_id = application.id
      where application.bundle_id = ${bundleId}`,
  );
  return found[0]?.isScreened ? screeningsBeside(found) : null;
}

/** Whether a person has paid for reports or reports on them are ordered, as a part of a statement about an application. */
export const isPaidOrOrdered = sql`(
  exists (select from payment where application_id = application.id and status = 'PAID')
    or exists (select from screening where application_id = application.id
      and (order_tried_at is not null or ordered_at is not null)))`;

/** The same of one application. */
export const hasPaidOrOrdered = async (on: Reader | Tx, applicationId: string): Promise<boolean> =>
  (await row(on, sql`select 1 from application where id = ${applicationId} and ${isPaidOrOrdered}`)) !== null;

/** What decides whether a paid fee goes back, beside the payment itself. */
export type FeeSituation = {
  isWithdrawn: boolean;
  isAccepted: boolean;
  decidedAt: Temporal.Instant | null;
  submittedAt: Temporal.Instant | null;
  /** When another household was accepted for the home since this one was sent its application. */
  otherAcceptedAt: Temporal.Instant | null;
};

/** Returns what decides about the fee for an application; null once it is deleted. */
export const feeSituationOf = (on: Reader | Tx, applicationId: string): Promise<FeeSituation | null> =>
  row(
    on,
    sql<FeeSituation>`
      select bundle.withdrawn_at is not null as "isWithdrawn", bundle.status = 'ACCEPTED' as "isAccepted",
        bundle.decided_at as "decidedAt", application.submitted_at as "submittedAt",
        (select max(decided_at) from application_bundle other
          where other.property_id = bundle.property_id and other.id <> bundle.id and other.status = 'ACCEPTED'
            and other.decided_at >= bundle.created_at
        ) as "otherAcceptedAt"
      from application join application_bundle bundle on bundle.id = application.bundle_id
      where application.id = ${applicationId}`,
  );

/** The home that a fee was paid for, as long as it is remembered. */
export const homeOfFee = async (on: Reader | Tx, propertyId: string): Promise<Situation["home"] | null> =>
  (await row(on, sql<Pick<Situation, "home">>`select ${homeColumn} as home from property where id = ${propertyId}`))
    ?.home ?? null;

/** What decides whether a bundle's criminal reports may be read: the place of its home, and the conditional offer. */
export type OfferSituation = {
  home: Pick<Situation["home"], "location" | "timeZone">;
  offeredAt: Temporal.Instant | null;
};

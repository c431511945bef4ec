import type { ApplicationView, BundleView, DocumentView, ReviewView } from "@porchlight/contract/applications.ts";
import { allAnswers } from "@porchlight/domain/applications/answers.ts";
import type { DocumentKind } from "@porchlight/domain/applications/documents.ts";
import type { HomeOfLaw } from "@porchlight/domain/applications/home-fees.ts";
import { monthlyIncomeOf } from "@porchlight/domain/applications/income.ts";
import { ownersMoves } from "@porchlight/domain/applications/lifecycle.ts";
import { livesThere } from "@porchlight/domain/applications/roles.ts";
import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import { voucherBadge } from "@porchlight/domain/qualification/assessments.ts";
import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { documentsOfBundle } from "../documents/queries.ts";
import { documentViewer } from "../documents/view.ts";
import { type Inquiry, inquiryColumns, isOpenLead } from "../leads/store.ts";
import { type Reader, row, rows, type Sql, sql, type Tx } from "../platform/database/database.ts";
import { placeOf, readPlace } from "../platform/http/list-place.ts";
import type { Investor } from "../platform/http/serve.ts";
import { offMarket } from "../properties/store.ts";
import { isCriminalWithheld } from "../screening/law-at-home.ts";
import { isInReview, noReports, type ReportsSeen, reportsOutOfReview, reportsSeen } from "../screening/owner-view.ts";
import {
  type BesideScreening,
  besideScreeningColumns,
  type OfferSituation,
  type Situation,
  screeningsBeside,
} from "../screening/queries.ts";
import { judgedOf, voucherIn } from "./judged.ts";
import { standingOf } from "./locked-bundle.ts";
import { offerTermsOf, offerViewOf } from "./offer-terms.ts";
import { type Applicant, applicantColumns, type Bundle, bundleColumns, erasedIn } from "./store.ts";

type FoundBundle = Bundle & {
  displayName: string;
  coverImage: string | null;
  renterName: string | null;
  email: string | null;
  phone: string | null;
  home: HomeOfLaw;
  isHomeGone: boolean;
  isErased: boolean;
};

const homeOfLaw = sql`jsonb_build_object('location', property.location, 'timeZone', property.time_zone)`;
const foundColumns = sql`
  ${bundleColumns}, property.display_name as "displayName", property.images -> 0 ->> 'thumbnailUrl' as "coverImage",
  renter.name as "renterName", renter.email, renter.phone, ${erasedIn(sql`bundle.id`)} as "isErased",
  ${homeOfLaw} as home, ${offMarket} as "isHomeGone"`;
const foundIn = sql`
  application_bundle bundle join property on property.id = bundle.property_id
    join renter on renter.id = bundle.renter_id`;

const viewOf = (found: FoundBundle, now: Temporal.Instant): BundleView => ({
  id: found.id,
  status: found.status,
  inquiryId: found.inquiryId,
  property: { id: found.propertyId, displayName: found.displayName, coverImage: found.coverImage },
  primaryApplicant: {
    id: found.renterId,
    user: { name: found.renterName ?? unnamedRenter, email: found.email, phoneNumber: found.phone },
  },
  numberOfOccupantsUnderEighteen: found.occupantsUnderEighteen,
  createdAt: found.createdAt.toString(),
  updatedAt: found.updatedAt.toString(),
  submittedAt: found.submittedAt?.toString() ?? null,
  withdrawnAt: found.withdrawnAt?.toString() ?? null,
  decidedAt: found.decidedAt?.toString() ?? null,
  isErased: found.isErased,
  moves: movesOf(found, now),
});

const movesOf = (found: FoundBundle, now: Temporal.Instant): BundleView["moves"] =>
  found.isErased
    ? []
    : ownersMoves({
        ...standingOf(found),
        isHomeGone: found.isHomeGone,
        offer: offerTermsOf(found, found.home, now).offer,
      });

const foundBundle = async (on: Reader | Tx, bundleId: string): Promise<FoundBundle> =>
  (await row(on, sql<FoundBundle>`select ${foundColumns} from ${foundIn} where bundle.id = ${bundleId}`))!;

/** Returns a bundle as its owner sees it. */
export const bundleViewOf = async (on: Reader | Tx, bundleId: string, now: Temporal.Instant): Promise<BundleView> =>
  viewOf(await foundBundle(on, bundleId), now);

const pageSize = 50;

/** Whether a bundle is ready for the owner's review. */
const isReady = sql`(bundle.status = 'SUBMITTED' and bundle.withdrawn_at is null)`;

/** Returns a page of a company's bundles: those ready for review first, then by last update. */
export async function companyBundles(
  { db, clock }: Pick<App, "db" | "clock">,
  companyId: string,
  after: string | undefined,
): Promise<{ bundles: BundleView[]; next: string | null }> {
  const place = readPlace(after, "flag", "time", "id");
  const found = await rows(
    db,
    sql<FoundBundle & { isReady: boolean }>`
      select ${foundColumns}, ${isReady} as "isReady" from ${foundIn}
      where bundle.company_id = ${companyId} and property.deleted_at is null
        ${place ? sql`and (${isReady}, bundle.updated_at, bundle.id) < (${place[0]}::boolean, ${place[1]}::timestamptz, ${place[2]}::uuid)` : sql``}
      order by ${isReady} desc, bundle.updated_at desc, bundle.id desc limit ${pageSize + 1}`,
  );
  const now = clock.now();
  const shown = found.slice(0, pageSize);
  const last = found.length > pageSize ? shown.at(-1)! : null;
  return {
    bundles: shown.map((one) => viewOf(one, now)),
    next: last && placeOf(last.isReady, last.updatedAt, last.id),
  };
}

/** Returns a renter's bundles for a company's homes, last update first. */
export async function renterBundles(
  { db, clock }: Pick<App, "db" | "clock">,
  companyId: string,
  renterId: string,
): Promise<BundleView[]> {
  const found = await rows(
    db,
    sql<FoundBundle>`
      select ${foundColumns} from ${foundIn}
      where bundle.renter_id = ${renterId} and bundle.company_id = ${companyId} and property.deleted_at is null
      order by bundle.updated_at desc, bundle.id`,
  );
  const now = clock.now();
  return found.map((one) => viewOf(one, now));
}

/** Returns everyone in a company's bundle with their screening, the oldest first. Errors  `not-found`. */
async function peopleOf<Person>(
  on: Reader,
  columns: Sql<Person>,
  companyId: string,
  bundleId: string,
): Promise<(Person & BesideScreening)[]> {
  const found = await rows(
    on,
    sql<Person & BesideScreening>`
      select ${columns}, ${besideScreeningColumns}
      from application join renter on renter.id = application.renter_id
        join application_bundle bundle on bundle.id = application.bundle_id
        join property on property.id = bundle.property_id
        left join screening on screening.application_id = application.id
      where application.bundle_id = ${bundleId} and application.company_id = ${companyId}
      order by application.created_at, application.id`,
  );
  return found.length > 0 ? found : refuse("not-found");
}

const judgedColumns = sql<Pick<Applicant, "id" | "type" | "name" | "answers">>`
  application.id, application.type, coalesce(renter.name, '') as name, application.answers`;

/** Whether a home was rented out between two times. */
const wasRentedOutBetween = (one: Sql, other: Sql): Sql => sql`
  exists (select from event where property_id = bundle.property_id and kind = 'property.rented-out'
          and at > least(${one}, ${other}) and at <= greatest(${one}, ${other}))`;

/**
 * As which of its home's applications a bundle was completed, from 1, leaving out withdrawn ones and those of another time
 * the home was to let; null for the only one.
 */
const completedAs = sql`
  (select nth from (
      select id, row_number() over (order by submitted_at, id)::int as nth, count(*) over () as completed
      from application_bundle as beside
      where property_id = bundle.property_id and submitted_at is not null and withdrawn_at is null
        and not ${wasRentedOutBetween(sql`beside.submitted_at`, sql`bundle.submitted_at`)}
    ) as ranked
    where id = bundle.id and completed > 1)`;

/** Whether a bundle was withdrawn since somebody left the household who is not its primary applicant. */
const hasSomeoneLeft = sql`
  exists (select from event where inquiry_id = bundle.inquiry_id and kind = 'application.left'
          and data ->> 'bundleId' = bundle.id::text)`;

type ReviewedBundle = FoundBundle & {
  completedAs: number | null;
  hasSomeoneLeft: boolean;
  facts: Partial<RenterFacts>;
};

const reviewedBundle = async (on: Reader, bundleId: string): Promise<ReviewedBundle> =>
  (await row(
    on,
    sql<ReviewedBundle>`
      select ${foundColumns}, ${completedAs} as "completedAs", ${hasSomeoneLeft} as "hasSomeoneLeft", renter.facts
      from ${foundIn} where bundle.id = ${bundleId}`,
  ))!;

/** Returns a bundle beside what the home asked for; of an unfinished one, no answers. Errors  `not-found`. */
export async function reviewOf(
  { db, clock }: Pick<App, "db" | "clock">,
  companyId: string,
  bundleId: string,
): Promise<ReviewView> {
  const now = clock.now();
  const [people, found] = await Promise.all([
    peopleOf(db, judgedColumns, companyId, bundleId),
    reviewedBundle(db, bundleId),
  ]);
  const screenings = found.isScreened ? screeningsBeside(people) : null;
  const voucher = voucherIn(found.facts);
  const { criteria, household } = judgedOf(found, people, { screenings, voucher }, now);
  return {
    ...viewOf(found, now),
    household: found.submittedAt ? household.line : null,
    completedAs: found.completedAs,
    hasSomeoneLeft: found.hasSomeoneLeft,
    criteria,
    voucher: voucherBadge(voucher.hasHousingVoucher),
    conditionalOffer: offerViewOf(found, offerTermsOf(found, found.home, now)),
  };
}

/** Returns where one person's application is reviewed. Errors  `not-found` for another company's. */
export const placeOfApplication = async (on: Reader, companyId: string, applicationId: string) =>
  (await row(
    on,
    sql<{ bundleId: string; propertyId: string; renterId: string }>`
      select bundle.id as "bundleId", bundle.property_id as "propertyId", bundle.renter_id as "renterId"
      from application join application_bundle bundle on bundle.id = application.bundle_id
      where application.id = ${applicationId} and application.company_id = ${companyId}`,
  )) ?? refuse("not-found");

type Reviewed = Applicant & { isErased: boolean };

/** The state of a household, by which its reports are the owner's to read. */
type ReportsSituation = OfferSituation & Pick<Situation, "bundleStatus" | "isWithdrawn">;

const reviewedColumns = sql<Reviewed & ReportsSituation & Pick<Bundle, "isScreened">>`
  ${applicantColumns}, renter.erased_at is not null as "isErased", bundle.attestation is not null as "isScreened", bundle.offered_at as "offeredAt",
  bundle.status as "bundleStatus", bundle.withdrawn_at is not null as "isWithdrawn", ${homeOfLaw} as home`;

/** Returns everyone's application in a company's bundle; answers only of those who submitted. Errors  `not-found`. */
export async function applicationViews(app: App, owner: Investor, bundleId: string): Promise<ApplicationView[]> {
  const { db } = app;
  const [applicants, documents] = await Promise.all([
    peopleOf(db, reviewedColumns, owner.companyId, bundleId),
    documentsOfBundle(db, bundleId),
  ]);
  const reports = applicants[0]!.isScreened ? reportsOf(applicants, applicants[0]!, app.clock.now()) : null;
  const documentView = documentViewer(app, owner);
  return applicants.map((applicant) => {
    const files = applicant.status === "SUBMITTED" ? (documents.get(applicant.id) ?? []) : [];
    return { ...applicationView(applicant, files.map(documentView)), ...(reports?.get(applicant.id) ?? noReports) };
  });
}

/** Returns the reports on people, by application; until everyone has submitted they are to come, whatever was ordered. */
function reportsOf(
  applicants: readonly (Applicant & BesideScreening)[],
  situation: ReportsSituation,
  now: Temporal.Instant,
): Map<string, ReportsSeen> {
  const screenings = screeningsBeside(applicants);
  const terms = { now, isWithheld: isCriminalWithheld(situation, now) };
  const isOpen = isInReview(situation);
  return new Map(
    applicants.map(({ id, type, submittedAt }) => [
      id,
      isOpen && submittedAt
        ? reportsSeen(screenings.get(id) ?? null, { type, submittedAt }, terms)
        : reportsOutOfReview(type, situation),
    ]),
  );
}

function applicationView(
  applicant: Reviewed,
  documents: readonly DocumentView[],
): Omit<ApplicationView, keyof ReportsSeen> {
  const files = (kind: DocumentKind) => documents.filter((document) => document.kind === kind);
  const isSubmitted = applicant.status === "SUBMITTED";
  const answers = allAnswers(isSubmitted ? applicant.answers : {});
  const { id, type, status, renterId, name, email, phone, isErased } = applicant;
  return {
    id,
    type,
    status,
    renter: { id: renterId, user: { name: name || unnamedRenter, email, phoneNumber: phone } },
    isErased,
    createdAt: applicant.createdAt.toString(),
    startedAt: applicant.startedAt?.toString() ?? null,
    submittedAt: applicant.submittedAt?.toString() ?? null,
    expiresAt: applicant.expiresAt?.toString() ?? null,
    contact: isSubmitted ? answers.contact : null,
    renterDetails: isSubmitted && livesThere(type) ? { ...answers.about, ...answers.pets } : null,
    residenceInfo: answers.residence.residences,
    employmentInfo: answers.income.employments,
    otherIncome: answers.income.otherIncome,
    incomeNote: answers.income.incomeNote,
    monthlyIncome: monthlyIncomeOf(answers.income),
    references: answers.references.references,
    photoIds: files("PHOTO_ID"),
    proofsOfIncome: files("PROOF_OF_INCOME"),
    additionalDocuments: files("ADDITIONAL"),
    petPhotos: files("PET_PHOTO"),
    ownReports: files("OWN_REPORT"),
  };
}

/**
 * Returns the leads of a home, beside one, that are still on their way to it and have not heard that it is paused since it
 * was last listed.
 */
export const otherOpenLeads = (tx: Tx, propertyId: string, inquiryId: string): Promise<Inquiry[]> =>
  rows(
    tx,
    sql<Inquiry>`
      select ${inquiryColumns} from inquiry
      where property_id = ${propertyId} and id <> ${inquiryId}
        and ${isOpenLead} and stage <> 'REQUIREMENTS_NOT_MET'
        and not exists (
          select 1 from event join property on property.id = event.property_id
          where event.inquiry_id = inquiry.id and event.kind = 'lead.listing-paused'
            and event.at >= coalesce(property.last_listed_at, '-infinity'))
      order by id`,
  );

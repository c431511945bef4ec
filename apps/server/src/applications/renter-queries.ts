import type {
  ApplicationSummary,
  CriteriaView,
  FellowView,
  RenterApplicationView,
} from "@porchlight/contract/renter-applications.ts";
import { allAnswers, sectionsOf } from "@porchlight/domain/applications/answers.ts";
import type { Criteria } from "@porchlight/domain/applications/criteria.ts";
import { canWithdraw } from "@porchlight/domain/applications/lifecycle.ts";
import { missingIn } from "@porchlight/domain/applications/missing.ts";
import type { ApplicationType } from "@porchlight/domain/applications/roles.ts";
import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import { hasPublicPage, type PropertyStatus } from "@porchlight/domain/properties/lifecycle.ts";
import { publicDisplayName } from "@porchlight/domain/properties/naming.ts";
import type { Location, PropertyImage, Specifications } from "@porchlight/domain/properties/property.ts";
import { rentMultiples } from "@porchlight/domain/properties/property.ts";
import { listedDay } from "@porchlight/domain/qualification/verdict.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { missingOfScreening } from "@porchlight/domain/screening/missing.ts";
import type { App } from "../app.ts";
import { documentsOf } from "../documents/queries.ts";
import { documentViewer } from "../documents/view.ts";
import { type Reader, row, rows, type Sql, sql, type Tx } from "../platform/database/database.ts";
import type { Renter } from "../platform/http/serve.ts";
import { pathOfHome } from "../properties/home-path.ts";
import { offMarket } from "../properties/store.ts";
import { isPaidOrOrdered } from "../screening/queries.ts";
import { screeningSeenBy } from "../screening/view.ts";
import { standingOf } from "./locked-bundle.ts";
import { type Applicant, applicantColumns, type Bundle } from "./store.ts";

type FoundHome = {
  id: string;
  slug: string;
  status: PropertyStatus;
  displayName: string;
  location: Location;
  specifications: Specifications | null;
  images: PropertyImage[];
  timeZone: string;
  isDeleted: boolean;
  isOffMarket: boolean;
};
type FoundApplication = Applicant & {
  ownerName: string;
  home: FoundHome;
  hasConversation: boolean;
  bundle: Pick<Bundle, "id" | "status" | "criteria"> &
    Record<"createdAt" | "submittedAt" | "withdrawnAt" | "decidedAt" | "offeredAt", string | null>;
};

const foundColumns = sql`
  ${applicantColumns}, owner.name as "ownerName",
  exists (select 1 from inquiry where renter_id = renter.id and property_id = property.id) as "hasConversation",
  jsonb_build_object('id', property.id, 'slug', property.slug, 'status', property.status,
    'displayName', property.display_name, 'location', property.location, 'specifications', property.specifications,
    'images', property.images, 'timeZone', property.time_zone, 'isDeleted', property.deleted_at is not null,
    'isOffMarket', ${offMarket}) as home,
  jsonb_build_object('id', bundle.id, 'status', bundle.status, 'criteria', bundle.criteria,
    'createdAt', bundle.created_at, 'submittedAt', bundle.submitted_at, 'withdrawnAt', bundle.withdrawn_at,
    'decidedAt', bundle.decided_at, 'offeredAt', bundle.offered_at) as bundle`;
const foundIn = sql`
  application join renter on renter.id = application.renter_id
    join application_bundle bundle on bundle.id = application.bundle_id
    join property on property.id = bundle.property_id
    join member on member.company_id = bundle.company_id and member.role = 'OWNER'
    join app_user owner on owner.id = member.user_id`;

const found = (on: Reader | Tx, which: Sql): Promise<FoundApplication[]> =>
  rows(
    on,
    sql<FoundApplication>`select ${foundColumns} from ${foundIn} where ${which} order by application.created_at desc, application.id`,
  );

/** Returns the applications of a person, newest first. */
export const renterApplications = async (
  on: Reader,
  publicUrl: string,
  userId: string,
): Promise<ApplicationSummary[]> =>
  (await found(on, sql`renter.user_id = ${userId}`)).map((one) => summaryOf(one, publicUrl));

/** Returns a person's role in their own application with the zone of its home; null for anybody else's. */
export const formOf = (
  on: Reader | Tx,
  userId: string,
  applicationId: string,
): Promise<{ type: ApplicationType; timeZone: string } | null> =>
  row(
    on,
    sql<{ type: ApplicationType; timeZone: string }>`
      select application.type, property.time_zone as "timeZone"
      from application join renter on renter.id = application.renter_id
        join application_bundle bundle on bundle.id = application.bundle_id
        join property on property.id = bundle.property_id
      where application.id = ${applicationId} and renter.user_id = ${userId}`,
  );

type FollowedInquiry = { companyId: string; propertyId: string; inquiryId: string };

/** Returns the conversations of a person's own, and those of the households they apply with. */
export const followedBy = (on: Reader, userId: string): Promise<FollowedInquiry[]> =>
  rows(
    on,
    sql<FollowedInquiry>`
      select inquiry.company_id as "companyId", inquiry.property_id as "propertyId", inquiry.id as "inquiryId"
      from renter join inquiry on inquiry.renter_id = renter.id where renter.user_id = ${userId}
      union
      select bundle.company_id, bundle.property_id, bundle.inquiry_id
      from renter join application on application.renter_id = renter.id
        join application_bundle bundle on bundle.id = application.bundle_id
      where renter.user_id = ${userId}`,
  );

type Earlier = { id: string; answers: Applicant["answers"]; submittedAt: string; displayName: string } & Pick<
  FoundHome,
  "location" | "specifications"
>;

/** Returns the last other application that a person submitted, or null. */
export const earlierApplication = (on: Reader | Tx, userId: string, applicationId: string): Promise<Earlier | null> =>
  row(
    on,
    sql<Earlier>`
      select application.id, application.answers, application.submitted_at::text as "submittedAt",
        property.display_name as "displayName", property.location, property.specifications
      from application join renter on renter.id = application.renter_id
        join application_bundle bundle on bundle.id = application.bundle_id
        join property on property.id = bundle.property_id
      where renter.user_id = ${userId} and application.id <> ${applicationId} and application.status = 'SUBMITTED'
      order by application.submitted_at desc limit 1`,
  );

/** Returns a person's own application with its answers. Errors  `not-found` for anybody else's. */
export async function renterApplication(
  app: App,
  renter: Renter,
  applicationId: string,
): Promise<RenterApplicationView> {
  const { userId } = renter;
  const [one] = await found(app.db, sql`application.id = ${applicationId} and renter.user_id = ${userId}`);
  if (!one) return refuse("not-found");
  const [people, earlier, documents, screening] = await Promise.all([
    peopleOf(app.db, one),
    earlierApplication(app.db, userId, applicationId),
    documentsOf(app.db, applicationId),
    screeningSeenBy(app, renter, applicationId),
  ]);
  const kinds = documents.map(({ kind }) => kind);
  const answers = allAnswers(one.answers);
  const today = app.clock.now().toZonedDateTimeISO(one.home.timeZone).toPlainDate();
  const summary = summaryOf(one, app.config.publicUrl);
  return {
    ...summary,
    criteria: criteriaView(one.bundle.criteria),
    sections: [...sectionsOf[one.type]],
    answers,
    savedAt: one.savedAt,
    documents: documents.map(documentViewer(app, renter)),
    people,
    canInvite: summary.isOpen && one.type === "APPLICANT",
    hasScreening: screening !== null,
    screening,
    missing: summary.isOpen
      ? {
          ...missingIn(one.type, { answers, documents: kinds, today }),
          ...missingOfScreening(screening, kinds, { today, maxAgeDays: screening?.reportMaxAgeDays ?? null }),
        }
      : {},
    earlier: earlier && {
      id: earlier.id,
      homeTitle: publicDisplayName(earlier, one.language),
      submittedAt: instantOf(earlier.submittedAt)!,
    },
  };
}

/** The people of a bundle; a fellow's address is the primary applicant's to see, who gave it. */
async function peopleOf(on: Reader, one: FoundApplication): Promise<FellowView[]> {
  const people = await rows(
    on,
    sql<Pick<Applicant, "id" | "name" | "email" | "type" | "status"> & { isBound: boolean }>`
      select application.id, coalesce(renter.name, '') as name, renter.email, application.type, application.status,
        ${isPaidOrOrdered} as "isBound"
      from application join renter on renter.id = application.renter_id
      where bundle_id = ${one.bundle.id} order by application.created_at, application.id`,
  );
  const isPrimary = one.type === "APPLICANT";
  const isGoing = one.bundle.withdrawnAt === null && !one.home.isOffMarket;
  return people.map(({ isBound, ...person }) => ({
    ...person,
    name: person.name || unnamedRenter,
    email: isPrimary ? person.email : null,
    isYou: person.id === one.id,
    mayChange: isPrimary && isGoing && person.id !== one.id && person.status !== "SUBMITTED" && !isBound,
  }));
}

function summaryOf(one: FoundApplication, publicUrl: string): ApplicationSummary {
  const { bundle, home } = one;
  const withdrawnAt = instantOf(bundle.withdrawnAt);
  const standing = standingOf({
    status: bundle.status,
    withdrawnAt: withdrawnAt ? Temporal.Instant.from(withdrawnAt) : null,
  });
  const isPublic = !home.isDeleted && hasPublicPage(home.status);
  return {
    id: one.id,
    type: one.type,
    status: one.status,
    language: one.language,
    home: {
      id: home.id,
      title: publicDisplayName(home, one.language),
      coverImage: home.images[0]?.thumbnailUrl ?? null,
      listingUrl: isPublic ? `${publicUrl}${pathOfHome(home.slug)}` : null,
      timeZone: home.timeZone,
    },
    ownerName: one.ownerName,
    bundle: {
      status: bundle.status,
      createdAt: instantOf(bundle.createdAt)!,
      submittedAt: instantOf(bundle.submittedAt),
      withdrawnAt,
      decidedAt: instantOf(bundle.decidedAt),
      conditionalOfferAt: instantOf(bundle.offeredAt),
    },
    startedAt: one.startedAt?.toString() ?? null,
    submittedAt: one.submittedAt?.toString() ?? null,
    isOpen: one.status !== "SUBMITTED" && withdrawnAt === null && !home.isOffMarket,
    isHomeGone: home.isOffMarket,
    canWithdraw: one.type === "APPLICANT" && canWithdraw(standing),
    canAskPiper: isPublic && one.hasConversation,
  };
}

/** PostgreSQL writes the instants inside of JSON in its own way. */
const instantOf = (written: string | null): string | null =>
  written === null ? null : Temporal.Instant.from(written.replace(" ", "T")).toString();

function criteriaView({
  leaseConditions: lease,
  renterRequirements: wanted,
  petPolicy,
  timeZone,
}: Criteria): CriteriaView {
  const rent = lease?.rent ?? null;
  const minimumIncome = wanted?.minimumIncome ?? "NO_REQUIREMENT";
  const multiple = rentMultiples[minimumIncome];
  const day = listedDay({ leaseConditions: lease, timeZone });
  return {
    rent,
    minimumIncome,
    minimumIncomeDollars: rent === null || multiple === null ? null : Math.round(rent * multiple),
    minimumCreditScore: wanted?.minimumCreditScore ?? null,
    acceptsCosigners: wanted?.acceptsCosigners ?? false,
    leaseTerms: lease?.possibleLeaseTerms ?? [],
    availableFrom: day?.toString() ?? null,
    pets: petPolicy && {
      smallDogs: petPolicy.allowsPets ? petPolicy.smallDogsPolicy : "NOT_ALLOWED",
      largeDogs: petPolicy.allowsPets ? petPolicy.largeDogsPolicy : "NOT_ALLOWED",
      cats: petPolicy.allowsPets ? petPolicy.catsPolicy : "NOT_ALLOWED",
      otherPets: petPolicy.allowsPets ? petPolicy.otherPetsPolicy : "NOT_ALLOWED",
      maxPets: petPolicy.maxPets,
    },
  };
}

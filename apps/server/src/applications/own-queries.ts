import type { OwnApplication } from "@porchlight/assistant/world.ts";
import { allAnswers, sectionsOf } from "@porchlight/domain/applications/answers.ts";
import type { DocumentKind } from "@porchlight/domain/applications/documents.ts";
import type { HomeOfLaw } from "@porchlight/domain/applications/home-fees.ts";
import type { BundleStatus } from "@porchlight/domain/applications/lifecycle.ts";
import { missingIn } from "@porchlight/domain/applications/missing.ts";
import type { PropertyStatus } from "@porchlight/domain/properties/lifecycle.ts";
import { missingOfScreening } from "@porchlight/domain/screening/missing.ts";
import type { App } from "../app.ts";
import { limits } from "../limits.ts";
import { row, type Sql, sql, type Tx } from "../platform/database/database.ts";
import { isExhausted } from "../platform/limiter.ts";
import { pathOfApplication } from "../renters/application-path.ts";
import { hasScreening } from "../screening/has-screening.ts";
import { reportAgeAt } from "../screening/law-at-home.ts";
import type { PersonScreening } from "../screening/store.ts";
import type { Application } from "./store.ts";

/** A lead's renter, and the home the lead is about. */
type OfLead = { id: string; renterId: string; propertyId: string };

/** What is told of a renter's own application, as a statement about their lead reads it. */
export type FoundApplication = Pick<Application, "id" | "type" | "status" | "answers"> & {
  bundle: BundleStatus;
  isWithdrawn: boolean;
  documents: DocumentKind[];
  /** Null where the household is not screened. */
  screening: Pick<PersonScreening, "status" | "reportAgency" | "reportMadeOn"> | null;
  isLinkLimited: boolean;
};

const ofRenter = ({ renterId, propertyId }: OfLead) => sql`
  application join application_bundle bundle on bundle.id = application.bundle_id
  where application.renter_id = ${renterId} and bundle.property_id = ${propertyId}`;

/** The part of a statement that reads a renter's newest own application for a home; null where there is none. */
export const ownApplicationOf = (app: App, lead: OfLead): Sql => sql`
  (select to_jsonb(own) from (
     select application.id, application.type, application.status, application.answers, bundle.status as bundle,
       bundle.withdrawn_at is not null as "isWithdrawn",
       array(select kind from document where application_id = application.id) as documents,
       case when bundle.attestation is not null then
         coalesce((select jsonb_build_object('status', screening.status, 'reportAgency', report_agency,
             'reportMadeOn', report_made_on)
           from screening where application_id = application.id),
           '{"status": "OPEN", "reportAgency": null, "reportMadeOn": null}')
       end as screening,
       ${isExhausted(app, limits.applicationLinks, lead.id)} as "isLinkLimited"
     from ${ofRenter(lead)} order by application.created_at desc limit 1
   ) own)`;

/** Returns what Piper knows of a renter's own application for a home. */
export function knownApplication(app: App, found: FoundApplication, home: HomeOfLaw): OwnApplication {
  const age = reportAgeAt(home, app.clock.now());
  const { id, type, status, bundle, isWithdrawn, documents, screening } = found;
  const missing =
    status === "SUBMITTED"
      ? {}
      : {
          ...missingIn(type, { answers: allAnswers(found.answers), documents, today: age.today }),
          ...missingOfScreening(hasScreening(app) ? screening : null, documents, age),
        };
  return {
    ...{ status, bundle, isWithdrawn },
    missing: [...sectionsOf[type], "screening" as const].filter((section) => section in missing),
    canResend: !found.isLinkLimited,
    pageUrl: `${app.config.publicUrl}${pathOfApplication(id)}`,
  };
}

/** Returns the renter's own application for a home that is not submitted, decided or withdrawn; null where there is none. */
export const openApplication = (tx: Tx, lead: OfLead): Promise<Pick<Application, "id" | "bundleId"> | null> =>
  row(
    tx,
    sql<Pick<Application, "id" | "bundleId">>`
      select application.id, application.bundle_id as "bundleId" from ${ofRenter(lead)}
        and application.status <> 'SUBMITTED' and bundle.withdrawn_at is null
      order by application.created_at desc limit 1`,
  );

type InquiryOfApplicant = { id: string; companyId: string; propertyId: string; slug: string; status: PropertyStatus };

/** Returns the conversation of a person's own about the home they apply for; null for anybody else's application. */
export const inquiryOfApplicant = (tx: Tx, userId: string, applicationId: string): Promise<InquiryOfApplicant | null> =>
  row(
    tx,
    sql<InquiryOfApplicant>`
      select inquiry.id, inquiry.company_id as "companyId", inquiry.property_id as "propertyId", property.slug,
        property.status
      from application join renter on renter.id = application.renter_id
        join application_bundle bundle on bundle.id = application.bundle_id
        join property on property.id = bundle.property_id and property.deleted_at is null
        join inquiry on inquiry.renter_id = renter.id and inquiry.property_id = property.id
      where application.id = ${applicationId} and renter.user_id = ${userId}
      order by inquiry.created_at desc limit 1`,
  );

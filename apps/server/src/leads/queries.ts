import type { InquiryView } from "@porchlight/contract/leads.ts";
import type { BundleStatus } from "@porchlight/domain/applications/lifecycle.ts";
import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";

export type FoundInquiryView = Omit<InquiryView, "renter" | "property" | "createdAt" | "updatedAt"> & {
  renterId: string;
  renterName: string | null;
  monthlyIncome: number | null;
  isErased: boolean;
  propertyId: string;
  displayName: string;
  coverImage: string | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
};

/** The columns of a lead's row, from `inquiry`, `renter` and `property` joined. */
export const inquiryViewColumns = sql`
  inquiry.id, inquiry.source, inquiry.stage, inquiry.created_at as "createdAt", inquiry.updated_at as "updatedAt",
  renter.id as "renterId", renter.name as "renterName", (renter.facts ->> 'monthlyIncome')::int as "monthlyIncome",
  renter.erased_at is not null as "isErased",
  property.id as "propertyId", property.display_name as "displayName", property.images -> 0 ->> 'thumbnailUrl' as "coverImage"`;

export function inquiryView(found: FoundInquiryView): InquiryView {
  const name = found.renterName ?? unnamedRenter;
  return {
    id: found.id,
    source: found.source,
    stage: found.stage,
    renter: { id: found.renterId, name, user: { name }, monthlyIncome: found.monthlyIncome, isErased: found.isErased },
    property: { id: found.propertyId, displayName: found.displayName, coverImage: found.coverImage },
    createdAt: found.createdAt.toString(),
    updatedAt: found.updatedAt.toString(),
  };
}

/** Returns a home's leads, newest first. */
export const propertyInquiries = async (
  on: Reader,
  propertyId: string,
  start: Temporal.Instant | null,
): Promise<InquiryView[]> =>
  (
    await rows(
      on,
      sql<FoundInquiryView>`
        select ${inquiryViewColumns}
        from inquiry join renter on renter.id = inquiry.renter_id join property on property.id = inquiry.property_id
        where inquiry.property_id = ${propertyId} and inquiry.company_id = property.company_id
          ${start ? sql`and inquiry.created_at >= ${start}` : sql``}
        order by inquiry.created_at desc, inquiry.id`,
    )
  ).map(inquiryView);

/** Whether a lead that a company added by hand has ever written. */
export const hasBeenAnswered = async (on: Reader, companyId: string): Promise<boolean> =>
  (await row(
    on,
    sql`select 1 from inquiry
        where company_id = ${companyId} and source = 'MANUAL' and last_renter_at is not null limit 1`,
  )) !== null;

/** Returns the leads of a home that do not meet its requirements, oldest first. */
export const turnedDownLeads = (
  on: Reader | Tx,
  propertyId: string,
): Promise<{ id: string; facts: Partial<RenterFacts> }[]> =>
  rows(
    on,
    sql<{ id: string; facts: Partial<RenterFacts> }>`
      select inquiry.id, renter.facts from inquiry join renter on renter.id = inquiry.renter_id
      where inquiry.property_id = ${propertyId} and stage = 'REQUIREMENTS_NOT_MET' order by inquiry.created_at, inquiry.id`,
  );

/** Returns the application that a lead was sent, unless it was withdrawn. */
export const applicationOfLead = (on: Reader | Tx, inquiryId: string): Promise<{ status: BundleStatus } | null> =>
  row(
    on,
    sql<{ status: BundleStatus }>`
      select status from application_bundle where inquiry_id = ${inquiryId} and withdrawn_at is null`,
  );

import type { InquirySource } from "@porchlight/domain/conversations/channels.ts";
import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import type { LeadStage } from "@porchlight/domain/leads/lifecycle.ts";
import type { Location } from "@porchlight/domain/properties/property.ts";
import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { type Reader, rows, sql } from "../platform/database/database.ts";

/** An inquiry as a download tells it. */
export type DownloadedInquiry = {
  id: string;
  displayName: string;
  location: Location;
  name: string;
  email: string | null;
  phone: string | null;
  source: InquirySource;
  stage: LeadStage;
  monthlyIncome: RenterFacts["monthlyIncome"];
  creditScore: RenterFacts["creditScore"];
  creditWord: RenterFacts["creditWord"];
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
};

const pageSize = 1000;

/**
 * Yields a company's inquiries since a time, newest first; null means all of them. They are read page by page, each from where the one before it
 * ended, so that a slow reader holds neither a connection nor old rows.
 */
export async function* inquiriesOf(
  on: Reader,
  companyId: string,
  start: Temporal.Instant | null,
): AsyncGenerator<DownloadedInquiry> {
  for (let last: DownloadedInquiry | undefined, isMore = true; isMore; ) {
    const page = await rows(
      on,
      sql<DownloadedInquiry>`
        select inquiry.id, inquiry.source, inquiry.stage, inquiry.created_at as "createdAt", inquiry.updated_at as "updatedAt",
          property.display_name as "displayName", property.location,
          coalesce(renter.name, ${unnamedRenter}) as name, renter.email, renter.phone,
          (renter.facts ->> 'monthlyIncome')::int as "monthlyIncome", renter.facts -> 'creditScore' as "creditScore",
          renter.facts ->> 'creditWord' as "creditWord"
        from inquiry join property on property.id = inquiry.property_id join renter on renter.id = inquiry.renter_id
        where inquiry.company_id = ${companyId}
          ${start ? sql`and inquiry.created_at >= ${start}` : sql``}
          ${last ? sql`and (inquiry.created_at, inquiry.id) < (${last.createdAt}::timestamptz, ${last.id}::uuid)` : sql``}
        order by inquiry.created_at desc, inquiry.id desc limit ${pageSize}`,
    );
    yield* page;
    last = page.at(-1);
    isMore = page.length === pageSize;
  }
}

import type { InquiryView } from "@porchlight/contract/leads.ts";
import { type Reader, rows, sql } from "../platform/database/database.ts";

type Found = Omit<InquiryView, "renter" | "property" | "createdAt" | "updatedAt"> & {
  renterId: string;
  renterName: string | null;
  monthlyIncome: number | null;
  propertyId: string;
  displayName: string;
  coverImage: string | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
};

/** A home's leads, newest first. */
export async function propertyInquiries(
  on: Reader,
  propertyId: string,
  start: Temporal.Instant | null,
): Promise<InquiryView[]> {
  const found = await rows(
    on,
    sql<Found>`
      select inquiry.id, inquiry.source, inquiry.stage, inquiry.created_at as "createdAt", inquiry.updated_at as "updatedAt",
        renter.id as "renterId", renter.name as "renterName", (renter.facts ->> 'monthlyIncome')::int as "monthlyIncome",
        property.id as "propertyId", property.display_name as "displayName", property.images -> 0 ->> 'thumbnailUrl' as "coverImage"
      from inquiry join renter on renter.id = inquiry.renter_id join property on property.id = inquiry.property_id
      where inquiry.property_id = ${propertyId} and inquiry.company_id = property.company_id
        ${start ? sql`and inquiry.created_at >= ${start}` : sql``}
      order by inquiry.created_at desc, inquiry.id`,
  );
  return found.map((lead) => {
    const name = lead.renterName ?? "A renter";
    return {
      id: lead.id,
      source: lead.source,
      stage: lead.stage,
      renter: { id: lead.renterId, name, user: { name }, monthlyIncome: lead.monthlyIncome },
      property: { id: lead.propertyId, displayName: lead.displayName, coverImage: lead.coverImage },
      createdAt: lead.createdAt.toString(),
      updatedAt: lead.updatedAt.toString(),
    };
  });
}

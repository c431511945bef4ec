import { endpoints } from "@porchlight/contract/endpoints.ts";
import { type Reader, row, sql } from "../../platform/database/database.ts";

/** Capabilities whose calls query a partner or a single row. */
const elsewhere = new Set(["places", "calendars"]);
/** Calls that read from a partner who is not there. */
const ofPartners = new Set(["getReport"]);

/** The query strings that some calls need. */
const queries: Record<string, string> = {
  "/property-availability/:propertyId/why-not": "?day=2026-12-01",
  "/portfolio-statistics/owner/rows": "?statistic=leads",
  "/property-statistics/:propertyId/rows": "?statistic=leads",
};

type SampleIds = {
  property: string;
  inquiry: string;
  /** One of Piper's whose turn is on record. */
  message: string;
  renter: string;
  showing: string;
  bundle: string;
  application: string;
  slug: string;
  email: string;
};

/** Returns one id of each kind in a company, from its home with the most leads. */
const sampleIdsOf = async (on: Reader, companyId: string): Promise<SampleIds> =>
  (await row(
    on,
    sql<SampleIds>`
      select property.id as property, property.slug, inquiry.id as inquiry, renter.id as renter, renter.email, showing.id as showing,
        (select message_id from turn_record where inquiry_id = inquiry.id and message_id is not null limit 1) as message,
        (select id from application_bundle where company_id = property.company_id order by created_at limit 1) as bundle,
        (select application.id from application where bundle_id = (select id from application_bundle
           where company_id = property.company_id order by created_at limit 1) limit 1) as application
      from property join inquiry on inquiry.property_id = property.id join renter on renter.id = inquiry.renter_id
        join showing_request request on request.inquiry_id = inquiry.id join showing on showing.id = request.showing_id
      where property.company_id = ${companyId} and renter.email is not null and property.status = 'LISTED'
        and property.deleted_at is null
        and exists (select 1 from turn_record where inquiry_id = inquiry.id and message_id is not null)
      order by (select count(*) from inquiry other where other.property_id = property.id) desc, inquiry.created_at limit 1`,
  ))!;

/** Returns a path of each GET call for a signed-in owner, new calls included. */
export async function ownerCalls(on: Reader, companyId: string): Promise<string[]> {
  const known = await sampleIdsOf(on, companyId);
  const values: Record<string, string> = {
    companyId,
    propertyId: known.property,
    inquiryId: known.inquiry,
    messageId: known.message,
    renterId: known.renter,
    bundleId: known.bundle,
    applicationId: known.application,
    renterScreeningId: known.renter,
    email: encodeURIComponent(known.email),
  };
  return endpoints
    .filter(({ spec, capability, name }) => {
      const isOwners = spec.who === "investor" || spec.who === "signed-in";
      return isOwners && spec.method === "GET" && !spec.kind && !elsewhere.has(capability) && !ofPartners.has(name);
    })
    .map(({ spec: { path } }) => {
      const given = path.replaceAll(/:(\w+)/g, (_, name: string) => {
        const value = name === "id" ? (path.startsWith("/showing/") ? known.showing : known.property) : values[name];
        if (!value) throw new Error(`No value is known for '${name}' of ${path}`);
        return value;
      });
      return given + (queries[path] ?? "");
    });
}

export const slugOfBusiest = async (on: Reader, companyId: string): Promise<string> =>
  (await sampleIdsOf(on, companyId)).slug;

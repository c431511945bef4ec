import type { ParsedQuery, ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { getPortfolio, getProperty } from "@porchlight/contract/properties.ts";
import { ownersMoves, propertyStatuses } from "@porchlight/domain/properties/lifecycle.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { FastifyReply } from "fastify";
import type { App } from "../app.ts";
import { leadsAddress } from "../arrivals/reply-address.ts";
import { hotRead } from "../platform/database/hot-reads.ts";
import { readyJson } from "../platform/http/ready-json.ts";
import type { Investor } from "../platform/http/serve.ts";

/**
 * These two are read far more often than all else together, so PostgreSQL puts the reply's JSON together and it travels
 * as it is: nothing is parsed only to be printed again, and a wide row is not taken apart column by column.
 */
const jsonOf = (fields: Record<string, string>): string =>
  `concat('{', ${Object.entries(fields)
    .map(([name, value], index) => `'${index === 0 ? "" : ","}"${name}":', coalesce((${value})::text, 'null')`)
    .join(", ")}, '}')`;

const text = (column: string): string => `to_json(${column})`;
/** As Temporal prints it: `to_json` leaves out zeros at the end, as it does. */
const instant = (column: string): string => `rtrim(to_json(${column} at time zone 'UTC')::text, '"') || 'Z"'`;

const moves = `case status ${propertyStatuses
  .map((status) => `when '${status}' then '${JSON.stringify(ownersMoves(status))}'`)
  .join(" ")} end`;

const cardFields = {
  id: text("id"),
  displayName: text("display_name"),
  status: text("status"),
  lastListedAt: instant("last_listed_at"),
  createdAt: instant("created_at"),
  updatedAt: instant("updated_at"),
  autoRefresh: "auto_refresh",
  coverImage: "images->0->'url'",
  pendingShowingRequestsCount: "pending_showing_requests_count",
  pendingEscalationsCount: "pending_escalations_count",
  lastShowingAgentId: text("last_showing_agent_id"),
  timeZone: text("time_zone"),
  slug: text("slug"),
  moves,
  location: "location",
  specifications: "specifications",
  leaseConditions: "lease_conditions",
};

const propertyStatement = `
  select ${jsonOf({
    ...cardFields,
    description: text("description"),
    highlights: text("highlights"),
    images: "images",
    allowsInPersonTours: "allows_in_person_tours",
    allowsVirtualTours: "allows_virtual_tours",
    allowsSelfGuidedTours: "allows_self_guided_tours",
    renterRequirements: "renter_requirements",
    petPolicy: "pet_policy",
    parking: "parking",
    includedUtilities: "included_utilities",
    accessibility: "accessibility",
    amenities: "amenities",
    textCode: text("text_code"),
    intakeEmail: text(`'${leadsAddress("' || intake_id || '", "' || $3 || '")}'`),
  })} as document
  from property where id = $1 and company_id = $2 and deleted_at is null`;

export async function oneProperty(
  app: App,
  actor: Investor,
  id: string,
  reply: FastifyReply,
): Promise<ReplyOf<typeof getProperty>> {
  const [home] = await hotRead<{ document: string }>(app.pool, {
    name: "property",
    text: propertyStatement,
    values: [id, actor.companyId, app.config.mail.intakeDomain],
  });
  if (!home) return refuse("not-found");
  return readyJson(reply, home.document);
}

const portfolioStatement = `
  select (select count(*) from property where company_id = $1 and deleted_at is null) as total,
    (select string_agg(document, ',') from (
      select ${jsonOf({ ...cardFields, coverThumbnail: "images->0->'thumbnailUrl'", missingSteps: "missing_steps" })} as document
      from property where company_id = $1 and deleted_at is null
      order by portfolio_rank, updated_at desc, id limit $2 offset $3
    ) page) as documents`;

export async function portfolio(
  app: App,
  actor: Investor,
  { page, limit }: ParsedQuery<typeof getPortfolio>,
  reply: FastifyReply,
): Promise<ReplyOf<typeof getPortfolio>> {
  const [found] = await hotRead<{ total: number; documents: string | null }>(app.pool, {
    name: "portfolio",
    text: portfolioStatement,
    values: [actor.companyId, limit, (page - 1) * limit],
  });
  const { total, documents } = found!;
  return readyJson(reply, `{"properties":[${documents ?? ""}],"total":${total},"page":${page},"limit":${limit}}`);
}

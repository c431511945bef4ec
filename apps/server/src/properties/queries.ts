import type { ParsedQuery, ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { getPortfolio, getProperty } from "@porchlight/contract/properties.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { FastifyReply } from "fastify";
import type { App } from "../app.ts";
import { leadsAddress } from "../deliveries/reply-address.ts";
import { hotRead } from "../platform/database/hot-reads.ts";
import { readyJson } from "../platform/http/ready-json.ts";
import type { Investor } from "../platform/http/serve.ts";

/**
 * These two are read far more often than all else together, so PostgreSQL keeps their JSON ready with the row and it
 * travels as it is: nothing is parsed only to be printed again. What they hold is written down in the migrations.
 */
const propertyStatement = `
  select document, intake_id from property where id = $1 and company_id = $2 and deleted_at is null`;

export async function oneProperty(
  app: App,
  actor: Investor,
  id: string,
  reply: FastifyReply,
): Promise<ReplyOf<typeof getProperty>> {
  const [home] = await hotRead<{ document: string; intake_id: string }>(app.pool, {
    name: "property",
    text: propertyStatement,
    values: [id, actor.companyId],
  });
  if (!home) return refuse("not-found");
  const intakeEmail = leadsAddress(home.intake_id, app.config.mail.intakeDomain);
  return readyJson(reply, home.document.slice(0, -1), `,"intakeEmail":${JSON.stringify(intakeEmail)}}`);
}

const countStatement = "select count(*) as total from property_card where company_id = $1";

const cardsStatement = `
  select card from property_card where company_id = $1
  order by portfolio_rank, updated_at desc, property_id limit $2 offset $3`;

export async function portfolio(
  app: App,
  actor: Investor,
  { page, limit }: ParsedQuery<typeof getPortfolio>,
  reply: FastifyReply,
): Promise<ReplyOf<typeof getPortfolio>> {
  const before = (page - 1) * limit;
  // One more than the page holds, since a page that is the last one says how many homes there are.
  const { rows } = await app.pool.query<{ card: string }>({
    name: "portfolio",
    text: cardsStatement,
    values: [actor.companyId, limit + 1, before],
  });
  const isLast = rows.length <= limit && (rows.length > 0 || page === 1);
  const total = isLast ? before + rows.length : await countHomes(app, actor);
  const cards = rows.slice(0, limit).flatMap(({ card }, index) => (index === 0 ? [card] : [",", card]));
  return readyJson(reply, '{"properties":[', ...cards, `],"total":${total},"page":${page},"limit":${limit}}`);
}

async function countHomes({ pool }: App, { companyId }: Investor): Promise<number> {
  const [counted] = await hotRead<{ total: number }>(pool, {
    name: "portfolio-count",
    text: countStatement,
    values: [companyId],
  });
  return counted!.total;
}

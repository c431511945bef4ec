import type { ShowingAgentView } from "@porchlight/contract/showings.ts";
import { usPhone } from "@porchlight/domain/kernel/phones.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";

const columns = sql`id, first_name as "firstName", last_name as "lastName", phone`;

export const listAgents = (on: Reader | Tx, companyId: string): Promise<ShowingAgentView[]> =>
  rows(
    on,
    sql<ShowingAgentView>`select ${columns} from showing_agent where company_id = ${companyId} order by created_at, id`,
  );

/** The company's agent. Errors  a stranger's is `invalid-input` at the field, like one that does not exist. */
export async function ownAgent(on: Reader | Tx, companyId: string, agentId: string): Promise<ShowingAgentView> {
  const found = await row(
    on,
    sql<ShowingAgentView>`select ${columns} from showing_agent where company_id = ${companyId} and id = ${agentId}`,
  );
  return found ?? refuse("invalid-input", {}, { showingAgentId: "Showing agent is required" });
}

export const nameOf = (agent: Pick<ShowingAgentView, "firstName" | "lastName">): string =>
  `${agent.firstName} ${agent.lastName}`;

type NewAgent = { firstName: string; lastName: string; phone: string };

export const addAgent = (app: App, companyId: string, agent: NewAgent): Promise<ShowingAgentView> =>
  app.inTransaction((tx) => insertAgent(tx, app, companyId, agent));

/** Stores a new agent of a company. */
export async function insertAgent(tx: Tx, app: App, companyId: string, agent: NewAgent): Promise<ShowingAgentView> {
  const inserted = await row(
    tx,
    sql<ShowingAgentView>`
      insert into showing_agent (company_id, first_name, last_name, phone, created_at)
      values (${companyId}, ${agent.firstName}, ${agent.lastName}, ${usPhone(agent.phone)}, ${app.clock.now()})
      returning ${columns}`,
  );
  return inserted!;
}

/** Saves who last showed a home, as the preset for its next showing. */
export async function noteLastAgent(tx: Tx, propertyId: string, agentId: string): Promise<void> {
  await sql`update property set last_showing_agent_id = ${agentId} where id = ${propertyId}`.execute(tx);
}

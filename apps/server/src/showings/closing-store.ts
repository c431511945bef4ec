import { type Inquiry, inquiryColumns, isOpenLead } from "../leads/store.ts";
import { rows, type Sql, sql, type Tx } from "../platform/database/database.ts";

type Row = { id: string };

/** Moves rows to their new states in one statement. */
export async function moveAll<One extends Row>(
  tx: Tx,
  table: "showing" | "reschedule_request" | "showing_request",
  all: One[],
  state: (one: One) => string,
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    update ${sql.ref(table)} as one set status = moved.state, updated_at = ${at} from ${movedTo(all, state)}
    where one.id = moved.id`.execute(tx);
}

/** Moves questions to their new states, which count as handled from now on. */
export async function moveQuestions<One extends Row>(
  tx: Tx,
  all: One[],
  state: (one: One) => string,
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    update escalation set status = moved.state, handled_at = ${at} from ${movedTo(all, state)}
    where escalation.id = moved.id`.execute(tx);
}

/** Locks the leads of a home that are still open. */
export const lockOpenLeads = (tx: Tx, propertyId: string): Promise<Inquiry[]> =>
  rows(
    tx,
    sql<Inquiry>`
      select ${inquiryColumns} from inquiry where property_id = ${propertyId} and ${isOpenLead}
      order by id for update`,
  );

/** Moves leads to the stages they have from now on, where that is another. */
export async function moveLeads(
  tx: Tx,
  all: Inquiry[],
  stage: (one: Inquiry) => string,
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    update inquiry set stage = moved.state, updated_at = ${at} from ${movedTo(all, stage)}
    where inquiry.id = moved.id and stage <> moved.state`.execute(tx);
}

/** Each id with the state it moves to, as a table to update from. */
const movedTo = <One extends Row>(all: One[], state: (one: One) => string): Sql =>
  sql`unnest(${all.map(({ id }) => id)}::uuid[], ${all.map(state)}::text[]) as moved (id, state)`;

import type { EscalationReason, EscalationStatus, EscalationType } from "@porchlight/domain/escalations/lifecycle.ts";
import { restartFollowUps } from "../leads/follow-up-store.ts";
import { changed, type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";

export type Escalation = {
  id: string;
  companyId: string;
  propertyId: string;
  type: EscalationType;
  reason: EscalationReason | null;
  topic: string;
  questionText: string;
  status: EscalationStatus;
  answer: string | null;
};

const columns = sql`
  id, company_id as "companyId", property_id as "propertyId", type, reason, topic, question_text as "questionText", status, answer`;

/** Whether an answer holds for the next renter too: only one about the home itself does. */
export const becomesKnowledge = (escalation: Pick<Escalation, "type" | "reason">): boolean =>
  escalation.type === "PROPERTY_QUESTION" && escalation.reason === null;

/** Opens an escalation; a question that is open already is the same one. */
export async function insertEscalation(
  tx: Tx,
  asked: Omit<Escalation, "id" | "status" | "answer"> & { at: Temporal.Instant },
): Promise<{ escalation: Escalation; isNew: boolean }> {
  const inserted = await row(
    tx,
    sql<Escalation>`
      insert into escalation (company_id, property_id, type, reason, topic, question_text, created_at)
      values (${asked.companyId}, ${asked.propertyId}, ${asked.type}, ${asked.reason}, ${asked.topic}, ${asked.questionText}, ${asked.at})
      on conflict do nothing
      returning ${columns}`,
  );
  if (inserted) return { escalation: inserted, isNew: true };
  const open = await row(
    tx,
    sql<Escalation>`
      select ${columns} from escalation
      where property_id = ${asked.propertyId} and topic = ${asked.topic} and status = 'PENDING'
        and type = 'PROPERTY_QUESTION' and reason is null`,
  );
  return { escalation: open!, isNew: false };
}

/** Whether an escalation is a request for a person. Repeated requests count as one until the owner has handled it. */
const isWishForPerson = ({ type, reason }: Pick<Escalation, "type" | "reason">): boolean =>
  type !== "PROPERTY_QUESTION" || reason === "HUMAN";

/** Adds a renter's further words to their own open request for a person; null when there is none. */
export async function addToOpenWish(
  tx: Tx,
  inquiryId: string,
  asked: Pick<Escalation, "type" | "reason" | "questionText">,
): Promise<{ id: string } | null> {
  if (!isWishForPerson(asked)) return null;
  const further = ` … ${asked.questionText}`;
  const joined = (words: ReturnType<typeof sql.ref>) => sql`left(${words} || ${further}, 2000)`;
  const open = await row(
    tx,
    sql<{ id: string }>`
      update escalation set question_text = ${joined(sql.ref("question_text"))}
      where id = (
        select escalation.id from escalation join escalation_asker asker on asker.escalation_id = escalation.id
        where asker.inquiry_id = ${inquiryId} and status = 'PENDING' and type = ${asked.type}
          and reason is not distinct from ${asked.reason}
        order by escalation.created_at limit 1)
      returning id`,
  );
  if (!open) return null;
  await sql`
    update escalation_asker set question_text = ${joined(sql.ref("question_text"))}
    where escalation_id = ${open.id} and inquiry_id = ${inquiryId}`.execute(tx);
  return open;
}

/** Adds an asker. False when this renter is one already. */
export const addAsker = async (
  tx: Tx,
  asker: { escalationId: string; inquiryId: string; renterId: string; questionText: string; at: Temporal.Instant },
): Promise<boolean> =>
  (await changed(
    tx,
    sql`insert into escalation_asker (escalation_id, inquiry_id, renter_id, question_text, created_at)
        values (${asker.escalationId}, ${asker.inquiryId}, ${asker.renterId}, ${asker.questionText}, ${asker.at})
        on conflict do nothing`,
  )) > 0;

export const loadEscalation = (on: Reader | Tx, id: string): Promise<Escalation | null> =>
  row(on, sql<Escalation>`select ${columns} from escalation where id = ${id}`);

export const lockEscalation = (tx: Tx, id: string): Promise<Escalation | null> =>
  row(tx, sql<Escalation>`select ${columns} from escalation where id = ${id} for update`);

export const openEscalationsOf = (on: Reader | Tx, propertyId: string): Promise<Escalation[]> =>
  rows(
    on,
    sql<Escalation>`select ${columns} from escalation where property_id = ${propertyId} and status = 'PENDING' order by id`,
  );

/** Saves an escalation that was moved, which all do only once: who asked waits for it no more. */
export const saveEscalation = async (
  tx: Tx,
  escalation: Escalation,
  userId: string | null,
  at: Temporal.Instant,
): Promise<void> => {
  await sql`
    update escalation set status = ${escalation.status}, answer = ${escalation.answer}, handled_by = ${userId}, handled_at = ${at}
    where id = ${escalation.id}`.execute(tx);
  const askers = await askersOf(tx, escalation.id);
  restartFollowUps(
    tx,
    askers.map(({ inquiryId }) => inquiryId),
    at,
  );
};

/** Saves an owner's answer as knowledge; a newer answer to the same question replaces it. */
export const saveKnowledge = async (
  tx: Tx,
  escalation: Escalation,
  answer: string,
  at: Temporal.Instant,
): Promise<void> => {
  await sql`
    insert into knowledge (company_id, property_id, topic, question, answer, escalation_id, created_at, updated_at)
    values (${escalation.companyId}, ${escalation.propertyId}, ${escalation.topic}, ${escalation.questionText}, ${answer},
            ${escalation.id}, ${at}, ${at})
    on conflict (property_id, topic) do update
      set question = excluded.question, answer = excluded.answer, escalation_id = excluded.escalation_id, updated_at = excluded.updated_at`.execute(
    tx,
  );
};

export const askersOf = (
  on: Reader | Tx,
  escalationId: string,
): Promise<{ inquiryId: string; questionText: string }[]> =>
  rows(
    on,
    sql<{ inquiryId: string; questionText: string }>`
      select inquiry_id as "inquiryId", question_text as "questionText"
      from escalation_asker where escalation_id = ${escalationId} order by created_at, inquiry_id`,
  );

export const recountEscalations = async (tx: Tx, propertyId: string): Promise<void> => {
  await sql`
    update property set pending_escalations_count =
      (select count(*) from escalation where property_id = ${propertyId} and status = 'PENDING')
    where id = ${propertyId}`.execute(tx);
};

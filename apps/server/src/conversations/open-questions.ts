import { factsAnswering } from "@porchlight/assistant/open-questions.ts";
import { isStopped } from "@porchlight/domain/leads/lifecycle.ts";
import type { App } from "../app.ts";
import { becomesKnowledge, type Escalation } from "../escalations/store.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import { json, row, rows, sql, type Tx } from "../platform/database/database.ts";
import { worldOf } from "./world.ts";

type Asked = Pick<Escalation, "id" | "type" | "reason"> & { question: string; askedAt: Temporal.Instant };

const longestQuote = 160;
const quoted = (question: string): string =>
  question.length > longestQuote ? `${question.slice(0, longestQuote - 1).trimEnd()}…` : question;

/**
 * All the questions of a renter that wait for the owner, once the one named has waited long: they are recalled in one
 * message. Empty where that question is settled, or where a message since then has recalled it already.
 */
export async function questionsToRecall(tx: Tx, app: App, lead: LockedLead, escalationId: string): Promise<string[]> {
  const { inquiry } = lead;
  if (isStopped(inquiry.stage)) return [];
  const asked = await rows(
    tx,
    sql<Asked>`
      select id, type, reason, asker.question_text as question, asker.created_at as "askedAt"
      from escalation_asker asker join escalation on escalation.id = asker.escalation_id
      where asker.inquiry_id = ${inquiry.id} and status = 'PENDING'
        and type <> 'SELF_SHOWING_INSTRUCTIONS_REQUEST' and reason is distinct from 'SHOWING_ISSUE'
      order by asker.created_at, id`,
  );
  const due = asked.find(({ id }) => id === escalationId);
  if (!due || (await isRecalled(tx, inquiry.id, due))) return [];
  const world = await worldOf(tx, app, lead, inquiry.lastChannel);
  const open: Asked[] = [];
  for (const one of asked) {
    const facts = becomesKnowledge(one) ? factsAnswering(one.question, world) : null;
    if (!facts || !(await hasTold(tx, inquiry.id, one, facts))) open.push(one);
  }
  return open.includes(due) ? open.map(({ question }) => quoted(question)) : [];
}

/** Whether a message about open questions has gone to this renter since they asked. */
const isRecalled = async (tx: Tx, inquiryId: string, { askedAt }: Asked): Promise<boolean> =>
  (await row(
    tx,
    sql`
      select 1 from message join event on event.seq = substring(external_id from '^news:([0-9]+)$')::bigint
      where message.inquiry_id = ${inquiryId} and message.created_at > ${askedAt} and event.kind = 'escalation.still-open'`,
  )) !== null;

const hasTold = async (tx: Tx, inquiryId: string, { askedAt }: Asked, facts: object[]): Promise<boolean> =>
  (await row(
    tx,
    sql`
      select 1 from message
      where inquiry_id = ${inquiryId} and sender = 'piper' and created_at >= ${askedAt} and facts @> ${json(facts)}`,
  )) !== null;

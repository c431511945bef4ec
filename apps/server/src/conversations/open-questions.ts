import { factsAnswering } from "@porchlight/assistant/open-questions.ts";
import { isStopped } from "@porchlight/domain/leads/lifecycle.ts";
import type { App } from "../app.ts";
import { becomesKnowledge } from "../escalations/store.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import type { Tx } from "../platform/database/database.ts";
import { hasTold, isRecalled, type OpenQuestion, openQuestionsOf } from "./queries.ts";
import { worldOf } from "./world.ts";

const maxQuoteLength = 160;
const quoted = (question: string): string =>
  question.length > maxQuoteLength ? `${question.slice(0, maxQuoteLength - 1).trimEnd()}…` : question;

/**
 * All the questions of a renter that wait for the owner, once the one named has waited long: they are recalled in one
 * message. Empty where that question is settled, or where a message since then has recalled it already.
 */
export async function openQuestionsToRecall(
  tx: Tx,
  app: App,
  lead: LockedLead,
  escalationId: string,
): Promise<string[]> {
  const { inquiry } = lead;
  if (isStopped(inquiry.stage)) return [];
  const asked = await openQuestionsOf(tx, inquiry.id);
  const due = asked.find(({ id }) => id === escalationId);
  if (!due || (await isRecalled(tx, inquiry.id, due))) return [];
  const world = await worldOf(tx, app, lead, inquiry.lastChannel, "renter");
  const open: OpenQuestion[] = [];
  for (const one of asked) {
    const facts = becomesKnowledge(one) ? factsAnswering(one.question, world) : null;
    if (!facts || !(await hasTold(tx, inquiry.id, one, facts))) open.push(one);
  }
  return open.includes(due) ? open.map(({ question }) => quoted(question)) : [];
}

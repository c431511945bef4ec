import { verdictWith } from "@porchlight/assistant/decide/verdict.ts";
import { criteriaOf } from "@porchlight/domain/applications/criteria.ts";
import type { Property } from "@porchlight/domain/properties/property.ts";
import { noFacts, type RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { App } from "../app.ts";
import { appendToChain } from "../chain/append.ts";
import { asStored, microsecondsOf } from "../chain/items.ts";
import type { Tx } from "../platform/database/database.ts";
import { knowledgeOf } from "../properties/knowledge-queries.ts";
import { recordOfLead } from "./events.ts";
import { startFollowUps } from "./follow-up-store.ts";
import { insertQualification, type QualificationOutcome, type QualifiedBy } from "./qualification-store.ts";
import { turnedDownLeads } from "./queries.ts";
import { moveLead } from "./stage.ts";
import { type Inquiry, loadInquiry, saveInquiry } from "./store.ts";

/** A lead beside what it is judged by. */
export type Judged = { inquiry: Inquiry; facts: Partial<RenterFacts>; home: Property };

/** Records whether a renter meets the home's requirements; meeting them is recorded once. */
export async function qualify(tx: Tx, app: App, judged: Judged, passes: boolean): Promise<void> {
  const { inquiry } = judged;
  const at = app.clock.now();
  const before = inquiry.stage;
  await moveLead(tx, app, inquiry, passes ? "qualificationPasses" : "qualificationFails");
  const isFirst = passes && inquiry.qualifiedAt === null;
  if (isFirst || inquiry.stage !== before) keepQualification(tx, app, judged, passes ? "passes" : "fails", at);
  if (!isFirst) return;
  inquiry.qualifiedAt = at;
  saveInquiry(tx, inquiry, at);
  await recordOfLead(tx, app, inquiry, "lead.qualified");
}

/** Keeps what a lead was found to be and what it was judged by, in the inquiry's chain. */
function keepQualification(
  tx: Tx,
  app: App,
  { inquiry, facts, home }: Judged,
  outcome: QualificationOutcome,
  at: Temporal.Instant,
): void {
  const { companyId, id: inquiryId } = inquiry;
  const when = asStored(at);
  const judged = JSON.stringify({ criteria: criteriaOf(home, at), facts } satisfies QualifiedBy);
  const id = insertQualification(tx, { companyId, inquiryId, outcome, judged, at: when });
  appendToChain(tx, app, { inquiryId, kind: "qualification", id, fields: [outcome, judged, microsecondsOf(when)] });
}

/**
 * Assesses a home's declined leads again after its requirements changed. One who now qualifies becomes a lead again; an
 * existing lead is not declined afterwards. Their follow-ups count from now on. The caller locks the home.
 */
export async function reassessDeclinedLeads(tx: Tx, app: App, home: Property): Promise<void> {
  const turnedDown = await turnedDownLeads(tx, home.id);
  if (turnedDown.length === 0) return;
  const knowledge = await knowledgeOf(tx, home.id);
  for (const { id, facts } of turnedDown) {
    const { failed, passes } = verdictWith({ ...noFacts, ...facts }, home, app.clock.now(), knowledge);
    if (failed.length > 0) continue;
    const inquiry = (await loadInquiry(tx, id))!;
    const judged = { inquiry, facts, home };
    if (passes) await qualify(tx, app, judged, true);
    else await becomeLeadAgain(tx, app, judged);
    startFollowUps(tx, id, app.clock.now());
  }
}

/** Moves a declined lead of which too little is known to qualify it, and whom nothing speaks against any more. */
async function becomeLeadAgain(tx: Tx, app: App, judged: Judged): Promise<void> {
  const at = app.clock.now();
  await moveLead(tx, app, judged.inquiry, "qualificationPasses");
  keepQualification(tx, app, judged, "undecided", at);
}

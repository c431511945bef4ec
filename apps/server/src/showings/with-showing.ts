import { isAboutShowing } from "@porchlight/assistant/open-questions.ts";
import { moveEscalation } from "@porchlight/domain/escalations/lifecycle.ts";
import type { App } from "../app.ts";
import { lockEscalation, recountEscalations, saveEscalation } from "../escalations/store.ts";
import { recordOfLead } from "../leads/events.ts";
import { row, rows, sql, type Tx } from "../platform/database/database.ts";
import { dropSelfShowingEscalation } from "./self-showing.ts";
import type { ShowingRequest } from "./store.ts";

/**
 * Tells: a renter's showing is over or off, and with it what they said or asked about it alone. A question that somebody
 * else asked too stays open, and so do all of them while the renter has another showing open.
 */
export async function closeWithShowing(tx: Tx, app: App, request: ShowingRequest): Promise<void> {
  await dropSelfShowingEscalation(tx, app, request);
  const { companyId, propertyId, inquiryId, renterId } = request;
  if (await hasAnother(tx, request)) return;
  const asked = await rows(
    tx,
    sql<{ id: string; reason: string | null; question: string }>`
      select id, reason, asker.question_text as question
      from escalation_asker asker join escalation on escalation.id = asker.escalation_id
      where asker.inquiry_id = ${inquiryId} and status = 'PENDING' and type = 'PROPERTY_QUESTION'
        and (reason is null or reason in ('SHOWING_ISSUE', 'OTHER'))
        and not exists (select from escalation_asker other
                        where other.escalation_id = escalation.id and other.inquiry_id <> ${inquiryId})
      order by id`,
  );
  const over = asked.filter(({ reason, question }) => reason === "SHOWING_ISSUE" || isAboutShowing(question));
  for (const { id } of over) {
    const escalation = (await lockEscalation(tx, id))!;
    escalation.status = moveEscalation(escalation.status, "showingOver");
    await saveEscalation(tx, escalation, null, app.clock.now());
    await recordOfLead(tx, app, { id: inquiryId, companyId, propertyId, renterId }, "escalation.dropped", {
      escalationId: id,
    });
  }
  if (over.length > 0) await recountEscalations(tx, propertyId);
}

const hasAnother = async (tx: Tx, { id, inquiryId }: ShowingRequest): Promise<boolean> =>
  (await row(
    tx,
    sql`
      select 1 from showing_request
      where inquiry_id = ${inquiryId} and id <> ${id} and status in ('PENDING', 'ACCEPTED') and over_at is null
      union all
      select 1 from reschedule_request where inquiry_id = ${inquiryId} and asked_by = 'owner' and status = 'PENDING'`,
  )) !== null;

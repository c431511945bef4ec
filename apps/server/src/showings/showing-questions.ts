import { isAboutShowing } from "@porchlight/assistant/open-questions.ts";
import { moveEscalation } from "@porchlight/domain/escalations/lifecycle.ts";
import type { App } from "../app.ts";
import { lockEscalation, recountEscalations, saveEscalation } from "../escalations/store.ts";
import { recordOfLead } from "../leads/events.ts";
import type { Tx } from "../platform/database/database.ts";
import { questionsOnlyOf } from "./question-store.ts";
import { hasAnother } from "./request-queries.ts";
import { dropSelfShowingEscalation } from "./self-showing.ts";
import type { ShowingRequest } from "./store.ts";

/**
 * Closes the open questions that were about a renter's showing alone, once it is over or canceled. A question that
 * another renter asked too stays open, and so do all of them while the renter has another showing open.
 */
export async function closeShowingQuestions(tx: Tx, app: App, request: ShowingRequest): Promise<void> {
  await dropSelfShowingEscalation(tx, app, request);
  const { companyId, propertyId, inquiryId, renterId } = request;
  if (await hasAnother(tx, request)) return;
  const asked = await questionsOnlyOf(tx, inquiryId);
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

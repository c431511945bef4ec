import type { Order } from "@porchlight/assistant/turn.ts";
import type { App } from "../app.ts";
import { openEscalation } from "../escalations/actions.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import type { Tx } from "../platform/database/database.ts";
import { openRequest } from "../showings/store.ts";

const maxQuoteLength = 500;

/**
 * Notifies the owner that a renter opted out of texts. The owner is asked to call when a showing is left that only a
 * call can settle, and sees the renter's last unsettled words.
 * Source  docs/decisions/0069-who-opts-out-is-heard.md
 */
export async function notifyOwnerOfOptOut(
  tx: Tx,
  app: App,
  lead: LockedLead,
  { lastWords, hasCanceled }: Extract<Order, { kind: "opt-out" }>,
): Promise<void> {
  const hasMail = lead.renter.email !== null;
  const hasShowing = (await openRequest(tx, lead.inquiry.id)) !== null;
  if (!lastWords && (hasMail || !hasShowing)) return;
  const outcome = hasCanceled
    ? "This renter opted out of texts after saying they can't come, so we canceled the showing. Please call them if you'd like to arrange another."
    : hasShowing
      ? `This renter opted out of texts${hasMail ? "" : " and left no email"}. The showing is still on. Please call them.`
      : "This renter opted out of texts. You may want to call them.";
  await openEscalation(tx, app, lead, {
    kind: "escalate",
    type: "PHONE_CALL_REQUEST",
    reason: "OPTED_OUT",
    topic: "opted-out",
    question: lastWords ? `"${lastWords.slice(0, maxQuoteLength)}" ${outcome}` : outcome,
  });
}

import { ownersMoves } from "@porchlight/domain/escalations/lifecycle.ts";
import { actionLinkDays, type LinkedAction } from "@porchlight/domain/notices/linked-actions.ts";
import type { Member } from "../accounts/queries.ts";
import { newToken } from "../accounts/tokens.ts";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { insertActionLink } from "./action-link-store.ts";
import type { NoticeContext } from "./owner.ts";
import { noticeTermsOf } from "./terms.ts";

/** A button or link of a mail. */
export type ActionButton = { label: string; href: string };

const labels: Record<LinkedAction, string> = {
  accept: "Accept",
  decline: "Decline",
  answer: "Answer",
  resolve: "Mark as resolved",
};

/**
 * Returns the buttons by which a member acts from a mail on what a notice is about; each is a new link that works for
 * that member and that action alone, until the showing starts or for a week. None where nothing can be done any more.
 */
export async function actionButtons(tx: Tx, app: App, member: Member, known: NoticeContext): Promise<ActionButton[]> {
  const now = app.clock.now();
  const { event, showing } = known;
  const week = now.add({ hours: 24 * actionLinkDays });
  const expiresAt = showing && Temporal.Instant.compare(showing.startsAt, week) < 0 ? showing.startsAt : week;
  if (Temporal.Instant.compare(expiresAt, now) <= 0) return [];
  return actionsOf(known).map((action) => {
    const token = newToken();
    insertActionLink(tx, {
      token,
      action,
      companyId: event.companyId,
      userId: member.userId,
      requestId: action === "accept" || action === "decline" ? event.requestId : null,
      escalationId: action === "answer" || action === "resolve" ? event.escalationId : null,
      createdAt: now,
      expiresAt,
    });
    return { label: labels[action], href: `${app.config.publicUrl}/action/${token}` };
  });
}

function actionsOf({ event, escalation }: NoticeContext): LinkedAction[] {
  const asksFor = noticeTermsOf(event)?.asksFor;
  if (asksFor === "decision") return event.requestId ? ["accept", "decline"] : [];
  if (asksFor !== "reply" || !escalation) return [];
  const moves = ownersMoves(escalation);
  if (moves.includes("answer")) return ["answer"];
  return moves.includes("ignore") && !moves.includes("share") ? ["resolve"] : [];
}

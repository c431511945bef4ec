import { type Member, membersOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { type InvitationDue, invitationDue } from "../showings/invitations.ts";
import { type NoticeOfEvent, sendNotice } from "./compose.ts";
import { mailInvitation } from "./invitation.ts";
import { contextOf, type NoticeContext, noticeOf } from "./owner.ts";
import { isUrgent, noticeTime, pause } from "./pace.ts";
import { reachOf } from "./reach.ts";
import { insertSentNotice, insertWaitingNotice, isNoticed, letNoticesWait, lockNoticesOf } from "./store.ts";

/** Notifies the members of a company of an event on their channel, each once, however often the job runs. */
export const notifyOwner = (app: App, { seq }: { seq: number }): Promise<void> =>
  app.inTransaction(async (tx) => {
    const known = await contextOf(tx, app, seq);
    if (!known) return;
    for (const member of await membersOf(tx, known.event.companyId)) await notifyMember(tx, app, known, member);
  });

async function notifyMember(tx: Tx, app: App, known: NoticeContext, member: Member): Promise<void> {
  const notice = noticeOf(known);
  const invitation = await invitationDue(tx, app, known.event, member, { people: { ...known, owner: member } });
  const isCarried = notice ? await tell(tx, app, { notice, known }, member, invitation) : false;
  if (invitation && !isCarried) await mailInvitation(tx, app, invitation, { ...member, home: known.home });
}

/** The key under which a notice of an event is sent to a member once. */
const noticeKey = (seq: number, { userId, role }: Member): string =>
  role === "OWNER" ? `owner:${seq}` : `owner:${seq}:${userId}`;

/** Sends a notice, or lets it wait. Returns whether it went by mail, which took the invitation along. */
async function tell(
  tx: Tx,
  app: App,
  one: NoticeOfEvent,
  member: Member,
  invitation: InvitationDue | null,
): Promise<boolean> {
  const { event } = one.known;
  const { userId } = member;
  const { companyId, seq } = event;
  const onceKey = noticeKey(seq, member);
  const waitUntil = await lockNoticesOf(tx, userId);
  if (await isNoticed(tx, userId, seq, onceKey)) return false;
  const preferred = await reachOf(tx, member);
  // The confirmation is the mail that brings the entry for the calendar.
  const reach = event.kind === "showing.request-accepted" ? { channel: "EMAIL" as const, to: member.email } : preferred;
  const stored = { seq, companyId, userId, line: one.notice.line };
  const now = app.clock.now();
  const at = invitation ? null : await noticeTime(tx, app, { known: one.known, member, reach }, waitUntil);
  if (at) {
    insertWaitingNotice(tx, stored, at);
    return false;
  }
  const deliveryId = await sendNotice(tx, app, { member, reach, companyId, onceKey }, one, invitation);
  insertSentNotice(tx, stored, now, deliveryId);
  if (!invitation && !isUrgent(one.known)) letNoticesWait(tx, userId, now.add(pause));
  return reach.channel === "EMAIL";
}

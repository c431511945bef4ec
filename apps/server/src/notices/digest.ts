import { type Member, memberOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { queueMail, queueText } from "../deliveries/queue.ts";
import { limits } from "../limits.ts";
import type { Tx } from "../platform/database/database.ts";
import { countAttemptIn } from "../platform/limiter.ts";
import { renderMail } from "../platform/mail/layout.ts";
import {
  deleteWaitingNotices,
  insertWaitingNotice,
  lockWaitingNotices,
  markTold,
  type WaitingNotice,
} from "./digest-store.ts";
import type { Notice } from "./notice.ts";

const pause = Temporal.Duration.from({ hours: 1 });
const maxShown = 20;

/** Returns the key under which a notice of an event is sent to a member once. */
export const noticeKey = (seq: number, { userId, role }: Member): string =>
  role === "OWNER" ? `owner:${seq}` : `owner:${seq}:${userId}`;

/** Whether a member has had so many notices within the hour that the next ones wait for the digest. */
export const isOverNoticeLimit = async (tx: Tx, app: App, { userId }: Member): Promise<boolean> =>
  (await countAttemptIn(tx, app, limits.ownerNotices, userId)) > 0;

/** Queues a notice for the member's next digest, which goes out an hour after the first one that waits. */
export function queueForDigest(
  tx: Tx,
  app: App,
  { seq, companyId }: { seq: number; companyId: string },
  member: Member,
  held: Pick<Notice, "line">,
): void {
  const dueAt = app.clock.now().add(pause);
  insertWaitingNotice(tx, {
    seq,
    companyId,
    userId: member.userId,
    line: held.line,
    dueAt,
    onceKey: noticeKey(seq, member),
  });
}

type Whose = { companyId: string; userId: string };

/** Sends a member the notices that wait, in one mail or text. */
export async function sendDigest(tx: Tx, app: App, { companyId, userId }: Whose): Promise<void> {
  const held = await lockWaitingNotices(tx, userId);
  if (held.length === 0) return;
  const member = await memberOf(tx, userId);
  // Who has left the company is told nothing more of it.
  if (!member) return deleteWaitingNotices(tx, userId);
  const toldIn = await tell(tx, app, member, companyId, held);
  markTold(tx, userId, held, toldIn);
}

/** Queues the digest. Returns its delivery's id. */
async function tell(tx: Tx, app: App, member: Member, companyId: string, held: WaitingNotice[]): Promise<string> {
  const { publicUrl } = app.config;
  const subject = held.length === 1 ? held[0]!.line : `${held.length} more updates about your properties`;
  if (member.preferredCommunicationChannel === "SMS" && member.phone) {
    const body = `Porchlight: ${subject}. ${publicUrl}/portfolio`;
    return queueText(tx, app, { to: member.phone, body, companyId });
  }
  const left = held.length - maxShown;
  return queueMail(tx, app, {
    to: member.email,
    toName: member.name,
    subject,
    ...renderMail({
      title: subject,
      preview: held[0]!.line,
      blocks: [
        ...held.slice(0, maxShown).map(({ line }) => ({ kind: "paragraph" as const, words: line })),
        ...(left > 0 ? [{ kind: "paragraph" as const, words: `And ${left} more.` }] : []),
        { kind: "buttons", buttons: [{ label: "Open your portfolio", href: `${publicUrl}/portfolio` }] },
      ],
      footer: ["You’re receiving this because a lot happened at your properties within an hour."],
    }),
    companyId,
  });
}

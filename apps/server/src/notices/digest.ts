import { type Member, memberOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { sendNotice } from "./compose.ts";
import { sendDigest } from "./compose-digest.ts";
import { contextOf, noticeOf } from "./owner.ts";
import { nightEndFor, pause } from "./pace.ts";
import { type Reach, reachOf } from "./reach.ts";
import {
  type DueNotice,
  deleteWaitingNotices,
  dueNotices,
  letNoticesWait,
  lockNoticesOf,
  markDropped,
  markTold,
  postpone,
  type Standing,
  standingsOf,
} from "./store.ts";
import { noticeTermsOf } from "./terms.ts";

type Whose = { companyId: string; userId: string };

/** Sends a member the notices that are due as one, without what has been settled since. */
export async function tellWaiting(tx: Tx, app: App, { companyId, userId }: Whose): Promise<void> {
  await lockNoticesOf(tx, userId);
  const now = app.clock.now();
  const due = await dueNotices(tx, userId, now);
  if (due.length === 0) return;
  const member = await memberOf(tx, userId);
  // Who has left the company is told nothing more of it.
  if (!member) return deleteWaitingNotices(tx, userId);
  const open = await unsettled(tx, due);
  markDropped(tx, { userId, seqs: seqsOf(due.filter((one) => !open.includes(one))) }, now);
  const reach = await reachOf(tx, member);
  const ready = await heldOverNight(tx, app, { member, reach }, open);
  if (ready.length === 0) return;
  const deliveryId = await tell(tx, app, { member, reach, companyId }, ready);
  markTold(tx, { userId, seqs: seqsOf(ready) }, deliveryId);
  letNoticesWait(tx, userId, now.add(pause));
}

export const seqsOf = (notices: readonly DueNotice[]): number[] => notices.map(({ seq }) => seq);

/** Returns those of the notices that still need to be told; of several that ask for one decision, the last. */
async function unsettled(tx: Tx, due: readonly DueNotice[]): Promise<DueNotice[]> {
  const standings = new Map<number, Standing>((await standingsOf(tx, seqsOf(due))).map((one) => [one.seq, one]));
  const open = due.filter((one) => {
    const standing = standings.get(one.seq);
    return !(standing && noticeTermsOf(one)?.isSettled?.(standing));
  });
  const last = new Map(open.filter((one) => noticeTermsOf(one)?.asksFor).map((one) => [one.subjectId, one]));
  return open.filter((one) => !noticeTermsOf(one)?.asksFor || last.get(one.subjectId) === one);
}

type ForMember = { member: Member; reach: Reach };

/** Lets texts wait until morning where it is night by now. Returns the notices that go out all the same. */
async function heldOverNight(tx: Tx, app: App, to: ForMember, open: readonly DueNotice[]): Promise<DueNotice[]> {
  if (to.reach.channel === "EMAIL") return [...open];
  const now = app.clock.now();
  const ready: DueNotice[] = [];
  for (const one of open) {
    const known = await contextOf(tx, app, one.seq);
    const morning = known && nightEndFor({ known, ...to }, now);
    if (morning) postpone(tx, { userId: to.member.userId, seqs: [one.seq] }, morning);
    else ready.push(one);
  }
  return ready;
}

/** Queues notices in one delivery: a single one in full. Returns its id. */
export async function tell(
  tx: Tx,
  app: App,
  to: ForMember & { companyId: string; onceKey?: string },
  notices: readonly DueNotice[],
): Promise<string> {
  const [only] = notices;
  const known = notices.length === 1 ? await contextOf(tx, app, only!.seq) : null;
  const notice = known && noticeOf(known);
  if (notice) return sendNotice(tx, app, to, { notice, known }, null);
  return sendDigest(tx, app, to, notices);
}

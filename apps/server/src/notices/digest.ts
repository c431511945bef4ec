import { type Member, memberOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { queueMail, queueText } from "../deliveries/queue.ts";
import { limits } from "../limits.ts";
import { post, row, rows, sql, type Tx } from "../platform/database/database.ts";
import { countAttemptIn } from "../platform/limiter.ts";
import { renderMail } from "../platform/mail/layout.ts";
import { handleEach, type Sweep } from "../platform/sweeps.ts";
import type { Notice } from "./notice.ts";

const pause = Temporal.Duration.from({ hours: 1 });
const maxShown = 20;
const maxMembers = 100;

/** What a notice of an event is sent to a member under, once. */
export const noticeKey = (seq: number, { userId, role }: Member): string =>
  role === "OWNER" ? `owner:${seq}` : `owner:${seq}:${userId}`;

type Held = Pick<Notice, "line">;

/** Whether a member has had so many notices within the hour that the next ones wait for the digest. */
export const hasNoticesEnough = async (tx: Tx, app: App, { userId }: Member): Promise<boolean> =>
  (await countAttemptIn(tx, app, limits.ownerNotices, userId)) > 0;

/** Keeps a notice for the member's next digest, which goes out an hour after the first one that waits. */
export function holdNotice(
  tx: Tx,
  app: App,
  { seq, companyId }: { seq: number; companyId: string },
  member: Member,
  held: Held,
): void {
  const dueAt = app.clock.now().add(pause);
  post(
    tx,
    sql`insert into held_notice (event_seq, company_id, user_id, line, due_at)
        select ${seq}, ${companyId}, ${member.userId}, ${held.line},
               coalesce((select min(due_at) from held_notice where user_id = ${member.userId} and told_in is null),
                        ${dueAt}::timestamptz)
        where not exists (select from delivery where once_key = ${noticeKey(seq, member)})
        on conflict (event_seq, user_id) do nothing`,
  );
}

/** Sends each member the notices that wait, in one mail or text. */
export const noticeDigests = (app: App): Sweep => ({
  name: "notice-digests",
  async next(until) {
    const first = await row(
      app.db,
      sql<{ at: Temporal.Instant }>`
        select due_at as at from held_notice where told_in is null and due_at <= ${until} order by due_at limit 1`,
    );
    return first?.at ?? null;
  },
  async run(at) {
    const due = await rows(
      app.db,
      sql<Whose>`
        select distinct company_id as "companyId", user_id as "userId" from held_notice
        where told_in is null and due_at <= ${at} limit ${maxMembers}`,
    );
    return handleEach(due, (whose) => app.inTransaction((tx) => send(tx, app, whose)));
  },
});

type Whose = { companyId: string; userId: string };

async function send(tx: Tx, app: App, { companyId, userId }: Whose): Promise<void> {
  const held = await rows(
    tx,
    sql<Held & { seq: string }>`
      select event_seq as seq, line from held_notice
      where user_id = ${userId} and told_in is null order by event_seq for update`,
  );
  if (held.length === 0) return;
  const member = await memberOf(tx, userId);
  // Who has left the company is told nothing more of it.
  if (!member) return post(tx, sql`delete from held_notice where user_id = ${userId} and told_in is null`);
  const toldIn = await tell(tx, app, member, companyId, held);
  post(
    tx,
    sql`update held_notice set told_in = ${toldIn} where user_id = ${userId} and event_seq = any(${held.map(({ seq }) => seq)}::bigint[])`,
  );
}

/** Queues the digest. Returns its delivery's id. */
async function tell(tx: Tx, app: App, member: Member, companyId: string, held: Held[]): Promise<string> {
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

import { type Owner, ownerOf } from "../accounts/queries.ts";
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
const maxCompanies = 100;

/** What a notice of an event is sent under, once. */
export const noticeKey = (seq: number): string => `owner:${seq}`;

type Held = Pick<Notice, "line">;

/** Whether an owner has had so many notices within the hour that the next ones wait for the digest. */
export const hasNoticesEnough = async (tx: Tx, app: App, companyId: string): Promise<boolean> =>
  (await countAttemptIn(tx, app, limits.ownerNotices, companyId)) > 0;

/** Keeps a notice for the company's next digest, which goes out an hour after the first one that waits. */
export function holdNotice(tx: Tx, app: App, { seq, companyId }: { seq: number; companyId: string }, held: Held): void {
  const dueAt = app.clock.now().add(pause);
  post(
    tx,
    sql`insert into held_notice (event_seq, company_id, line, due_at)
        select ${seq}, ${companyId}, ${held.line},
               coalesce((select min(due_at) from held_notice where company_id = ${companyId}), ${dueAt}::timestamptz)
        where not exists (select from delivery where once_key = ${noticeKey(seq)})
        on conflict (event_seq) do nothing`,
  );
}

/** Sends each owner the notices that wait, in one mail or text. */
export const noticeDigests = (app: App): Sweep => ({
  name: "notice-digests",
  async next(until) {
    const first = await row(
      app.db,
      sql<{ at: Temporal.Instant }>`
        select due_at as at from held_notice where due_at <= ${until} order by due_at limit 1`,
    );
    return first?.at ?? null;
  },
  async run(at) {
    const due = await rows(
      app.db,
      sql<{ companyId: string }>`
        select distinct company_id as "companyId" from held_notice where due_at <= ${at} limit ${maxCompanies}`,
    );
    return handleEach(due, ({ companyId }) => app.inTransaction((tx) => send(tx, app, companyId)));
  },
});

async function send(tx: Tx, app: App, companyId: string): Promise<void> {
  const taken = await rows(
    tx,
    sql<Held & { seq: number }>`
      delete from held_notice where company_id = ${companyId} returning event_seq as seq, line`,
  );
  if (taken.length === 0) return;
  const held = taken.toSorted((one, other) => one.seq - other.seq);
  await tell(tx, app, await ownerOf(tx, companyId), companyId, held);
}

async function tell(tx: Tx, app: App, owner: Owner, companyId: string, held: Held[]): Promise<void> {
  const { publicUrl } = app.config;
  const subject = held.length === 1 ? held[0]!.line : `${held.length} more updates about your properties`;
  if (owner.preferredCommunicationChannel === "SMS" && owner.phone) {
    const body = `Porchlight: ${subject}. ${publicUrl}/portfolio`;
    await queueText(tx, app, { to: owner.phone, body, companyId });
    return;
  }
  const left = held.length - maxShown;
  await queueMail(tx, app, {
    to: owner.email,
    toName: owner.name,
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

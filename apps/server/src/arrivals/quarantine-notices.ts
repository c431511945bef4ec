import { ownerOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import { row, rows, type Sql, sql, type Tx } from "../platform/database/database.ts";
import { renderMail } from "../platform/mail/layout.ts";
import type { MailBlock } from "../platform/mail/layout-blocks.ts";
import { handleEach, type Sweep } from "../platform/sweeps.ts";
import type { HeldMail } from "./quarantine.ts";

const pause = Temporal.Duration.from({ hours: 1 });
const mostShown = 10;
const mostCompanies = 100;

/** Whoever was told within the hour waits; what lies ahead of the clock was told before it jumped back. */
const toldLately = (now: Temporal.Instant): Sql => sql`
  exists (select 1 from quarantine_notice as told
          where told.company_id = untold.company_id and told_at > ${now.subtract(pause)} and told_at <= ${now})`;

/** Tells each owner what was quarantined since they were last told, one mail an hour at most. */
export const quarantineNotices = (app: App): Sweep => ({
  name: "quarantine-notices",
  async next(until) {
    const first = await row(
      app.db,
      sql<{ at: Temporal.Instant | null }>`
        select min(at) as at from quarantine_notice as untold
        where told_at is null and at <= ${until} and not ${toldLately(until)}`,
    );
    return first?.at ?? null;
  },
  async run() {
    const now = app.clock.now();
    const due = await rows(
      app.db,
      sql<{ companyId: string }>`
        select distinct company_id as "companyId" from quarantine_notice as untold
        where told_at is null and at <= ${now} and not ${toldLately(now)} limit ${mostCompanies}`,
    );
    return handleEach(due, ({ companyId }) => app.inTransaction((tx) => tell(tx, app, companyId)));
  },
});

async function tell(tx: Tx, app: App, companyId: string): Promise<void> {
  const now = app.clock.now();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quarantine-notice:${companyId}`}, 0))`.execute(tx);
  await sql`delete from quarantine_notice where company_id = ${companyId} and told_at <= ${now.subtract(pause)}`.execute(
    tx,
  );
  const untold = await rows(
    tx,
    sql<{ id: string; held: HeldMail }>`
      update quarantine_notice as untold set told_at = ${now}
      where company_id = ${companyId} and told_at is null and not ${toldLately(now)}
      returning arrival_id as id, notice as held`,
  );
  if (untold.length === 0) return;
  const owner = await ownerOf(tx, companyId);
  const held = untold.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map((one) => one.held);
  const { subject, title } = headingOf(held);
  const left = held.length - mostShown;
  await queueMail(tx, app, {
    to: owner.email,
    toName: owner.name,
    subject,
    ...renderMail({
      title,
      preview: title,
      blocks: [
        ...held.slice(0, mostShown).flatMap(blocksOf),
        ...(left > 0
          ? [{ kind: "paragraph" as const, words: `We’re holding ${left} more like ${left === 1 ? "this" : "these"}.` }]
          : []),
      ],
      footer: ["You’re receiving this because someone wrote to one of your Porchlight addresses."],
    }),
    companyId,
  });
}

function headingOf(held: HeldMail[]): { subject: string; title: string } {
  const [first] = held as [HeldMail];
  if (held.length > 1) {
    const words = `We held back ${held.length} emails`;
    return { subject: words, title: words };
  }
  return first.why === "forged"
    ? { subject: `Possible spoofed email from ${first.from}`, title: "This email may be forged" }
    : { subject: `We couldn’t open an email from ${first.from}`, title: "We couldn’t open this email" };
}

function blocksOf(held: HeldMail): MailBlock[] {
  if (held.why === "unread") {
    const words = `An email from ${held.from} couldn’t be opened safely. Piper hasn’t answered it. If you know the sender, ask them to send a shorter email.`;
    return [{ kind: "paragraph", words }];
  }
  const words = `This email says it’s from ${held.from}, but that address’s email service didn’t confirm it. Piper hasn’t answered it, and nothing was changed. If you expected it, write to ${held.from} yourself. Here is the original message.`;
  return [
    { kind: "paragraph", words },
    { kind: "quote", who: held.subject ?? "(no subject)", text: held.text },
  ];
}

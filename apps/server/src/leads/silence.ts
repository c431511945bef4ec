import type { News } from "@porchlight/assistant/piper.ts";
import type { App } from "../app.ts";
import { type Case, holdCase } from "../conversations/case.ts";
import { row, rows, sql, type Tx } from "../platform/database/database.ts";
import type { LoggedEvent } from "../platform/event-log.ts";
import { handleEach, type Sweep } from "../platform/sweeps.ts";
import { recordOfLead } from "./events.ts";
import { mostFollowUps } from "./silence-clock.ts";
import { moveLead } from "./stage.ts";

/** Piper asks again after these silences, then lets the renter go. Source: docs/decisions/0003-messaging-and-consent.md. */
const allWaits = sql`array[interval '24 hours', interval '72 hours', interval '7 days', interval '14 days']`;
const waits = sql`(${allWaits})[follow_ups_sent + 1]`;
const mostInOneGo = 200;

/** Where a silence means that a renter thinks it over: nothing of theirs is open, nobody else is to speak. */
const counts = sql`
  silent_since is not null and taken_over_at is null
  and stage in ('INITIAL_CONTACT', 'SHOWING_COMPLETED', 'SHOWING_CANCELLED_BY_RENTER', 'SHOWING_CANCELLED_BY_OWNER',
    'SHOWING_REQUEST_IGNORED_BY_OWNER', 'SHOWING_DECLINED')
  and not exists (select 1 from showing_request open where open.inquiry_id = inquiry.id and open.status in ('PENDING', 'ACCEPTED') and over_at is null)
  and not exists (select 1 from reschedule_request open where open.inquiry_id = inquiry.id and open.status = 'PENDING')
  and not exists (select 1 from escalation_asker asker join escalation open on open.id = asker.escalation_id
                  where asker.inquiry_id = inquiry.id and open.status = 'PENDING')`;

export const silenceSweeps = (app: App): Sweep[] => [
  {
    name: "silent-renters",
    async next(until) {
      const first = await row(
        app.db,
        sql<{ at: Temporal.Instant }>`
          select silent_since + ${waits} as at from inquiry
          where ${counts} and silent_since + ${waits} <= ${until} order by at limit 1`,
      );
      return first?.at ?? null;
    },
    async run(at) {
      const due = await rows(
        app.db,
        sql<{ id: string }>`
          select id from inquiry where ${counts} and silent_since + ${waits} <= ${at}
          order by silent_since + ${waits}, id limit ${mostInOneGo}`,
      );
      return handleEach(due, ({ id }) => breakSilence(app, id, at));
    },
  },
];

/** After a long stop of the product only the last question that came due is asked, and nobody is asked three times at once. */
const breakSilence = (app: App, inquiryId: string, at: Temporal.Instant): Promise<void> =>
  app.inTransaction(async (tx) => {
    const { inquiry } = await holdCase(tx, inquiryId);
    const claimed = await row(
      tx,
      sql<{ number: number }>`
        update inquiry set
          silent_since = case when silent_since + (${allWaits})[4] > ${app.clock.now()} then silent_since end,
          follow_ups_sent = (select count(*) from unnest(${allWaits}) as wait where silent_since + wait <= ${app.clock.now()})
        where id = ${inquiryId} and ${counts} and silent_since + ${waits} <= ${at}
        returning follow_ups_sent as number`,
    );
    if (!claimed) return;
    if (claimed.number > mostFollowUps) await moveLead(tx, app, inquiry, "losesInterest");
    else await recordOfLead(tx, app, inquiry, "lead.follow-up-due", { data: { number: claimed.number } });
  });

/** What is asked into a silence, unless it has ended meanwhile or the owner said no. */
export async function followUpNews(tx: Tx, lead: Case, event: LoggedEvent): Promise<News | null> {
  const still = await row(
    tx,
    sql`select 1 from inquiry where id = ${lead.inquiry.id} and ${counts} and stage <> 'SHOWING_DECLINED'`,
  );
  return still ? { is: "follow-up", number: event.data.number as 1 | 2 | 3 } : null;
}

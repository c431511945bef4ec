import { timing } from "@porchlight/domain/showings/timing.ts";
import type { App } from "../app.ts";
import { row, sql, type Tx } from "../platform/database/database.ts";
import type { Sweep } from "../platform/sweeps.ts";
import { dueAtHome } from "../properties/due-sweeps.ts";
import { recordOfLead } from "./events.ts";
import { lockLead } from "./locked-lead.ts";
import { moveLead } from "./stage.ts";

/** Piper asks again after these silences, and after the last lets the renter go, as the view `due_by_rule` has it. */
const waits = sql`array[${sql.join([...timing.followUps, timing.renterLetGoAfter].map(sql.interval), ", ")}]`;

export const leadSweeps = (app: App): Sweep[] => [
  dueAtHome(app, "silent-renters", (tx, id, at) => sendFollowUp(tx, app, id, at)),
];

/** Sends one follow-up. After a long downtime, only the latest one due is sent, not several at once. */
async function sendFollowUp(tx: Tx, app: App, inquiryId: string, dueBy: Temporal.Instant): Promise<void> {
  const { inquiry } = await lockLead(tx, inquiryId);
  // What was due is asked, also when the clock has been set back since: it would be found again without end.
  const now = [app.clock.now(), dueBy].sort(Temporal.Instant.compare)[1]!;
  const asked = await row(
    tx,
    sql<{ number: number }>`
      update inquiry set
        silent_since = case when silent_since + ${sql.interval(timing.renterLetGoAfter)} > ${now} then silent_since end,
        follow_ups_sent = (select count(*) from unnest(${waits}) as wait where silent_since + wait <= ${now})
      where id = ${inquiryId}
      returning follow_ups_sent as number`,
  );
  const { number } = asked!;
  if (number > timing.followUps.length) await moveLead(tx, app, inquiry, "losesInterest");
  else await recordOfLead(tx, app, inquiry, "lead.follow-up-due", { data: { number } });
}

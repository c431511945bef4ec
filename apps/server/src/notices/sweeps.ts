import type { App } from "../app.ts";
import { row, rows, sql } from "../platform/database/database.ts";
import { handleEach, type Sweep } from "../platform/sweeps.ts";
import { sendDigest } from "./digest.ts";

const maxMembers = 100;

export const noticeSweeps = (app: App): Sweep[] => [noticeDigests(app)];

/** Sends each member the notices that wait, in one mail or text. */
const noticeDigests = (app: App): Sweep => ({
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
      sql<{ companyId: string; userId: string }>`
        select distinct company_id as "companyId", user_id as "userId" from held_notice
        where told_in is null and due_at <= ${at} limit ${maxMembers}`,
    );
    return handleEach(due, (whose) => app.inTransaction((tx) => sendDigest(tx, app, whose)));
  },
});

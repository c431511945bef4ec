import { hoursOfDays } from "@porchlight/domain/kernel/moments.ts";
import type { App } from "../app.ts";
import { changed, row, rows, sql } from "../platform/database/database.ts";
import { handleEach, type Sweep } from "../platform/sweeps.ts";
import { tellWaiting } from "./digest.ts";

const maxMembers = 100;
const maxLinks = 500;
const linksKeptDays = 90;

export const noticeSweeps = (app: App): Sweep[] => [noticeDigests(app), deleteOldActionLinks(app)];

/** Sends each member the notices that are due, in one mail or text. */
const noticeDigests = (app: App): Sweep => ({
  name: "notice-digests",
  async next(until) {
    const first = await row(
      app.db,
      sql<{ at: Temporal.Instant }>`
        select due_at as at from member_notice
        where told_in is null and dropped_at is null and due_at <= ${until} order by due_at limit 1`,
    );
    return first?.at ?? null;
  },
  async run(at) {
    const due = await rows(
      app.db,
      sql<{ companyId: string; userId: string }>`
        select distinct company_id as "companyId", user_id as "userId" from member_notice
        where told_in is null and dropped_at is null and due_at <= ${at} limit ${maxMembers}`,
    );
    return handleEach(due, (whose) => app.inTransaction((tx) => tellWaiting(tx, app, whose)));
  },
});

/** Forgets links long after their end; until then they say what became of what they were about. */
const deleteOldActionLinks = (app: App): Sweep => ({
  name: "forget-action-links",
  async next(until) {
    const oldest = await row(
      app.db,
      sql<{ at: Temporal.Instant }>`select expires_at as at from action_link order by expires_at limit 1`,
    );
    return oldest && Temporal.Instant.compare(oldest.at, lastKept(until)) <= 0 ? until : null;
  },
  run: (at) =>
    app.inTransaction((tx) =>
      changed(
        tx,
        sql`
          delete from action_link where id = any(array(
            select id from action_link where expires_at <= ${lastKept(at)}
            order by expires_at limit ${maxLinks} for update skip locked))`,
      ),
    ),
});

const lastKept = (now: Temporal.Instant): Temporal.Instant => now.subtract(hoursOfDays(linksKeptDays));

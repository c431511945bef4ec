import type { App } from "../app.ts";
import { rows, sql } from "../platform/database/database.ts";
import { deletingOld, handleEach, type Sweep } from "../platform/sweeps.ts";
import { tellWaiting } from "./digest.ts";
import { isWaiting } from "./store.ts";

const maxMembers = 100;
const linksKeptDays = 90;

export const noticeSweeps = (app: App): Sweep[] => [noticeDigests(app), deleteOldActionLinks(app)];

/** Sends each member the notices that are due, in one mail or text. */
const noticeDigests = (app: App): Sweep => ({
  name: "notice-digests",
  next: (until) => sql`
    select due_at from member_notice where ${isWaiting} and due_at <= ${until} order by due_at limit 1`,
  async run(at) {
    const due = await rows(
      app.db,
      sql<{ companyId: string; userId: string }>`
        select distinct company_id as "companyId", user_id as "userId" from member_notice
        where ${isWaiting} and due_at <= ${at} limit ${maxMembers}`,
    );
    return handleEach(due, (whose) => app.inTransaction((tx) => tellWaiting(tx, app, whose)));
  },
});

/** Forgets links long after their end; until then they say what became of what they were about. */
const deleteOldActionLinks = (app: App): Sweep =>
  deletingOld(app, {
    name: "forget-action-links",
    table: "action_link",
    column: "expires_at",
    keptDays: linksKeptDays,
  });

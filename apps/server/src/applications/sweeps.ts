import { nextReminder } from "@porchlight/domain/applications/timing.ts";
import type { App } from "../app.ts";
import { row, rows, sql, type Tx } from "../platform/database/database.ts";
import { earliestDue, handleEach, type Sweep } from "../platform/sweeps.ts";
import { isOffMarket } from "../properties/store.ts";
import { eraseOld } from "./erasing.ts";
import { lockBundleOfLead } from "./locked-bundle.ts";
import { mailApplicant } from "./mails.ts";

const maxAtOnce = 100;

export const applicationSweeps = (app: App): Sweep[] => [remindApplicants(app), eraseOldApplications(app)];

type Due = { id: string; bundleId: string; inquiryId: string };

/** Reminds people who have not submitted. After a long downtime, only the latest reminder due is sent. */
const remindApplicants = (app: App): Sweep => ({
  name: "remind-applicants",
  next: (until) => earliestDue({ table: "application", column: "remind_at" }, until),
  async run(at) {
    const due = await rows(
      app.db,
      sql<Due>`
        select application.id, bundle_id as "bundleId", bundle.inquiry_id as "inquiryId"
        from application join application_bundle bundle on bundle.id = application.bundle_id
        where remind_at <= ${at} order by remind_at, application.id limit ${maxAtOnce}`,
    );
    return handleEach(due, (one) => app.inTransaction((tx) => remind(tx, app, one, at)));
  },
});

/** Erases personal data that is no longer needed. */
const eraseOldApplications = (app: App): Sweep => ({
  name: "erase-applications",
  next: (until) => earliestDue({ table: "application_bundle", column: "erase_at" }, until),
  async run(at) {
    const due = await rows(
      app.db,
      sql<{ id: string; inquiryId: string }>`
        select id, inquiry_id as "inquiryId" from application_bundle
        where erase_at <= ${at} order by erase_at, id limit ${maxAtOnce}`,
    );
    return handleEach(due, (one) => app.inTransaction((tx) => eraseOld(tx, app, one, at)));
  },
});

async function remind(tx: Tx, app: App, { id, bundleId, inquiryId }: Due, at: Temporal.Instant): Promise<void> {
  const locked = await lockBundleOfLead(tx, inquiryId, bundleId);
  const applicant = locked.applicants.find((one) => one.id === id);
  if (!applicant || !(await claimReminder(tx, id, applicant.invitedAt, at))) return;
  const { home, inquiry } = locked.lead;
  const isOver = isOffMarket(home) || locked.bundle.withdrawnAt || inquiry.stage === "NO_LONGER_INTERESTED";
  if (!isOver) await mailApplicant(tx, app, locked, applicant, "reminder");
}

/** Counts the reminders that were due and says when the next one is. False where another process was first. */
async function claimReminder(tx: Tx, id: string, invitedAt: Temporal.Instant, at: Temporal.Instant): Promise<boolean> {
  let sent = 0;
  for (let next = nextReminder(invitedAt, 0); next && Temporal.Instant.compare(next, at) <= 0; sent++)
    next = nextReminder(invitedAt, sent + 1);
  const claimed = await row(
    tx,
    sql`
      update application set reminders_sent = ${sent}, remind_at = ${nextReminder(invitedAt, sent)}
      where id = ${id} and remind_at <= ${at} returning 1`,
  );
  return claimed !== null;
}

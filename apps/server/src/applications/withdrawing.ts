import { canWithdraw } from "@porchlight/domain/applications/lifecycle.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { recordOfLead } from "../leads/events.ts";
import { lookAtBundle } from "../payments/store.ts";
import type { Renter } from "../platform/http/serve.ts";
import { loseInterest } from "../showings/lose-interest.ts";
import { lockOwnApplication, standingOf } from "./locked-bundle.ts";
import { mailApplicant } from "./mails.ts";
import { saveBundle, stopReminders } from "./store.ts";

/**
 * Withdraws a household's applications, until the owner has decided: the lead ends, the owner and everyone else in it
 * are told.
 * Errors  `not-found` for all but the primary applicant, `application.withdrawn`, `application.move-not-allowed`.
 */
export const withdrawApplication = (app: App, actor: Renter, applicationId: string): Promise<void> =>
  app.inTransaction(async (tx) => {
    const locked = await lockOwnApplication(tx, actor.userId, applicationId);
    const { bundle, lead, applicants, own } = locked;
    if (own.type !== "APPLICANT") refuse("not-found");
    if (bundle.withdrawnAt) refuse("application.withdrawn");
    if (!canWithdraw(standingOf(bundle))) refuse("application.move-not-allowed", { status: bundle.status });
    const at = app.clock.now();
    bundle.withdrawnAt = at;
    await saveBundle(tx, bundle, at);
    await stopReminders(tx, bundle.id);
    await lookAtBundle(tx, bundle.id, at);
    await loseInterest(tx, app, lead);
    await recordOfLead(tx, app, lead.inquiry, "application.withdrawn", {
      data: { bundleId: bundle.id },
      userId: actor.userId,
    });
    for (const other of applicants.filter((one) => one !== own))
      await mailApplicant(tx, app, locked, other, "withdrawn");
  });

import { canWithdraw } from "@porchlight/domain/applications/lifecycle.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { recordOfLead } from "../leads/events.ts";
import { lookAtBundle } from "../payments/store.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Renter } from "../platform/http/serve.ts";
import { loseInterest } from "../showings/lose-interest.ts";
import { type LockedBundle, lockOwnApplication, standingOf } from "./locked-bundle.ts";
import { mailApplicant } from "./mails.ts";
import { type Applicant, saveBundle, stopReminders } from "./store.ts";

/**
 * Withdraws a household's applications, until the owner has decided: the lead ends, the owner and everyone else in it
 * are told.
 * Errors  `not-found` for all but the primary applicant, `application.withdrawn`, `application.move-not-allowed`.
 */
export const withdrawApplication = (app: App, actor: Renter, applicationId: string): Promise<void> =>
  app.inTransaction(async (tx) => {
    const locked = await lockOwnApplication(tx, actor.userId, applicationId);
    const { bundle, own } = locked;
    if (own.type !== "APPLICANT") refuse("not-found");
    if (bundle.withdrawnAt) refuse("application.withdrawn");
    if (!canWithdraw(standingOf(bundle))) refuse("application.move-not-allowed", { status: bundle.status });
    await withdraw(tx, app, actor.userId, locked);
  });

/** Withdraws a locked bundle that may be withdrawn, at the wish of the person whose own application in it is given. */
export async function withdraw(
  tx: Tx,
  app: App,
  userId: string,
  locked: LockedBundle & { own: Applicant },
): Promise<void> {
  const { bundle, lead, applicants, own } = locked;
  const at = app.clock.now();
  bundle.withdrawnAt = at;
  await saveBundle(tx, bundle, at);
  await stopReminders(tx, bundle.id);
  await lookAtBundle(tx, bundle.id, at);
  await loseInterest(tx, app, lead);
  // The others are not told that the primary applicant did what another one did.
  const [event, mail] =
    own.type === "APPLICANT"
      ? (["application.withdrawn", "withdrawn"] as const)
      : (["application.left", "left"] as const);
  await recordOfLead(tx, app, lead.inquiry, event, { data: { bundleId: bundle.id }, userId });
  for (const other of applicants.filter((one) => one !== own)) await mailApplicant(tx, app, locked, other, mail);
}

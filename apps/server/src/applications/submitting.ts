import { allAnswers } from "@porchlight/domain/applications/answers.ts";
import { moveApplication, moveBundle } from "@porchlight/domain/applications/lifecycle.ts";
import { missingIn, type Problems } from "@porchlight/domain/applications/missing.ts";
import { reportsReadableUntil } from "@porchlight/domain/applications/timing.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { documentsOf } from "../documents/queries.ts";
import { recordOfLead } from "../leads/events.ts";
import { moveLead } from "../leads/stage.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Renter } from "../platform/http/serve.ts";
import { missingScreening } from "../screening/settled.ts";
import { type LockedBundle, lockOwnApplication, primaryOf, requireOpen, standingOf } from "./locked-bundle.ts";
import { mailApplicant, mailEveryone } from "./mails.ts";
import { saveBundle, saveSubmission } from "./store.ts";

/**
 * Submits one person's application; with the last of a household, the bundle is the owner's to review. `from` is the
 * network address of the person.
 * Errors  `not-found`, `application.read-only`, `application.withdrawn`, `application.home-gone`,
 *         `application.incomplete` with a message at each field.
 */
export function submitApplication(app: App, actor: Renter, applicationId: string, from: string): Promise<void> {
  return app.inTransaction(async (tx) => {
    const locked = await lockOwnApplication(tx, actor.userId, applicationId);
    const { own, lead } = locked;
    requireOpen(locked);
    own.status = moveApplication(own.status, "submit");
    const at = app.clock.now();
    const documents = (await documentsOf(tx, own.id)).map(({ kind }) => kind);
    const today = at.toZonedDateTimeISO(lead.home.property.timeZone).toPlainDate();
    const missing = {
      ...missingIn(own.type, { answers: allAnswers(own.answers), documents, today }),
      ...(await missingScreening(tx, app, own.id, documents)),
    };
    const lacking = Object.keys(missing);
    if (lacking.length > 0) refuse("application.incomplete", { lacking: lacking.join(", ") }, atFields(missing));
    await saveSubmission(tx, own.id, { at, from, expiresAt: reportsReadableUntil(at) });
    const data = { bundleId: own.bundleId, applicationId: own.id };
    await recordOfLead(tx, app, lead.inquiry, "application.submitted", { data, userId: actor.userId });
    await mailApplicant(tx, app, locked, own, "submitted");
    await completeWhenAllSubmitted(tx, app, locked);
  });
}

const atFields = (missing: Partial<Record<string, Problems>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(missing).flatMap(([section, problems]) =>
      Object.entries(problems ?? {}).map(([field, message]) => [`${section}.${field}`, message]),
    ),
  );

/** Hands a bundle to the owner once everyone in it has submitted. */
export async function completeWhenAllSubmitted(tx: Tx, app: App, locked: LockedBundle): Promise<void> {
  const { bundle, lead, applicants } = locked;
  if (!applicants.every(({ status }) => status === "SUBMITTED")) return;
  const at = app.clock.now();
  bundle.status = moveBundle(standingOf(bundle), "allSubmitted");
  bundle.submittedAt = at;
  bundle.occupantsUnderEighteen = allAnswers(primaryOf(locked).answers).household.numberOfOccupantsUnderEighteen;
  await saveBundle(tx, bundle, at);
  await moveLead(tx, app, lead.inquiry, "submitted");
  await recordOfLead(tx, app, lead.inquiry, "application.completed", { data: { bundleId: bundle.id } });
  await mailEveryone(tx, app, locked, "completed");
}

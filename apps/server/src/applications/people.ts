import { bundleSize, type InvitedType } from "@porchlight/domain/applications/roles.ts";
import { nextReminder } from "@porchlight/domain/applications/timing.ts";
import { normalEmail } from "@porchlight/domain/kernel/emails.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { recordOfLead } from "../leads/events.ts";
import { lookAtApplication } from "../payments/store.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Renter } from "../platform/http/serve.ts";
import { hasPaidOrOrdered } from "../screening/queries.ts";
import { requireEditable } from "./answers.ts";
import { deleteUnusedContacts } from "./erasing-store.ts";
import { countInvitation } from "./invitation-limits.ts";
import { type LockedBundle, lockBundleUnder, lockOwnApplication, requireOpen } from "./locked-bundle.ts";
import { mailApplicant } from "./mails.ts";
import { type Applicant, deleteApplication, insertApplication, insertContact } from "./store.ts";
import { completeWhenAllSubmitted } from "./submitting.ts";

type Invited = { type: InvitedType; name: string; email: string };

/**
 * Invites a co-applicant or co-signer, whom the primary applicant names, until that one has submitted.
 * Errors  `not-found` for all but the primary applicant, `application.read-only`, `application.withdrawn`,
 *         `application.home-gone`, `application.too-many-people`, `application.already-invited`.
 */
export const inviteApplicant = (app: App, actor: Renter, applicationId: string, invited: Invited): Promise<void> =>
  app.inTransaction(async (tx) => {
    const locked = await lockAsPrimary(tx, actor, applicationId);
    requireEditable(locked);
    await invite(tx, app, actor, locked, invited);
  });

/**
 * Invites another person in the place of one who has not submitted, also once the primary applicant has.
 * Errors  as `removeApplicant`, and those of the invited person of `inviteApplicant`.
 */
export const replaceApplicant = (
  app: App,
  actor: Renter,
  { id, applicationId }: { id: string; applicationId: string },
  invited: Invited,
): Promise<void> =>
  app.inTransaction(async (tx) => {
    const locked = await lockAsPrimary(tx, actor, id);
    const left = await remove(tx, app, actor, locked, applicationId);
    await invite(tx, app, actor, left, invited);
  });

/**
 * Removes an invited person who has not submitted, with what they entered, also once the primary applicant has
 * submitted: a household that waits for nobody else is the owner's to review then.
 * Errors  `not-found` for all but the primary applicant, `application.withdrawn`, `application.home-gone`,
 *         `application.read-only` for who has submitted, `application.person-paid` once their reports are paid for or
 *         ordered.
 */
export const removeApplicant = (
  app: App,
  actor: Renter,
  { id, applicationId }: { id: string; applicationId: string },
): Promise<void> =>
  app.inTransaction(async (tx) => {
    const locked = await lockAsPrimary(tx, actor, id);
    await completeWhenAllSubmitted(tx, app, await remove(tx, app, actor, locked, applicationId));
  });

async function lockAsPrimary(tx: Tx, actor: Renter, applicationId: string): Promise<LockedBundle & { own: Applicant }> {
  const locked = await lockOwnApplication(tx, actor.userId, applicationId);
  if (locked.own.type !== "APPLICANT") refuse("not-found");
  requireOpen(locked);
  return locked;
}

async function invite(
  tx: Tx,
  app: App,
  actor: Renter,
  { bundle, lead, applicants }: LockedBundle,
  { type, name, email }: Invited,
): Promise<void> {
  if (applicants.length >= bundleSize.max) refuse("application.too-many-people", { max: bundleSize.max });
  if (applicants.some((one) => one.email && normalEmail(one.email) === email)) refuse("application.already-invited");
  const at = app.clock.now();
  const { companyId, id: bundleId } = bundle;
  await countInvitation(tx, app, companyId, email);
  const { language } = applicants.find((one) => one.type === "APPLICANT")!;
  const renterId = await insertContact(tx, { companyId, name, email }, at);
  const person = { bundleId, companyId, renterId, type, language };
  const applicationId = await insertApplication(tx, person, at, nextReminder(at, 0)!);
  const data = { bundleId, applicationId };
  await recordOfLead(tx, app, lead.inquiry, "application.person-invited", { data, userId: actor.userId });
  const locked = await lockBundleUnder(tx, lead, bundleId);
  await mailApplicant(tx, app, locked, locked.applicants.find(({ id }) => id === applicationId)!, "invitation");
}

/** Tells a person that they are removed. Returns the bundle as it is without them. */
async function remove(
  tx: Tx,
  app: App,
  { userId }: Renter,
  locked: LockedBundle,
  applicationId: string,
): Promise<LockedBundle> {
  const person = locked.applicants.find(({ id, type }) => id === applicationId && type !== "APPLICANT");
  if (!person) return refuse("not-found");
  if (person.status === "SUBMITTED") refuse("application.read-only");
  if (await hasPaidOrOrdered(tx, person.id)) refuse("application.person-paid");
  await mailApplicant(tx, app, locked, person, "removed");
  return takeOut(tx, app, userId, locked, person);
}

/** Deletes the application of a person who has not submitted, with what they entered. Returns the bundle without it. */
export async function takeOut(
  tx: Tx,
  app: App,
  userId: string,
  locked: LockedBundle,
  person: Applicant,
): Promise<LockedBundle> {
  const { bundle, lead, applicants } = locked;
  await deleteApplication(tx, person.id);
  await deleteUnusedContacts(tx, [person.renterId]);
  await lookAtApplication(tx, person.id, app.clock.now());
  const data = { bundleId: bundle.id, applicationId: person.id };
  await recordOfLead(tx, app, lead.inquiry, "application.person-removed", { data, userId });
  return { ...locked, applicants: applicants.filter((one) => one !== person) };
}

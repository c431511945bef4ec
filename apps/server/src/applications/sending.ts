import type * as contract from "@porchlight/contract/applications.ts";
import type { BundleView } from "@porchlight/contract/applications.ts";
import type { ParsedBody } from "@porchlight/contract/endpoint.ts";
import { criteriaOf } from "@porchlight/domain/applications/criteria.ts";
import { moveBundle } from "@porchlight/domain/applications/lifecycle.ts";
import { nextReminder } from "@porchlight/domain/applications/timing.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { requireAddress } from "../accounts/owner-address.ts";
import type { App } from "../app.ts";
import { recordOfLead } from "../leads/events.ts";
import { lockOwnLead } from "../leads/locked-lead.ts";
import { moveLead } from "../leads/stage.ts";
import type { Investor } from "../platform/http/serve.ts";
import { isOffMarket } from "../properties/store.ts";
import { attestedBy } from "../screening/owner-attestations.ts";
import { countInvitation } from "./invitation-limits.ts";
import { lockBundleUnder, lockOwnBundle, requireOpen, standingOf } from "./locked-bundle.ts";
import { mailApplicant } from "./mails.ts";
import { bundleViewOf } from "./queries.ts";
import { insertApplication, insertBundle, saveBundle, saveInvitation } from "./store.ts";

/**
 * Sends an application for a home to a lead: a bundle with the primary applicant, judged by what the home asks now.
 * Errors  `not-found`, `application.address-needed`, `application.email-needed`, `application.home-gone`,
 *         `application.exists`; with a bureau `application.attestation-needed`, `screening.unavailable`.
 */
export async function sendApplication(
  app: App,
  owner: Investor,
  propertyId: string,
  { inquiryId, attestation: given }: ParsedBody<typeof contract.sendApplication>,
): Promise<BundleView> {
  const attestation = await attestedBy(app, owner, propertyId, given);
  return app.inTransaction(async (tx) => {
    const lead = await lockOwnLead(tx, owner.companyId, inquiryId);
    const { home, inquiry, renter } = lead;
    if (home.property.id !== propertyId || home.deletedAt) refuse("not-found");
    if (isOffMarket(home)) refuse("application.home-gone");
    await requireAddress(tx, owner);
    if (!renter.email) refuse("application.email-needed");
    const at = app.clock.now();
    const { companyId } = owner;
    const criteria = criteriaOf(home.property, at);
    const fresh = {
      companyId,
      propertyId,
      inquiryId,
      renterId: renter.id,
      criteria,
      attestation,
      sentBy: owner.userId,
    };
    const bundle = (await insertBundle(tx, fresh, at)) ?? refuse("application.exists");
    await countInvitation(tx, app, companyId, renter.email);
    const { language } = inquiry.talk;
    const person = { bundleId: bundle.id, companyId, renterId: renter.id, type: "APPLICANT", language } as const;
    await insertApplication(tx, person, at, nextReminder(at, 0)!);
    await moveLead(tx, app, inquiry, "applicationSent");
    await recordOfLead(tx, app, inquiry, "application.sent", { data: { bundleId: bundle.id }, userId: owner.userId });
    const locked = await lockBundleUnder(tx, lead, bundle.id);
    await mailApplicant(tx, app, locked, locked.applicants[0]!, "invitation");
    return bundleViewOf(tx, bundle.id, at);
  });
}

/** Sends the invitations of a bundle again, with fresh links. It is judged by what the home asks now. */
export function resendApplication(app: App, owner: Investor, bundleId: string): Promise<BundleView> {
  return app.inTransaction(async (tx) => {
    const locked = await lockOwnBundle(tx, owner.companyId, bundleId);
    const { bundle, lead, applicants } = locked;
    bundle.status = moveBundle(standingOf(bundle), "resend");
    requireOpen(locked);
    await requireAddress(tx, owner);
    const at = app.clock.now();
    bundle.criteria = criteriaOf(lead.home.property, at);
    await saveBundle(tx, bundle, at);
    for (const applicant of applicants) {
      if (applicant.email) await countInvitation(tx, app, owner.companyId, applicant.email);
      await saveInvitation(tx, applicant.id, at, nextReminder(at, 0)!);
      await mailApplicant(tx, app, locked, applicant, "invitation");
    }
    const { inquiry } = lead;
    await moveLead(tx, app, inquiry, "applicationSent");
    await recordOfLead(tx, app, inquiry, "application.resent", { data: { bundleId }, userId: owner.userId });
    return bundleViewOf(tx, bundleId, at);
  });
}

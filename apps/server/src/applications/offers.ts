import type { BundleView } from "@porchlight/contract/applications.ts";
import { moveBundle } from "@porchlight/domain/applications/lifecycle.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { recordOfLead } from "../leads/events.ts";
import { moveLead } from "../leads/stage.ts";
import type { Investor } from "../platform/http/serve.ts";
import { readCriminalReports } from "../screening/store.ts";
import { lockOwnBundle, requireOpen, standingOf } from "./locked-bundle.ts";
import { mailEveryone } from "./mails.ts";
import { offerTermsOf } from "./offer-terms.ts";
import { bundleViewOf } from "./queries.ts";
import { saveBundle } from "./store.ts";
import { keepVerdict } from "./verdict-records.ts";

/**
 * Makes a household a conditional offer, where the law has a criminal report follow one: everyone in it is told, and the
 * criminal reports may be read from then on. The final word is a verdict as everywhere. A household that was declined
 * before any offer waits for one again; what it was sent then stays as it was.
 * Errors  `not-found`, `application.withdrawn`, `application.home-gone`, `application.move-not-allowed`,
 *         `application.already-offered`, `application.offer-not-needed`.
 */
export function offerApplication(app: App, owner: Investor, bundleId: string): Promise<BundleView> {
  return app.inTransaction(async (tx) => {
    const locked = await lockOwnBundle(tx, owner.companyId, bundleId);
    const { bundle, lead } = locked;
    const at = app.clock.now();
    const isReconsidered = bundle.status === "DECLINED";
    bundle.status = moveBundle(standingOf(bundle), "offer");
    requireOpen(locked);
    const { offer } = offerTermsOf(bundle, lead.home.property, at);
    if (offer === "MADE") refuse("application.already-offered");
    if (offer === "NOT_NEEDED") refuse("application.offer-not-needed");
    bundle.offeredAt = at;
    bundle.decidedAt = null;
    await saveBundle(tx, bundle, at);
    await keepVerdict(tx, app, owner, locked, "offer", at);
    await moveLead(tx, app, lead.inquiry, "applicationOffered");
    await recordOfLead(tx, app, lead.inquiry, "application.offered", { data: { bundleId }, userId: owner.userId });
    await readCriminalReports(tx, bundleId, at);
    await mailEveryone(tx, app, locked, isReconsidered ? "reconsidered" : "offered");
    return bundleViewOf(tx, bundleId, at);
  });
}

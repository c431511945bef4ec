import type { BundleView } from "@porchlight/contract/applications.ts";
import { isOfferFirst, moveBundle, verdictMoveOf } from "@porchlight/domain/applications/lifecycle.ts";
import { refuseUnfairText } from "@porchlight/domain/fair-housing/refuse-unfair-text.ts";
import { moveProperty, propertyMoves } from "@porchlight/domain/properties/lifecycle.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { record } from "../events/record.ts";
import { recordOfLead } from "../leads/events.ts";
import { moveLead } from "../leads/stage.ts";
import { lookAtHome } from "../payments/store.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { isOffMarket, type StoredProperty, saveProperty } from "../properties/store.ts";
import { refuseBeforeOffer } from "../screening/law-at-home.ts";
import { sendNotices, sendWithdrawalNotices, type WithdrawalReason } from "../screening/notices.ts";
import { type LockedBundle, lockOwnBundle, standingOf } from "./locked-bundle.ts";
import { mailEveryone } from "./mails.ts";
import { offerTermsOf } from "./offer-terms.ts";
import { bundleViewOf, otherOpenLeads } from "./queries.ts";
import { saveBundle } from "./store.ts";
import { keepVerdict } from "./verdict-records.ts";

/**
 * Accepts a bundle: everyone in it is told, the listing is paused, and the home's other renters are told so.
 * Errors  `not-found`, `application.withdrawn`, `application.move-not-allowed`, `application.offer-first`.
 */
export function acceptApplication(app: App, owner: Investor, bundleId: string): Promise<BundleView> {
  return decide(app, owner, bundleId, "accept", async (tx, { lead }) => {
    const { inquiry, home } = lead;
    await moveLead(tx, app, inquiry, "applicationAccepted");
    await recordOfLead(tx, app, inquiry, "application.accepted", { data: { bundleId }, userId: owner.userId });
    await pauseListing(tx, app, owner, home);
    if (isOffMarket(home)) return;
    for (const other of await otherOpenLeads(tx, home.property.id, inquiry.id))
      await recordOfLead(tx, app, other, "lead.listing-paused");
  });
}

/**
 * Declines a bundle: everyone in it is told, of their rights too where reports on them existed. A conditional offer is
 * taken back with `reasons`, which without one are of no account.
 * Errors  as `acceptApplication`; `application.reason-needed`, `fair-housing`, `not-found` for a person who is not in it.
 */
export function declineApplication(
  app: App,
  owner: Investor,
  bundleId: string,
  reasons: readonly WithdrawalReason[] = [],
): Promise<BundleView> {
  return decide(app, owner, bundleId, "decline", async (tx, locked) => {
    const { bundle, lead, applicants } = locked;
    const ids = applicants.map(({ id }) => id);
    await sendNotices(tx, app, ids);
    if (bundle.offeredAt) {
      requireReasons(reasons, ids);
      const { rule } = offerTermsOf(bundle, lead.home.property, app.clock.now());
      await sendWithdrawalNotices(tx, app, ids, { reasons, appealDays: rule?.appealDays ?? null });
    }
    await moveLead(tx, app, lead.inquiry, "applicationDeclined");
    await recordOfLead(tx, app, lead.inquiry, "application.declined", { data: { bundleId }, userId: owner.userId });
  });
}

/** Errors  `application.reason-needed`, `not-found` for a person who is not of the household, `fair-housing`. */
function requireReasons(reasons: readonly WithdrawalReason[], applicationIds: readonly string[]): void {
  if (reasons.length === 0) refuse("application.reason-needed", {}, { reasons: "Please enter a reason" });
  if (!reasons.every(({ applicationId }) => applicationIds.includes(applicationId))) refuse("not-found");
  for (const { reason } of reasons) refuseUnfairText(reason);
}

const mailOf = { accept: "accepted", decline: "declined" } as const;

function decide(
  app: App,
  owner: Investor,
  bundleId: string,
  move: keyof typeof mailOf,
  follow: (tx: Tx, locked: LockedBundle) => Promise<void>,
): Promise<BundleView> {
  return app.inTransaction(async (tx) => {
    const locked = await lockOwnBundle(tx, owner.companyId, bundleId);
    const { bundle } = locked;
    const at = app.clock.now();
    const made = verdictMoveOf(bundle.status, move);
    bundle.status = moveBundle(standingOf(bundle), move);
    requireOfferMade(locked, move, at);
    bundle.decidedAt = at;
    await saveBundle(tx, bundle, at, owner.userId);
    await keepVerdict(tx, app, owner, locked, made, at);
    await follow(tx, locked);
    await lookAtHome(tx, bundle.propertyId, at);
    await mailEveryone(tx, app, locked, mailOf[move]);
    return bundleViewOf(tx, bundleId, at);
  });
}

/** Errors  `application.offer-first` where a conditional offer comes before the move. */
function requireOfferMade({ bundle, lead }: LockedBundle, move: keyof typeof mailOf, at: Temporal.Instant): void {
  const home = lead.home.property;
  if (isOfferFirst(move, offerTermsOf(bundle, home, at).offer)) refuseBeforeOffer(home, at);
}

/** Takes a listed home off the market; a home that is not listed stays as it is. */
async function pauseListing(tx: Tx, app: App, owner: Investor, home: StoredProperty): Promise<void> {
  const { property } = home;
  if (!propertyMoves(property.status).includes("acceptApplication")) return;
  const at = app.clock.now();
  const status = moveProperty(property.status, "acceptApplication");
  await saveProperty(tx, { ...home, property: { ...property, status, updatedAt: at } });
  const { companyId, userId } = owner;
  await record(tx, app.jobs, { kind: "property.paused", companyId, at, propertyId: property.id, userId });
}

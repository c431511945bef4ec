import type { BundleView } from "@porchlight/contract/applications.ts";
import { moveBundle, verdictMoveOf } from "@porchlight/domain/applications/lifecycle.ts";
import { moveProperty, propertyMoves } from "@porchlight/domain/properties/lifecycle.ts";
import type { App } from "../app.ts";
import { record } from "../events/record.ts";
import { recordOfLead } from "../leads/events.ts";
import { moveLead } from "../leads/stage.ts";
import { lookAtHome } from "../payments/store.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { type StoredProperty, saveProperty } from "../properties/store.ts";
import { sendNotices } from "../screening/notices.ts";
import { type LockedBundle, lockOwnBundle, standingOf } from "./locked-bundle.ts";
import { mailEveryone } from "./mails.ts";
import { bundleViewOf, otherOpenLeads } from "./queries.ts";
import { saveBundle } from "./store.ts";
import { keepVerdict } from "./verdict-records.ts";

/**
 * Accepts a bundle: everyone in it is told, the listing is paused, and the home's other renters are told so.
 * Errors  `not-found`, `application.withdrawn`, `application.move-not-allowed`.
 */
export function acceptApplication(app: App, owner: Investor, bundleId: string): Promise<BundleView> {
  return decide(app, owner, bundleId, "accept", async (tx, { lead }) => {
    const { inquiry, home } = lead;
    await moveLead(tx, app, inquiry, "applicationAccepted");
    await recordOfLead(tx, app, inquiry, "application.accepted", { data: { bundleId }, userId: owner.userId });
    await pauseListing(tx, app, owner, home);
    if (home.property.status === "RENTED_OUT" || home.deletedAt) return;
    for (const other of await otherOpenLeads(tx, home.property.id, inquiry.id))
      await recordOfLead(tx, app, other, "lead.listing-paused");
  });
}

/** Declines a bundle: everyone in it is told, of their rights too where reports on them existed. Errors  as `acceptApplication`. */
export function declineApplication(app: App, owner: Investor, bundleId: string): Promise<BundleView> {
  return decide(app, owner, bundleId, "decline", async (tx, { lead, applicants }) => {
    await sendNotices(
      tx,
      app,
      applicants.map(({ id }) => id),
    );
    await moveLead(tx, app, lead.inquiry, "applicationDeclined");
    await recordOfLead(tx, app, lead.inquiry, "application.declined", { data: { bundleId }, userId: owner.userId });
  });
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
    bundle.decidedAt = at;
    await saveBundle(tx, bundle, at, owner.userId);
    await keepVerdict(tx, app, owner, locked, made, at);
    await follow(tx, locked);
    await lookAtHome(tx, bundle.propertyId, at);
    await mailEveryone(tx, app, locked, mailOf[move]);
    return bundleViewOf(tx, bundleId);
  });
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

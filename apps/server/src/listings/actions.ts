import { missingForListing } from "@porchlight/domain/properties/completeness.ts";
import { isBookable, moveProperty } from "@porchlight/domain/properties/lifecycle.ts";
import { chosenPlatforms, type SyndicationChoice } from "@porchlight/domain/properties/syndication.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { record } from "../events/record.ts";
import * as orphanedPictures from "../platform/files/orphaned-pictures.ts";
import type { Investor } from "../platform/http/serve.ts";
import { changeOwnProperty } from "../properties/change-own-property.ts";
import { loadOwnProperty, lockOwnProperty, type StoredProperty, saveProperty } from "../properties/store.ts";
import { closeForProperty } from "../showings/closing.ts";

/** Lists a home. Without an enabled platform it is listed at once. */
export const publish = (
  app: App,
  actor: Investor,
  id: string,
  given: Partial<SyndicationChoice>,
): Promise<StoredProperty> =>
  app.inTransaction(async (tx) => {
    const stored = await lockOwnProperty(tx, actor.companyId, id);
    const status = moveProperty(stored.property.status, "publish");
    const steps = missingForListing(stored.property);
    if (steps.length > 0) refuse("property.listing-incomplete", { lacking: steps.join(", ") });
    const at = app.clock.now();
    const syndication = chosenPlatforms(given, stored.syndication);
    const isAwaited = Object.values(syndication).some(Boolean);
    const property = {
      ...stored.property,
      status: isAwaited ? status : moveProperty(status, "platformConfirms"),
      lastListedAt: at,
      updatedAt: at,
    };
    await saveProperty(tx, { ...stored, syndication, property });
    const { companyId, userId } = actor;
    const kinds = isAwaited ? (["property.published"] as const) : (["property.published", "property.listed"] as const);
    for (const kind of kinds) await record(tx, app.jobs, { kind, companyId, at, propertyId: id, userId });
    return { ...stored, syndication, property };
  });

/** Pauses a listing: it leaves the platforms, while showings and conversations go on. */
export const pause = (app: App, actor: Investor, id: string): Promise<StoredProperty> =>
  changeOwnProperty(
    app,
    actor,
    id,
    ({ property }) => ({ property: { ...property, status: moveProperty(property.status, "pause") } }),
    "property.paused",
  );

/** Marks a home as rented out: its showings and questions end, and every renter is notified once. */
export const complete = (app: App, actor: Investor, id: string): Promise<StoredProperty> =>
  app.inTransaction(async (tx) => {
    const stored = await lockOwnProperty(tx, actor.companyId, id);
    const at = app.clock.now();
    const status = moveProperty(stored.property.status, "markRentedOut");
    await saveProperty(tx, { ...stored, property: { ...stored.property, status, updatedAt: at } });
    await closeForProperty(tx, app, id);
    const { companyId, userId } = actor;
    const data = wasListed(stored);
    await record(tx, app.jobs, { kind: "property.rented-out", companyId, at, propertyId: id, userId, data });
    // Closing has counted the home's open requests and questions anew.
    return loadOwnProperty(tx, companyId, id);
  });

/**
 * Deletes a home for its owner and for renters; the row stays without its photos, for past showings and conversations.
 */
export const remove = (app: App, actor: Investor, id: string): Promise<void> =>
  app.inTransaction(async (tx) => {
    const stored = await lockOwnProperty(tx, actor.companyId, id);
    const at = app.clock.now();
    const { images } = stored.property;
    await saveProperty(tx, { ...stored, property: { ...stored.property, images: [] }, deletedAt: at });
    const names = images.map((image) => image.id);
    await orphanedPictures.markOrphaned(tx, names, at);
    await closeForProperty(tx, app, id);
    const { companyId, userId } = actor;
    const data = wasListed(stored);
    await record(tx, app.jobs, { kind: "property.deleted", companyId, at, propertyId: id, userId, data });
  });

/** What the events that end a listing say of a home that is being listed. */
const wasListed = ({ property }: StoredProperty): { wasListed?: true } =>
  isBookable(property.status) ? { wasListed: true } : {};

export const changeAutoRefresh = (app: App, actor: Investor, id: string, autoRefresh: boolean) =>
  changeOwnProperty(app, actor, id, ({ property }) => ({ property: { ...property, autoRefresh } }));

import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { getHomeInFeed } from "@porchlight/contract/property-feed.ts";
import { type FeedField, type FeedValues, readingsUntilGone } from "@porchlight/domain/properties/feed-fields.ts";
import type { App } from "../app.ts";
import type { Investor } from "../platform/http/serve.ts";
import { changeOwnProperty } from "../properties/change-own-property.ts";
import { loadOwnProperty } from "../properties/store.ts";
import { entryOfHome, saveEntries } from "./store.ts";
import { appliedAfter, differingFields, pick, withValues } from "./values.ts";

type HomeInFeed = ReplyOf<typeof getHomeInFeed>;

/** Returns what the connected feed says of a home. Errors  `not-found` */
export async function homeInFeed(app: App, { companyId }: Investor, propertyId: string): Promise<HomeInFeed> {
  const { property } = await loadOwnProperty(app.db, companyId, propertyId);
  const entry = await entryOfHome(app.db, companyId, propertyId);
  if (!entry) return { isFromFeed: false, isGone: false, differences: {} };
  const { said, missed } = entry;
  const differences: Partial<FeedValues> = pick(said, differingFields(property, said));
  return { isFromFeed: true, isGone: missed >= readingsUntilGone, differences };
}

/** Takes over what the feed says in a field, which is the feed's from then on. Errors  `not-found` */
export async function takeOver(app: App, actor: Investor, propertyId: string, field: FeedField): Promise<HomeInFeed> {
  await changeOwnProperty(app, actor, propertyId, async ({ property }, tx) => {
    const entry = await entryOfHome(tx, actor.companyId, propertyId);
    if (!entry || !differingFields(property, entry.said).includes(field)) return {};
    const changed = withValues(property, pick(entry.said, [field]));
    const applied = appliedAfter(changed, entry.said, entry.applied);
    await saveEntries(tx, actor.companyId, [{ ...entry, applied }]);
    return { property: changed };
  });
  return homeInFeed(app, actor, propertyId);
}

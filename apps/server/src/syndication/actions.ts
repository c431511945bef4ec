import { moveProperty } from "@porchlight/domain/properties/lifecycle.ts";
import type { SyndicationChoice } from "@porchlight/domain/properties/syndication.ts";
import type { App } from "../app.ts";
import { record } from "../events/record.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { changeOwnProperty } from "../properties/change-own-property.ts";
import { lockProperty, saveProperty } from "../properties/store.ts";

export const changeSyndication = (app: App, actor: Investor, id: string, syndication: SyndicationChoice) =>
  changeOwnProperty(app, actor, id, ({ property }) => ({
    property: { ...property, status: moveProperty(property.status, "editSyndication") },
    syndication,
  }));

/** Lists a home that waits for its platform's confirmation. */
export async function platformConfirms(tx: Tx, app: App, propertyId: string, at: Temporal.Instant): Promise<void> {
  const stored = await lockProperty(tx, propertyId);
  if (!stored || stored.deletedAt || stored.property.status !== "LISTING_IN_PROGRESS") return;
  const status = moveProperty(stored.property.status, "platformConfirms");
  // The home itself stays as it was: its listing is not dated anew by being read.
  await saveProperty(tx, { ...stored, property: { ...stored.property, status } });
  const { companyId } = stored.property;
  await record(tx, app.jobs, { kind: "property.listed", companyId, at, propertyId });
}

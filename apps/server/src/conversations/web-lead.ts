import { hasPublicPage } from "@porchlight/domain/properties/lifecycle.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { type LockedLead, lockLead } from "../leads/locked-lead.ts";
import { openInquiry } from "../leads/open.ts";
import type { Reader, Tx } from "../platform/database/database.ts";
import { loadPropertyBySlug, lockProperty, type StoredProperty } from "../properties/store.ts";
import { admitVisitor, begunConversation } from "./visitors.ts";

/** The home behind a public address. Errors  `not-found` before it was ever listed, `property.deleted` afterwards. */
export async function publicHome(on: Reader | Tx, slug: string): Promise<StoredProperty> {
  const home = await loadPropertyBySlug(on, slug);
  if (!home || !hasPublicPage(home.property.status)) return refuse("not-found");
  return home.deletedAt ? refuse("property.deleted") : home;
}

/** A new lead; or the one that the same words began, where the browser never got the answer and asks once more. */
export async function openWebLead(
  tx: Tx,
  app: App,
  slug: string,
  begunBy: readonly string[] | null,
): Promise<{ token: string; lead: LockedLead }> {
  const { property } = await publicHome(tx, slug);
  const home = await lockProperty(tx, property.id);
  const begun = begunBy && (await begunConversation(tx, property.id, begunBy));
  if (begun) {
    const lead = await lockLead(tx, begun);
    return { token: await admitVisitor(tx, app, lead.inquiry), lead };
  }
  const lead = await openInquiry(tx, app, home, {
    source: "LISTING_PAGE",
    channel: "WEB",
    subject: null,
    name: null,
    email: null,
    phone: null,
  });
  return { token: await admitVisitor(tx, app, lead.inquiry, { begunBy }), lead };
}

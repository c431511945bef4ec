import type { PublicListing } from "@porchlight/contract/public.ts";
import { ownerOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { publicHome } from "../conversations/web-chat.ts";
import { publicListingOf } from "./public.ts";

/** A home's public page. Errors  `not-found` before its first listing, `property.deleted` afterwards. */
export async function publicListing(app: App, slug: string): Promise<PublicListing> {
  const stored = await publicHome(app.db, slug);
  const owner = await ownerOf(app.db, stored.property.companyId);
  return publicListingOf(stored, {
    ownerFirstName: owner.firstName,
    smsNumber: app.config.sms?.number ?? null,
    secret: app.secret,
  });
}

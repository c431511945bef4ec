import type { PublicListing } from "@porchlight/contract/public.ts";
import type { OtherHome } from "@porchlight/contract/public-pages.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { ownerOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { rows, sql } from "../platform/database/database.ts";
import { publicHome } from "../properties/public-home.ts";
import { hasScreening } from "../screening/has-screening.ts";
import { type PublicSetting, publicListingOf } from "./public.ts";

/** Returns a home's public facts in a language. Errors `not-found` before its first listing, `property.deleted` afterwards. */
export async function publicListing(app: App, slug: string, language: Language = "en"): Promise<PublicListing> {
  const stored = await publicHome(app.db, slug);
  const { companyId } = stored.property;
  return publicListingOf(stored, await settingOf(app, companyId), language);
}

const otherHomesShown = 3;

/** Returns other public homes of a home's owner, newest first, for renters who came too late for this one. */
export async function otherHomes(app: App, slug: string): Promise<OtherHome[]> {
  const { property } = await publicHome(app.db, slug);
  const found = await rows(
    app.db,
    sql<{ slug: string }>`
      select slug from property
      where company_id = ${property.companyId} and id <> ${property.id} and deleted_at is null
        and status in ('LISTING_IN_PROGRESS', 'LISTED')
      order by last_listed_at desc limit ${otherHomesShown}`,
  );
  const setting = await settingOf(app, property.companyId);
  const homes = await Promise.all(found.map((home) => publicHome(app.db, home.slug)));
  return homes.map((home) => {
    const { title, location, rentDollars, images, ...listing } = publicListingOf(home, setting);
    return { slug: listing.slug, title, location, rentDollars, thumbnailUrl: images[0]?.thumbnailUrl ?? null };
  });
}

async function settingOf(app: App, companyId: string): Promise<PublicSetting> {
  const owner = await ownerOf(app.db, companyId);
  const { firstName: ownerFirstName } = owner;
  const smsNumber = app.config.sms?.number ?? null;
  return {
    ownerFirstName,
    smsNumber,
    secret: app.secret,
    applying: { hasScreening: hasScreening(app), now: app.clock.now() },
  };
}

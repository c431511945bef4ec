import { hasPublicPage } from "@porchlight/domain/properties/lifecycle.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { Reader, Tx } from "../platform/database/database.ts";
import { loadPropertyBySlug, type StoredProperty } from "./store.ts";

/** The home behind a public address. Errors  `not-found` before it was ever listed, `property.deleted` afterwards. */
export async function publicHome(on: Reader | Tx, slug: string): Promise<StoredProperty> {
  const home = await loadPropertyBySlug(on, slug);
  if (!home || !hasPublicPage(home.property.status)) return refuse("not-found");
  return home.deletedAt ? refuse("property.deleted") : home;
}

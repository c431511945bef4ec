import type { Language } from "@porchlight/domain/kernel/languages.ts";
import type { App } from "../app.ts";
import { type LockedLead, lockLead } from "../leads/locked-lead.ts";
import { openInquiry } from "../leads/open.ts";
import type { Tx } from "../platform/database/database.ts";
import { publicHome } from "../properties/public-home.ts";
import { lockProperty } from "../properties/store.ts";
import { createVisitor, existingConversation } from "./visitor-store.ts";

/**
 * Opens a new lead, or returns the one that the same first message opened, when the browser got no answer and repeats
 * it.
 */
export async function openWebLead(
  tx: Tx,
  app: App,
  slug: string,
  begunBy: readonly string[] | null,
  language: Language | undefined,
): Promise<{ token: string; lead: LockedLead }> {
  const { property } = await publicHome(tx, slug);
  const home = await lockProperty(tx, property.id);
  const begun = begunBy && (await existingConversation(tx, property.id, begunBy));
  if (begun) {
    const lead = await lockLead(tx, begun);
    return { token: await createVisitor(tx, app, lead.inquiry), lead };
  }
  const lead = await openInquiry(tx, app, home, {
    source: "LISTING_PAGE",
    channel: "WEB",
    subject: null,
    name: null,
    email: null,
    phone: null,
    language,
  });
  return { token: await createVisitor(tx, app, lead.inquiry, { begunBy }), lead };
}

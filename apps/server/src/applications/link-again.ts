import type { App } from "../app.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import { limits } from "../limits.ts";
import type { Tx } from "../platform/database/database.ts";
import { countAttemptIn } from "../platform/limiter.ts";
import { lockBundleUnder } from "./locked-bundle.ts";
import { mailApplicant } from "./mails.ts";
import { openApplication } from "./own-queries.ts";

/**
 * Mails a renter the link to their own open application again, to the address it was sent to. Does nothing where there
 * is none, or where it was mailed as often as it may be.
 */
export async function mailLinkAgain(tx: Tx, app: App, lead: LockedLead): Promise<void> {
  const open = await openApplication(tx, lead.inquiry);
  if (!open || (await countAttemptIn(tx, app, limits.applicationLinks, lead.inquiry.id)) > 0) return;
  const locked = await lockBundleUnder(tx, lead, open.bundleId);
  const own = locked.applicants.find(({ id }) => id === open.id)!;
  await mailApplicant(tx, app, locked, own, "invitation");
}

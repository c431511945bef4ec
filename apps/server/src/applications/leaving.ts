import { canWithdraw } from "@porchlight/domain/applications/lifecycle.ts";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { isOffMarket } from "../properties/store.ts";
import { lockBundleOfLead, standingOf } from "./locked-bundle.ts";
import { takeOut } from "./people.ts";
import { ownApplication } from "./store.ts";
import { completeWhenAllSubmitted } from "./submitting.ts";
import { withdraw } from "./withdrawing.ts";

/**
 * Ends a person's part in an application that is not decided, for good. An invited person who has not submitted is taken
 * out, and the household goes on, to the owner if it waited for them alone; otherwise the household's application is
 * withdrawn, for it was to be judged with them.
 */
export async function leaveApplication(tx: Tx, app: App, userId: string, applicationId: string): Promise<void> {
  const found = await ownApplication(tx, userId, applicationId);
  if (!found) return;
  const locked = await lockBundleOfLead(tx, found.inquiryId, found.bundleId);
  const own = locked.applicants.find(({ id }) => id === applicationId);
  if (!own || !canWithdraw(standingOf(locked.bundle))) return;
  if (own.type === "APPLICANT" || own.status === "SUBMITTED") return withdraw(tx, app, userId, { ...locked, own });
  const left = await takeOut(tx, app, userId, locked, own);
  if (!isOffMarket(left.lead.home)) await completeWhenAllSubmitted(tx, app, left);
}

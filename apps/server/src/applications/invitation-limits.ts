import { normalEmail } from "@porchlight/domain/kernel/emails.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { limits } from "../limits.ts";
import type { Tx } from "../platform/database/database.ts";
import { countAttemptIn } from "../platform/limiter.ts";

/** Counts one more invitation to apply. Errors  `too-many-requests` */
export async function countInvitation(tx: Tx, app: App, companyId: string, email: string): Promise<void> {
  const ofCompany = await countAttemptIn(tx, app, limits.invitationsOfCompany, companyId);
  const toAddress = await countAttemptIn(tx, app, limits.invitationsToAddress, `${companyId} ${normalEmail(email)}`);
  if (ofCompany + toAddress > 0) refuse("too-many-requests");
}

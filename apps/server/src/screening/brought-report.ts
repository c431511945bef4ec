import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { hasScreening } from "./has-screening.ts";
import { lawAt, takesOwnReport } from "./law-at-home.ts";
import { situationOf } from "./queries.ts";

/** Errors  `document.own-report-not-taken` where nobody is screened and where no law has a report of a renter's own taken */
export async function requireOwnReportTaken(tx: Tx, app: App, applicationId: string): Promise<void> {
  const situation = hasScreening(app) ? await situationOf(tx, applicationId) : null;
  if (!situation?.attestation || !takesOwnReport(lawAt(situation.home, app.clock.now())))
    refuse("document.own-report-not-taken");
}

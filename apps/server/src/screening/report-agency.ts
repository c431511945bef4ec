import { refuse } from "@porchlight/domain/refusals.ts";
import type { ReportAgency } from "@porchlight/domain/screening/report-agency.ts";
import type { Renter } from "../platform/http/serve.ts";
import type { ScreeningApp } from "./has-screening.ts";
import { screeningOf, unsubmittedSituation } from "./own-step.ts";
import { saveScreening } from "./store.ts";

/**
 * Keeps which company made the report that a person brings; a notice of adverse action names it.
 * Errors  as `unsubmittedSituation`; `screening.step-not-open` where no report is brought
 */
export const nameReportAgency = (
  app: ScreeningApp,
  actor: Renter,
  applicationId: string,
  reportAgency: ReportAgency,
): Promise<void> =>
  app.inTransaction(async (tx) => {
    const screening = await screeningOf(tx, app, await unsubmittedSituation(tx, actor, applicationId));
    if (screening.status !== "OWN_REPORT") refuse("screening.step-not-open");
    await saveScreening(tx, { ...screening, reportAgency }, app.clock.now());
  });

import type { BodyOf } from "@porchlight/contract/endpoint.ts";
import type { nameReportAgency as endpoint } from "@porchlight/contract/renter-screening.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { reportDayProblem } from "@porchlight/domain/screening/report-age.ts";
import type { Renter } from "../platform/http/serve.ts";
import type { ScreeningApp } from "./has-screening.ts";
import { reportAgeAt } from "./law-at-home.ts";
import { screeningOf, unsubmittedSituation } from "./own-step.ts";
import { saveScreening } from "./store.ts";

/**
 * Keeps which company made the report that a person brings, which a notice of adverse action names, and on which day.
 * Errors  as `unsubmittedSituation`; `screening.step-not-open` where no report is brought, `invalid-input` for a day to
 *         come or longer ago than the law at the home allows
 */
export const nameReportAgency = (
  app: ScreeningApp,
  actor: Renter,
  applicationId: string,
  { madeOn, ...reportAgency }: BodyOf<typeof endpoint>,
): Promise<void> =>
  app.inTransaction(async (tx) => {
    const situation = await unsubmittedSituation(tx, actor, applicationId);
    const screening = await screeningOf(tx, app, situation);
    if (screening.status !== "OWN_REPORT") refuse("screening.step-not-open");
    const at = app.clock.now();
    const problem = reportDayProblem(madeOn, reportAgeAt(situation.home, at));
    if (problem) refuse("invalid-input", {}, { madeOn: problem });
    await saveScreening(tx, { ...screening, reportAgency, reportMadeOn: madeOn }, at);
  });

import { refuse } from "@porchlight/domain/refusals.ts";
import type { ReportProduct } from "@porchlight/domain/screening/products.ts";
import type { Renter } from "../platform/http/serve.ts";
import type { ScreeningApp } from "./has-screening.ts";
import { copiesOwed, lawAt } from "./law-at-home.ts";
import { ownSituation } from "./queries.ts";
import { reportOf } from "./report-of.ts";

/** Returns a person's own report, where a law owes them a copy. Errors  `not-found` elsewhere, and as `reportOf` */
export async function readOwnReport(app: ScreeningApp, actor: Renter, applicationId: string, product: ReportProduct) {
  const situation = (await ownSituation(app.db, actor.userId, applicationId)) ?? refuse("not-found");
  if (!copiesOwed(lawAt(situation.home, app.clock.now())).includes(product)) refuse("not-found");
  return reportOf(app, situation, product, { reader: "renter", userId: actor.userId });
}

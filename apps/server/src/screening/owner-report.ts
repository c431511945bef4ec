import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { productsOf, type ReportProduct } from "@porchlight/domain/screening/products.ts";
import type { Investor } from "../platform/http/serve.ts";
import type { ScreeningApp } from "./has-screening.ts";
import { isCriminalCheckLater, lawAt } from "./law-at-home.ts";
import { companySituation, type Situation } from "./queries.ts";
import { reportOf } from "./report-of.ts";

/** Whether everyone in a household has submitted, so that its reports are the owner's to read. */
const isInReview = ({ bundleStatus, isWithdrawn }: Situation): boolean =>
  !isWithdrawn && (bundleStatus === "SUBMITTED" || bundleStatus === "ACCEPTED" || bundleStatus === "DECLINED");

/**
 * Returns a report on a person to the owner they applied to. Where a law lets a criminal report be read only after a
 * conditional offer, it is not ready.
 * Errors  `not-found` for another company's, before everyone submitted, and for a report that is not ordered on a person
 *         of that role; as `reportOf`
 */
export async function ownerReport(app: ScreeningApp, owner: Investor, applicationId: string, product: ReportProduct) {
  const situation = (await companySituation(app.db, owner.companyId, applicationId)) ?? refuse("not-found");
  if (!isInReview(situation) || !productsOf[situation.type].includes(product)) refuse("not-found");
  if (product === "CRIMINAL" && isCriminalCheckLater(lawAt(situation.home, app.clock.now())))
    refuse("screening.report-not-ready");
  const report = await reportOf(app, situation, product, { reader: "landlord", userId: owner.userId });
  const applicantName = situation.name || unnamedRenter;
  return { productType: product, applicationId, applicantName, ...report };
}

import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { productsOf, type ReportProduct } from "@porchlight/domain/screening/products.ts";
import { requireAddress } from "../accounts/owner-address.ts";
import type { Investor } from "../platform/http/serve.ts";
import type { ScreeningApp } from "./has-screening.ts";
import { isCriminalWithheld, refuseBeforeOffer } from "./law-at-home.ts";
import { isInReview } from "./owner-view.ts";
import { companySituation } from "./queries.ts";
import { reportOf } from "./report-of.ts";

/**
 * Returns a report on a person to the owner they applied to.
 * Errors  `not-found` for another company's, before everyone submitted, and for a report that is not ordered on a person
 *         of that role; `application.address-needed`; `application.offer-first` for a criminal report that may follow
 *         only a conditional offer; as `reportOf`
 */
export async function ownerReport(app: ScreeningApp, owner: Investor, applicationId: string, product: ReportProduct) {
  const situation = (await companySituation(app.db, owner.companyId, applicationId)) ?? refuse("not-found");
  if (!isInReview(situation) || !productsOf[situation.type].includes(product)) refuse("not-found");
  await requireAddress(app.db, owner);
  const now = app.clock.now();
  if (product === "CRIMINAL" && isCriminalWithheld(situation, now)) refuseBeforeOffer(situation.home, now);
  const report = await reportOf(app, situation, product, { reader: "landlord", userId: owner.userId });
  const applicantName = situation.name || unnamedRenter;
  return { productType: product, applicationId, applicantName, ...report };
}

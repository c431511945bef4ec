import type { FastifyInstance } from "fastify";
import type { World } from "../world.ts";
import { bundleOf, type Product } from "./bundles.ts";
import type { Bureau } from "./bureau.ts";
import { accept, BureauError, notFound } from "./bureau-error.ts";
import type { RequestRenter } from "./records.ts";
import { daysLeft } from "./renter-states.ts";
import { reportOf } from "./reports/reports.ts";
import { reportQuery } from "./schemas.ts";

type OfRequestRenter = { Params: { id: string } };

/** Reports, which landlord and renter read alike. */
export function reportRoutes(http: FastifyInstance, { bureau, clock }: World): void {
  for (const reader of ["Landlords", "Renters"] as const) {
    const reports = `/${reader}/ScreeningRequestRenters/:id/Reports`;
    http.get<OfRequestRenter>(`${reports}/Names`, async ({ params }) =>
      namesFor(bureau, deliveredTo(bureau, params.id)),
    );
    http.get<OfRequestRenter>(reports, async ({ params, query }) => {
      const { requestedProduct, reportType } = accept(reportQuery, query);
      const renter = deliveredTo(bureau, params.id);
      const product = namesFor(bureau, renter).find((name) => name === requestedProduct);
      if (!product) throw notFound("report");
      const of = { renter, scenario: bureau.scenarioOf(renter), property: propertyOf(bureau, renter) };
      return {
        reportsExpireNumberOfDays: daysLeft(renter, clock.now()),
        reportResponseModelDetails: [{ providerName: product, reportData: reportOf(product, reportType, of) }],
      };
    });
  }
}

/** Errors  400 ReportsNotReady before their delivery, ScreeningRequestExpired after their last day. */
function deliveredTo({ requestRenters }: Bureau, id: string): RequestRenter {
  const renter = requestRenters.get(id);
  if (renter.status === "ScreeningRequestExpired")
    throw new BureauError(400, "ScreeningRequestExpired", "The reports of this screening request have expired.");
  if (renter.status !== "ReportsDeliverySuccess")
    throw new BureauError(400, "ReportsNotReady", "The reports are not ready.");
  return renter;
}

function namesFor(bureau: Bureau, renter: RequestRenter): Product[] {
  const { only } = bureau.scenarioOf(renter);
  return (bundleOf(renter.bundleId)?.products ?? []).filter((name) => only === null || name === only);
}

const propertyOf = ({ requests, properties }: Bureau, { requestId }: RequestRenter) =>
  properties.get(requests.get(requestId).propertyId);

import type { FastifyInstance } from "fastify";
import type { World } from "../world.ts";
import { landlordAttestations, requireAffirmed } from "./attestations.ts";
import { allowedBundleId, bundleOf } from "./bundles.ts";
import { accept, BureauError, notFound } from "./bureau-error.ts";
import { pageOf } from "./paging.ts";
import { canceled, createdStatus } from "./renter-states.ts";
import { requestRenter, screeningRequest } from "./schemas.ts";
import { rentersOf, requestRenterView, requestView } from "./views.ts";

type OfLandlord = { Params: { landlordId: string } };
type OfProperty = { Params: { landlordId: string; propertyId: string } };
type OfRequest = { Params: { requestId: string } };
type OfNewRenter = { Params: { requestId: string; renterId: string } };
type OfRequestRenter = { Params: { id: string } };

/** Screening requests and the renters of each. */
export function requestRoutes(http: FastifyInstance, { bureau, clock }: World): void {
  const { landlords, properties, requests, renters, requestRenters } = bureau;

  http.post<OfProperty>("/Landlords/:landlordId/Properties/:propertyId/ScreeningRequests", async ({ params, body }) => {
    const landlord = landlords.get(params.landlordId);
    const property = properties.get(params.propertyId);
    if (property.landlordId !== landlord.id) throw notFound("property");
    const { initialBundleId, attestation } = accept(screeningRequest, body);
    requireBundle(initialBundleId, property.sent.region, "initialBundleId");
    requireAffirmed(landlordAttestations(property.sent.region), attestation);
    const createdOn = clock.now().toString();
    const { id } = requests.add({ landlordId: landlord.id, propertyId: property.id, initialBundleId, createdOn });
    return { screeningRequestId: id };
  });
  http.get<OfRequest>("/ScreeningRequests/:requestId", async ({ params }) =>
    requestView(bureau, requests.get(params.requestId), clock.now()),
  );
  http.get<OfLandlord>("/Landlords/:landlordId/ScreeningRequests", async ({ params, query }) => {
    const { id } = landlords.get(params.landlordId);
    const theirs = requests.all().filter(({ landlordId }) => landlordId === id);
    return pageOf(theirs, query).map((request) => requestView(bureau, request, clock.now()));
  });

  http.post<OfNewRenter>(
    "/ScreeningRequests/:requestId/Renters/:renterId/ScreeningRequestRenters",
    async ({ params, body }) => {
      const request = requests.get(params.requestId);
      const renter = renters.get(params.renterId);
      const { bundleId, renterRole: role } = accept(requestRenter, body);
      requireBundle(bundleId, properties.get(request.propertyId).sent.region, "bundleId");
      if (rentersOf(bureau, request).some(({ renterId }) => renterId === renter.id))
        throw new BureauError(400, "RenterAlreadyAdded", "The renter is part of this screening request already.");
      const { emailAddress: email, firstName, lastName } = renter.sent;
      const at = clock.now().toString();
      const { id } = requestRenters.add({
        ...{ requestId: request.id, landlordId: request.landlordId, renterId: renter.id, bundleId, role },
        ...{ email, firstName, lastName, status: createdStatus(bureau.scenarioOf({ email, lastName })) },
        ...{ createdOn: at, modifiedOn: at, exam: null, failedExams: 0, manualCheckEndsAt: null },
        ...{ orderedAt: null, deliversAt: null, deliveredAt: null },
      });
      return { screeningRequestRenterId: id };
    },
  );
  http.get<OfRequest>("/ScreeningRequests/:requestId/ScreeningRequestRenters", async ({ params }) =>
    rentersOf(bureau, requests.get(params.requestId)).map((renter) => requestRenterView(renter, clock.now())),
  );
  http.get<OfRequestRenter>("/ScreeningRequestRenters/:id", async ({ params }) =>
    requestRenterView(requestRenters.get(params.id), clock.now()),
  );
  http.put<OfRequestRenter>("/ScreeningRequestRenters/:id/Cancel", async ({ params }, reply) => {
    requestRenters.put(canceled(requestRenters.get(params.id), clock.now()));
    return reply.code(204).send();
  });
}

/** Errors  400 for a bundle that does not exist, or that cannot be ordered in the property's state. */
function requireBundle(bundleId: number, region: string, field: string): void {
  if (!bundleOf(bundleId))
    throw new BureauError(400, "InvalidRequest", "There is no such bundle.", [{ field, message: "does not exist" }]);
  if (allowedBundleId(bundleId, region) !== bundleId)
    throw new BureauError(400, "BundleRestrictedByState", `This bundle cannot be ordered in ${region}.`, [
      { field, message: "cannot be ordered in this state" },
    ]);
}

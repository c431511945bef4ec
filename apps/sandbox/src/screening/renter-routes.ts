import type { FastifyInstance } from "fastify";
import type { World } from "../world.ts";
import { renterAttestations } from "./attestations.ts";
import { accept } from "./bureau-error.ts";
import { pageOf } from "./paging.ts";
import { renter } from "./schemas.ts";
import { rentersOf, renterView, requestView } from "./views.ts";

type OfRenter = { Params: { renterId: string } };
type OfRequest = { Params: { renterId: string; requestId: string } };

/** Renters, whichever request they belong to. */
export function renterRoutes(http: FastifyInstance, { bureau, clock }: World): void {
  const { renters, requests, properties } = bureau;

  http.post("/Renters", async ({ body }) => renterView(renters.add({ sent: accept(renter, body) })));
  http.get<OfRenter>("/Renters/:renterId", async ({ params }) => renterView(renters.get(params.renterId)));
  http.put<OfRenter>("/Renters/:renterId", async ({ params, body }, reply) => {
    renters.put({ ...renters.get(params.renterId), sent: accept(renter, body) });
    return reply.code(204).send();
  });
  http.get<OfRenter>("/Renters/:renterId/ScreeningRequests", async ({ params, query }) => {
    const { id } = renters.get(params.renterId);
    const theirs = requests
      .all()
      .filter((request) => rentersOf(bureau, request).some(({ renterId }) => renterId === id));
    return pageOf(theirs, query).map((request) => requestView(bureau, request, clock.now()));
  });
  http.post<OfRequest>("/Renters/:renterId/ScreeningRequest/:requestId/Attestations", async ({ params }) => {
    renters.get(params.renterId);
    return renterAttestations(properties.get(requests.get(params.requestId).propertyId).sent.region);
  });
}

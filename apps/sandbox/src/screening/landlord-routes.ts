import type { FastifyInstance } from "fastify";
import type { World } from "../world.ts";
import { landlordAttestations } from "./attestations.ts";
import { accept, notFound } from "./bureau-error.ts";
import { pageOf } from "./paging.ts";
import type { Property } from "./records.ts";
import { landlord, property } from "./schemas.ts";
import { landlordView, propertyView } from "./views.ts";

type OfLandlord = { Params: { landlordId: string } };
type OfProperty = { Params: { landlordId: string; propertyId: string } };

/** Landlords and their properties. */
export function landlordRoutes(http: FastifyInstance, { bureau }: World): void {
  const { landlords, properties } = bureau;
  const propertyOf = ({ landlordId, propertyId }: OfProperty["Params"]): Property => {
    const found = properties.get(propertyId);
    if (found.landlordId !== landlords.get(landlordId).id) throw notFound("property");
    return found;
  };

  http.post("/Landlords", async ({ body }) => landlordView(landlords.add({ sent: accept(landlord, body) })));
  http.get<OfLandlord>("/Landlords/:landlordId", async ({ params }) => landlordView(landlords.get(params.landlordId)));
  http.put<OfLandlord>("/Landlords/:landlordId", async ({ params, body }, reply) => {
    landlords.put({ ...landlords.get(params.landlordId), sent: accept(landlord, body) });
    return reply.code(204).send();
  });

  const ofLandlord = "/Landlords/:landlordId/Properties";
  http.post<OfLandlord>(ofLandlord, async ({ params, body }) => {
    const { id: landlordId } = landlords.get(params.landlordId);
    return propertyView(properties.add({ landlordId, sent: accept(property, body) }));
  });
  http.get<OfLandlord>(ofLandlord, async ({ params, query }) => {
    const { id } = landlords.get(params.landlordId);
    return pageOf(
      properties.all().filter(({ landlordId }) => landlordId === id),
      query,
    ).map(propertyView);
  });
  http.get<OfProperty>(`${ofLandlord}/:propertyId`, async ({ params }) => propertyView(propertyOf(params)));
  http.put<OfProperty>(`${ofLandlord}/:propertyId`, async ({ params, body }, reply) => {
    properties.put({ ...propertyOf(params), sent: accept(property, body) });
    return reply.code(204).send();
  });
  http.post<OfProperty>(`${ofLandlord}/:propertyId/Attestations`, async ({ params }) =>
    landlordAttestations(propertyOf(params).sent.region),
  );
}

import type { FastifyInstance } from "fastify";
import { accept } from "../platform/problem.ts";
import type { World } from "../world.ts";
import { outcomeTable } from "./outcomes.ts";
import { landlordView, propertyView, rentersOf } from "./views.ts";

/** The bureau's control calls. */
export function screeningControlRoutes(http: FastifyInstance, world: World): void {
  const { bureau, changes } = world;

  http.put("/control/screening/outcomes", async ({ body }) => {
    bureau.outcomes.set(accept(outcomeTable, body));
    changes.announce();
    return bureau.outcomes.all();
  });

  http.get("/control/screening", async () => {
    await bureau.settle();
    return {
      landlords: bureau.landlords.all().map(landlordView),
      properties: bureau.properties.all().map(propertyView),
      requests: bureau.requests.all().map((request) => ({ ...request, renters: rentersOf(bureau, request) })),
      /** How often reports were ordered. */
      orders: bureau.requestRenters.all().filter(({ orderedAt }) => orderedAt !== null).length,
    };
  });
}

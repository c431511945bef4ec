import type { FastifyInstance } from "fastify";
import { misbehave } from "../faults/misbehave.ts";
import type { World } from "../world.ts";
import { geocodingApi } from "./geocoding-api.ts";
import { placesApi } from "./places-api.ts";

const unavailable = { error: { code: 503, message: "The service is currently unavailable.", status: "UNAVAILABLE" } };

export async function placesRoutes(http: FastifyInstance, world: World): Promise<void> {
  await http.register(async (google) => {
    google.addHook("preHandler", misbehave(world, "places", unavailable));
    placesApi(google);
    geocodingApi(google);
  });
}

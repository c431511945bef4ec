import type { FastifyInstance } from "fastify";
import { accept } from "../platform/problem.ts";
import type { World } from "../world.ts";
import { deliverLead, platformLead } from "./leads.ts";

const leadBodyLimitBytes = 1024 * 1024;

/** The rental platform's control calls. */
export function syndicationRoutes(http: FastifyInstance, world: World): void {
  http.get("/control/syndication", async () => world.platform.reading());
  http.post("/control/syndication/read", async () => world.platform.read());
  http.post("/control/syndication/leads", { bodyLimit: leadBodyLimitBytes }, async (request) =>
    deliverLead(world, accept(platformLead, request.body)),
  );
}

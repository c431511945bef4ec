import { refuse } from "@porchlight/domain/refusals.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Config } from "../config.ts";
import { bundledStyle, schemes } from "./style.ts";
import { maxMapZoom, tileCutter } from "./tiles.ts";

const whole = z.coerce.number().int().min(0);
const tileAddress = z
  .object({ z: whole.max(maxMapZoom), x: whole, y: whole })
  .refine(({ z: zoom, x, y }) => x < 2 ** zoom && y < 2 ** zoom);
const styleQuery = z.object({ scheme: z.enum(schemes).default("light") });

/** A map is looked at by a dozen tiles at once, which are no calls. */
const unlimited = { config: { rateLimit: false as const } };
const dayOfSeconds = 86_400;

/**
 * The map's one address: the configured style, else the bundled one with its tiles.
 * Source  docs/decisions/0027-maps.md
 */
export function serveMap(server: FastifyInstance, { mapStyleUrl }: Pick<Config, "mapStyleUrl">): void {
  server.get("/map/style.json", unlimited, async (request, reply) => {
    if (mapStyleUrl) return reply.header("cache-control", "no-cache").redirect(mapStyleUrl);
    const query = styleQuery.safeParse(request.query);
    if (!query.success) return refuse("not-found");
    return reply.header("cache-control", `public, max-age=${dayOfSeconds}`).send(bundledStyle(query.data.scheme));
  });

  const cut = tileCutter();
  server.get("/map/tiles/:z/:x/:y.pbf", unlimited, async (request, reply) => {
    const address = tileAddress.safeParse(request.params);
    if (!address.success || mapStyleUrl) return refuse("not-found");
    const tile = await cut(address.data);
    return reply
      .header("cache-control", `public, max-age=${7 * dayOfSeconds}`)
      .type("application/vnd.mapbox-vector-tile")
      .send(Buffer.from(tile));
  });
}

import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { misbehave } from "../faults/misbehave.ts";
import { accept, Problem } from "../platform/problem.ts";
import type { World } from "../world.ts";
import { pageOf } from "./feeds.ts";

/** More than a reader of feeds may take, so that it can be offered too much. */
const bodyLimitBytes = 96 * 1024 * 1024;

const feedParams = z.object({ id: z.string().regex(/^[\w-]{1,64}$/, "must be letters, digits, - and _") });
const feedQuery = z.object({ page: z.coerce.number().int().min(0).default(0) });

/** The property feed `/feeds/{id}.json`, and the control call that says what it serves. */
export function feedRoutes(http: FastifyInstance, world: World): void {
  const { feeds } = world;
  http.put("/control/feeds/:id", { bodyLimit: bodyLimitBytes }, async (request) => {
    const { id } = accept(feedParams, request.params);
    if (request.body === undefined) throw new Problem(400, "A feed serves JSON");
    feeds.put(id, request.body);
    return { path: `/feeds/${id}.json` };
  });

  const preHandler = misbehave(world, "feed", { error: "unavailable", message: "The feed is unavailable." });
  http.get("/feeds/:id.json", { preHandler }, async (request, reply) => {
    const { id } = accept(feedParams, request.params);
    const { page } = accept(feedQuery, request.query);
    const content = feeds.contentOf(id);
    if (content === undefined) throw new Problem(404, `There is no feed ${id}`);
    return reply.type("application/json").send(JSON.stringify(pageOf(content, page)));
  });
}

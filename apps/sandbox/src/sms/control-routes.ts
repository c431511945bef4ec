import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { accept } from "../platform/problem.ts";
import { isoInstant } from "../platform/query.ts";
import type { World } from "../world.ts";
import { incomingText, textProduct } from "./inbound.ts";

const textQuery = z.object({ to: z.string().optional(), since: isoInstant.optional() });
const digits = (number: string): string => number.replace(/\D/g, "");

export function textRoutes(http: FastifyInstance, world: World): void {
  http.get("/control/sms", async (request) => {
    const { to, since } = accept(textQuery, request.query);
    return world.texts
      .all()
      .filter((text) => text.direction === "from-product")
      .filter((text) => !to || digits(text.to) === digits(to))
      .filter((text) => !since || Temporal.Instant.compare(Temporal.Instant.from(text.sentAt), since) >= 0)
      .map(({ sid, from, to, body, sentAt, status, errorCode }) => ({
        sid,
        from,
        to,
        body,
        sentAt,
        status,
        errorCode,
      }));
  });

  http.post("/control/sms", async (request) => textProduct(world, accept(incomingText, request.body)));
}

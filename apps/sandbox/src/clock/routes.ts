import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { openEventStream } from "../platform/event-stream.ts";
import { accept } from "../platform/problem.ts";
import type { World } from "../world.ts";

const subscriberId = z.string().min(1).max(200);
const streamQuery = z.object({ subscriber: subscriberId });
const acknowledgement = z.strictObject({ subscriber: subscriberId, seq: z.int().min(1) });
const clockMove = z.union(
  [z.strictObject({ now: z.iso.datetime({ offset: true }) }), z.strictObject({ advance: z.string().min(2).max(60) })],
  { error: 'Send { "now": an ISO 8601 instant with offset } or { "advance": an ISO 8601 duration such as "PT2H" }' },
);

/** The clock's control calls, and the stream by which processes follow it. */
export function clockRoutes(http: FastifyInstance, { clock }: World): void {
  http.get("/control/clock", async () => clock.reading());

  http.put("/control/clock", async (request) => {
    const move = accept(clockMove, request.body);
    await ("now" in move ? clock.moveTo(Temporal.Instant.from(move.now)) : clock.advance(move.advance));
    return clock.reading();
  });

  http.get("/clock/stream", (request, reply) => {
    const { subscriber } = accept(streamQuery, request.query);
    const stream = openEventStream(reply, () => unfollow());
    const unfollow = clock.follow(subscriber, (tick) => stream.send("clock", tick));
  });

  http.post("/clock/ack", async (request, reply) => {
    const { subscriber, seq } = accept(acknowledgement, request.body);
    clock.acknowledge(subscriber, seq);
    return reply.code(204).send();
  });
}

import { setTimeout as delay } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { World } from "../world.ts";
import type { Partner } from "./faults.ts";

/**
 * A hook that makes an HTTP partner misbehave as the fault table says: `refuse` drops the connection, `timeout` holds it
 * without an answer, `5xx` answers 503 with `unavailable`, `slow` answers late.
 */
export function misbehave({ faults, config, closing }: World, partner: Partner, unavailable: unknown) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const mode = faults.take(partner);
    if (mode === "refuse") {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (mode === "timeout") {
      reply.hijack();
      const drop = setTimeout(() => request.raw.socket.destroy(), config.timeoutMs);
      request.raw.socket.once("close", () => clearTimeout(drop));
      return reply;
    }
    if (mode === "5xx") return reply.code(503).send(unavailable);
    if (mode !== "slow") return undefined;
    await delay(config.slowMs, undefined, { ref: false });
    // A closed sandbox does nothing more for a call that it still held.
    return closing.signal.aborted ? reply.hijack() : undefined;
  };
}

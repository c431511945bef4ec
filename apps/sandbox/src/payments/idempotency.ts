import { createHash } from "node:crypto";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { openJsonLog } from "../platform/json-log.ts";
import { StripeProblem } from "./stripe-problem.ts";

interface KeptAnswer {
  key: string;
  /** Of the call that came first with the key. */
  fingerprint: string;
  status: number;
  body: unknown;
  at: string;
}

export interface IdempotentCalls {
  /**
   * Acts on a call once for each idempotency key, and repeats the answer after that, a refusal too.
   *
   * Errors  400 when the key came with another call before.
   */
  answer(request: FastifyRequest, reply: FastifyReply, act: () => unknown): FastifyReply;
  clear(): void;
}

const keptFor = Temporal.Duration.from({ hours: 24 });
const maxKeyLength = 255;

export function openIdempotentCalls(folder: string, now: () => Temporal.Instant): IdempotentCalls {
  const kept = openJsonLog<KeptAnswer>(join(folder, "payment-calls.jsonl"), ({ key }) => key);
  return {
    answer(request, reply, act) {
      const key = keyOf(request);
      if (key === undefined) return send(reply, outcomeOf(act));
      const fingerprint = fingerprintOf(request);
      const known = kept.get(key);
      const isKnown = known && Temporal.Instant.compare(Temporal.Instant.from(known.at).add(keptFor), now()) > 0;
      if (!isKnown) {
        const outcome = outcomeOf(act);
        kept.put({ key, fingerprint, ...outcome, at: now().toString() });
        return send(reply, outcome);
      }
      if (known.fingerprint !== fingerprint) throw differentCall(key);
      return send(reply.header("idempotent-replayed", "true"), known);
    },
    clear: kept.clear,
  };
}

type Outcome = Pick<KeptAnswer, "status" | "body">;

function outcomeOf(act: () => unknown): Outcome {
  try {
    return { status: 200, body: act() };
  } catch (problem) {
    if (!(problem instanceof StripeProblem)) throw problem;
    return { status: problem.statusCode, body: { error: problem.error } };
  }
}

const send = (reply: FastifyReply, { status, body }: Outcome): FastifyReply => reply.code(status).send(body);

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers["idempotency-key"];
  if (typeof key !== "string") return undefined;
  if (key.length > maxKeyLength)
    throw new StripeProblem(400, { message: "An idempotency key has at most 255 characters." });
  return key;
}

const fingerprintOf = ({ method, url, body }: FastifyRequest): string =>
  createHash("sha256")
    .update(JSON.stringify([method, url, body ?? null]))
    .digest("hex");

const differentCall = (key: string): StripeProblem =>
  new StripeProblem(400, {
    type: "idempotency_error",
    message: `The idempotency key '${key}' was used with other parameters before. Use another one for another request.`,
  });

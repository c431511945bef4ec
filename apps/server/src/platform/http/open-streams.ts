import { refuse } from "@porchlight/domain/refusals.ts";
import { openAtOnce } from "../../limits.ts";
import { allowedAttempts, type Counting } from "../limiter.ts";
import { clientOf } from "./client-address.ts";

/** Counts the event streams that each client has open at this process. */
export type OpenStreams = {
  /**
   * Counts one more. Returns how it is given back.
   * Errors  `too-many-requests` where the caller, or all callers at one client, have as many as they may
   */
  open(caller: string, address: string): () => void;
};

declare module "fastify" {
  interface FastifyInstance {
    streams: OpenStreams;
  }
}

export function openStreams(config: Counting["config"]): OpenStreams {
  const counts = new Map<string, number>();
  const most = {
    caller: openAtOnce.streamsOfCaller,
    client: allowedAttempts(config, { isScaled: true }, { attempts: openAtOnce.streamsOfClient }),
  };
  return {
    open(caller, address) {
      const keys = { caller: `caller ${caller}`, client: `client ${clientOf(address)}` };
      const countOf = (key: string): number => counts.get(key) ?? 0;
      if (countOf(keys.caller) >= most.caller || countOf(keys.client) >= most.client) refuse("too-many-requests");
      for (const key of Object.values(keys)) counts.set(key, countOf(key) + 1);
      return () => {
        for (const key of Object.values(keys)) {
          if (countOf(key) > 1) counts.set(key, countOf(key) - 1);
          else counts.delete(key);
        }
      };
    },
  };
}

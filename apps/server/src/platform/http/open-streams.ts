import { openAtOnce } from "../../limits.ts";
import { allowedAttempts, type Counting } from "../limiter.ts";
import { OpenAtOnce } from "../open-at-once.ts";
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
  const ofCallers = new OpenAtOnce(openAtOnce.streamsOfCaller);
  const ofClients = new OpenAtOnce(
    allowedAttempts(config, { isScaled: true }, { attempts: openAtOnce.streamsOfClient }),
  );
  return {
    open(caller, address) {
      const closeCallers = ofCallers.begin(caller, "too-many-requests");
      try {
        const closeClients = ofClients.begin(clientOf(address), "too-many-requests");
        return () => {
          closeCallers();
          closeClients();
        };
      } catch (error) {
        closeCallers();
        throw error;
      }
    },
  };
}

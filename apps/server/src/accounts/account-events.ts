import { Refusal } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import type { EndpointCall } from "../platform/http/serve.ts";
import { type AccountEvent, type Origin, recordAccountEvent } from "./account-event-store.ts";

const maxUserAgentLength = 300;

export const originOf = ({ address, request }: Pick<EndpointCall<never>, "address" | "request">): Origin => ({
  address,
  userAgent: request.headers["user-agent"]?.slice(0, maxUserAgentLength) ?? null,
});

/** Runs work and, when it is refused, stores that as an event before it passes the refusal on. */
export async function recordingRefusal<T>(
  app: App,
  event: AccountEvent,
  origin: Origin,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) await app.inTransaction((tx) => recordAccountEvent(tx, app, event, origin));
    throw error;
  }
}

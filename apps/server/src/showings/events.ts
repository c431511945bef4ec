import type { App } from "../app.ts";
import type { DomainEvent } from "../events/record.ts";
import { recordOfLead } from "../leads/events.ts";
import type { Tx } from "../platform/database/database.ts";
import type { ShowingRequest } from "./store.ts";

/** Records that something happened to a renter's request, now: by the owner where `userId` says who, else by renter or clock. */
export const recordOfRequest = (
  tx: Tx,
  app: App,
  request: ShowingRequest,
  kind: DomainEvent["kind"],
  beside: Pick<DomainEvent, "userId" | "data"> = {},
): Promise<void> =>
  recordOfLead(tx, app, { ...request, id: request.inquiryId }, kind, {
    ...beside,
    requestId: request.id,
    showingId: request.showingId,
  });

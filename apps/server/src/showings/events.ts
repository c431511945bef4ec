import type { App } from "../app.ts";
import type { EventKind } from "../events/kinds.ts";
import type { EventIds } from "../events/record.ts";
import { type EventDetails, type LeadEventDetails, recordOfLead } from "../leads/events.ts";
import type { Tx } from "../platform/database/database.ts";
import type { ShowingRequest } from "./store.ts";

/** Records an event of a renter's request, now: by the owner where `userId` is given, else by renter or clock. */
export const recordOfRequest = <Kind extends EventKind>(
  tx: Tx,
  app: App,
  request: ShowingRequest,
  kind: Kind,
  ...[beside]: EventDetails<Kind, Pick<EventIds, "userId">>
): Promise<void> =>
  recordOfLead(
    tx,
    app,
    { ...request, id: request.inquiryId },
    kind,
    ...([{ ...beside, requestId: request.id, showingId: request.showingId }] as unknown as LeadEventDetails<Kind>),
  );

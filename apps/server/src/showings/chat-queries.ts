import type { ShowingInChat } from "@porchlight/contract/public.ts";
import { isActiveRequest } from "@porchlight/domain/showings/lifecycle.ts";
import type { App } from "../app.ts";
import { type Reader, rows, sql, type Tx } from "../platform/database/database.ts";
import { manageUrl } from "./manage-link.ts";

type ChatShowingRow = Omit<ShowingInChat, "startsAt" | "endsAt" | "proposedAt" | "manageUrl"> & {
  id: string;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  proposedAt: Temporal.Instant | null;
};

/**
 * Returns the showings that a chat shows: the open ones, else the last that ended, until its time has passed. Only
 * those requested in the chat, or at whose link its browser came in.
 * Source  docs/decisions/0046-a-chat-and-anothers-showing.md
 */
export async function showingsInChat(
  on: Reader | Tx,
  app: App,
  inquiryId: string,
  linkOf: string | null,
): Promise<ShowingInChat[]> {
  const found = await rows(
    on,
    sql<ChatShowingRow>`
      select request.id, showing.starts_at as "startsAt", showing.ends_at as "endsAt", showing.tour_type as "tourType",
        request.status, proposed.starts_at as "proposedAt"
      from showing_request request join showing on showing.id = request.showing_id
      left join reschedule_request
        on reschedule_request.request_id = request.id and reschedule_request.status = 'PENDING' and asked_by = 'owner'
      left join showing proposed on proposed.id = reschedule_request.showing_id
      where request.inquiry_id = ${inquiryId} and (request.asked_in = 'WEB' or request.id = ${linkOf}::uuid)
        and request.status <> 'FORMING'
        and greatest(showing.ends_at, proposed.ends_at) > ${app.clock.now()}
      order by request.created_at`,
  );
  const open = found.filter(({ status, proposedAt }) => proposedAt !== null || isActiveRequest(status));
  const shown = open.length > 0 ? open : found.filter(({ status }) => status !== "RESCHEDULED").slice(-1);
  return shown.map(({ id, startsAt, endsAt, proposedAt, ...one }) => ({
    ...one,
    startsAt: startsAt.toString(),
    endsAt: endsAt.toString(),
    proposedAt: proposedAt?.toString() ?? null,
    manageUrl: manageUrl(app, id),
  }));
}

import { type ActionKind, listActionsNeeded } from "@porchlight/contract/actions-needed.ts";
import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import { type InfiniteData, infiniteQueryOptions, type UseInfiniteQueryResult } from "@tanstack/react-query";
import { call } from "./call.ts";

/** What waits for the owner, page by page: of all kinds, or of one in full. */
const waitingQuery = (query: { kind?: ActionKind }) =>
  infiniteQueryOptions({
    queryKey: ["actions-needed", ...Object.values(query)],
    queryFn: ({ signal, pageParam }) =>
      call(listActionsNeeded, { query: pageParam ? { ...query, after: pageParam } : query, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

export const actionsNeededQuery = waitingQuery({});
export const waitingEscalationsQuery = waitingQuery({ kind: "escalation" });
export const waitingShowingsQuery = waitingQuery({ kind: "showing" });

/** What waits for the owner, as far as it was fetched. */
export type ActionsNeeded = UseInfiniteQueryResult<InfiniteData<ReplyOf<typeof listActionsNeeded>>>;

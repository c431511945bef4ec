import { listActionsNeeded } from "@porchlight/contract/actions-needed.ts";
import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import { type InfiniteData, infiniteQueryOptions, type UseInfiniteQueryResult } from "@tanstack/react-query";
import { call } from "./call.ts";

/** What waits for the owner, page by page. */
export const actionsNeededQuery = infiniteQueryOptions({
  queryKey: ["actions-needed"],
  queryFn: ({ signal, pageParam }) => call(listActionsNeeded, { query: pageParam ? { after: pageParam } : {}, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
});

/** What waits for the owner, as far as it was fetched. */
export type ActionsNeeded = UseInfiniteQueryResult<InfiniteData<ReplyOf<typeof listActionsNeeded>>>;

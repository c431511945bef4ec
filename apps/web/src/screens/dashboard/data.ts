import { listBundles } from "@porchlight/contract/applications.ts";
import { listActivity } from "@porchlight/contract/statistics.ts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../app/call.ts";

/** As much of what happened as the feed ever shows. */
const maxActivity = 50;

/** Every bundle of the company, page by page: those ready for review first, then by last update. */
export const bundlesQuery = infiniteQueryOptions({
  queryKey: ["applications", "company"],
  queryFn: ({ signal, pageParam }) => call(listBundles, { query: pageParam ? { after: pageParam } : {}, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
});

export const activityQuery = queryOptions({
  queryKey: ["activity"],
  queryFn: ({ signal }) => call(listActivity, { query: { limit: maxActivity }, signal }),
});

import { getFeedStatus } from "@porchlight/contract/property-feed.ts";
import { queryOptions } from "@tanstack/react-query";
import { companyQuery } from "../../../app/account.ts";
import { call } from "../../../app/call.ts";
import { queryClient } from "../../../app/query-client.ts";

const readingMilliseconds = 1500;
const photosMilliseconds = 10_000;

/** The connected feed; asked again while it is read, and more slowly while its photos come. */
export const feedQuery = queryOptions({
  queryKey: ["feed"],
  queryFn: ({ signal }) => call(getFeedStatus, { signal }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => {
    if (data?.feed?.isReading) return readingMilliseconds;
    return data?.feed?.photosWaiting ? photosMilliseconds : false;
  },
});

/** After a feed was connected or disconnected. */
export const reloadFeed = () => {
  void queryClient.invalidateQueries({ queryKey: companyQuery.queryKey });
  return queryClient.invalidateQueries({ queryKey: feedQuery.queryKey });
};

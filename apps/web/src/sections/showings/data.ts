import { listPendingShowings, listUpcomingShowings } from "@porchlight/contract/showings.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../app/call.ts";

/** Keys begin with the topic of the live changes that make them old. */
export const pendingShowingsQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ["showings", propertyId, "pending"],
    queryFn: ({ signal }) => call(listPendingShowings, { params: { propertyId }, signal }),
  });

export const upcomingShowingsQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ["showings", propertyId, "upcoming"],
    queryFn: ({ signal }) => call(listUpcomingShowings, { params: { propertyId }, signal }),
  });

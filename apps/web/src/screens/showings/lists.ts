import { getShowing, listPropertyShowings } from "@porchlight/contract/showings.ts";
import type { TimeRange } from "@porchlight/domain/kernel/time-range.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../app/call.ts";

/** Keys begin with the topic of the live changes that make them old. */
export const propertyShowingsQuery = (propertyId: string, filter: TimeRange) =>
  queryOptions({
    queryKey: ["showings", propertyId, "all", filter],
    queryFn: ({ signal }) => call(listPropertyShowings, { params: { propertyId }, query: { filter }, signal }),
  });

export const showingQuery = (id: string) =>
  queryOptions({
    queryKey: ["showings", "one", id],
    queryFn: ({ signal }) => call(getShowing, { params: { id }, signal }),
  });

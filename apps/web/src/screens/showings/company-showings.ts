import { listCompanyShowings } from "@porchlight/contract/showings.ts";
import type { TimeRange } from "@porchlight/domain/kernel/time-range.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../app/call.ts";

/** All showings of a company that were asked for in a time range. */
export const companyShowingsQuery = (companyId: string, filter: TimeRange = "ALL_TIME") =>
  queryOptions({
    queryKey: ["showings", "company", companyId, filter],
    queryFn: ({ signal }) => call(listCompanyShowings, { params: { companyId }, query: { filter }, signal }),
  });

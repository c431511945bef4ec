import { getPortfolio } from "@porchlight/contract/properties.ts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "./call.ts";
import { homesPerPage } from "./homes-per-page.ts";

/** The owner's homes, a hundred at a time; the navigation and the portfolio ask the same. */
export const portfolioQuery = infiniteQueryOptions({
  queryKey: ["property", "portfolio"],
  queryFn: ({ pageParam, signal }) => call(getPortfolio, { query: { page: pageParam, limit: homesPerPage }, signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, total }) => (page * homesPerPage < total ? page + 1 : undefined),
});

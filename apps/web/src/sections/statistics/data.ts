import {
  listPortfolioRows,
  listPropertyRows,
  readPortfolioStatistics,
  readPortfolioTimeSeries,
  readPropertyStatistics,
} from "@porchlight/contract/statistics.ts";
import type { TimeRange } from "@porchlight/domain/kernel/time-range.ts";
import type { ListedStatistic } from "@porchlight/domain/statistics/statistics.ts";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../app/call.ts";

export const portfolioNumbersQuery = (range: TimeRange) =>
  queryOptions({
    queryKey: ["statistics", "portfolio", range],
    queryFn: ({ signal }) => call(readPortfolioStatistics, { query: { filter: range }, signal }),
    placeholderData: keepPreviousData,
  });

export const timeSeriesQuery = (range: TimeRange) =>
  queryOptions({
    queryKey: ["statistics", "time-series", range],
    queryFn: ({ signal }) => call(readPortfolioTimeSeries, { query: { filter: range }, signal }),
    placeholderData: keepPreviousData,
  });

export const propertyNumbersQuery = (propertyId: string, range: TimeRange) =>
  queryOptions({
    queryKey: ["statistics", "property", propertyId, range],
    queryFn: ({ signal }) => call(readPropertyStatistics, { params: { propertyId }, query: { filter: range }, signal }),
    placeholderData: keepPreviousData,
  });

/** A number on the screen: of all homes, or of one. */
export type ShownNumber = { statistic: ListedStatistic; propertyId: string | null; range: TimeRange };

/** What a number counts, page by page. */
export const statisticRowsQuery = ({ statistic, propertyId, range }: ShownNumber) =>
  infiniteQueryOptions({
    queryKey: ["statistics", "rows", statistic, propertyId, range],
    queryFn: ({ signal, pageParam }) => {
      const query = { statistic, filter: range, ...(pageParam ? { after: pageParam } : {}) };
      return propertyId
        ? call(listPropertyRows, { params: { propertyId }, query, signal })
        : call(listPortfolioRows, { query, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

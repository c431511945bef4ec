import { activityNames } from "@porchlight/domain/activity.ts";
import { granularities } from "@porchlight/domain/statistics/buckets.ts";
import { listedStatistics, portfolioStatistics, propertyStatistics } from "@porchlight/domain/statistics/statistics.ts";
import { z } from "zod";
import { endpoint, id, instant, nothing } from "./endpoint.ts";
import { timeRangeQuery } from "./time-range.ts";

const numbers = <const Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])) as Record<Name, z.ZodInt>);

const portfolioNumbers = numbers(portfolioStatistics);
export type PortfolioNumbers = z.infer<typeof portfolioNumbers>;
const propertyNumbers = numbers(propertyStatistics);
export type PropertyNumbers = z.infer<typeof propertyNumbers>;

export const readPortfolioStatistics = endpoint({
  method: "GET",
  path: "/portfolio-statistics/owner",
  who: "investor",
  summary: "What happened at all homes in a range; the active listings are those of now",
  query: timeRangeQuery,
  reply: portfolioNumbers,
});

const dataPoint = portfolioNumbers.extend({ timestamp: instant });
export type DataPoint = z.infer<typeof dataPoint>;

export const readPortfolioTimeSeries = endpoint({
  method: "GET",
  path: "/portfolio-statistics/owner/time-series",
  who: "investor",
  summary:
    "The same by hour, day, week or month of the Client-Time-Zone, without a gap; the active listings at each end",
  query: timeRangeQuery,
  reply: z.object({ granularity: z.enum(granularities), dataPoints: z.array(dataPoint) }),
});

export const readPropertyStatistics = endpoint({
  method: "GET",
  path: "/property-statistics/:propertyId",
  who: "investor",
  summary: "What happened at a home in a range",
  params: z.object({ propertyId: id }),
  query: timeRangeQuery,
  reply: propertyNumbers,
});

const eventFields = {
  id: z.string(),
  createdAt: instant,
  property: z.object({ id, displayName: z.string(), isDeleted: z.boolean() }),
  renter: z.object({ id, name: z.string() }).nullable(),
  showing: z.object({ id, startsAt: instant, timeZone: z.string() }).nullable(),
  bundleId: id.nullable(),
};

const statisticRow = z.object(eventFields);
export type StatisticRow = z.infer<typeof statisticRow>;

const rowsQuery = timeRangeQuery.extend({
  statistic: z.enum(listedStatistics),
  after: z.string().max(200).optional(),
});
const rowsPage = z.object({ rows: z.array(statisticRow), next: z.string().nullable() });

export const listPortfolioRows = endpoint({
  method: "GET",
  path: "/portfolio-statistics/owner/rows",
  who: "investor",
  summary: "What a number of all homes counts, newest first; 50 a page",
  query: rowsQuery,
  reply: rowsPage,
});

export const listPropertyRows = endpoint({
  method: "GET",
  path: "/property-statistics/:propertyId/rows",
  who: "investor",
  summary: "What a number of a home counts, newest first; 50 a page",
  params: z.object({ propertyId: id }),
  query: rowsQuery,
  reply: rowsPage,
});

const activityItem = z.object({
  ...eventFields,
  eventName: z.enum(activityNames),
  /** The member of the company who did it; null where a renter, Piper or the clock did. */
  user: z.object({ name: z.string() }).nullable(),
});
export type ActivityItem = z.infer<typeof activityItem>;

export const listActivity = endpoint({
  method: "GET",
  path: "/activity-feed/owner",
  who: "investor",
  summary: "What happened last at all homes, newest first",
  query: z.strictObject({ limit: z.coerce.number().int().min(1).max(50).default(50) }),
  reply: z.array(activityItem),
});

export const downloadPortfolioInquiries = endpoint({
  method: "GET",
  path: "/property-statistics/company/:companyId/download",
  who: "investor",
  summary: "The company's inquiries of a range as an .xlsx file named by the day; 429 while two are under way",
  params: z.object({ companyId: id }),
  query: timeRangeQuery,
  reply: nothing,
  kind: "file",
});

export const downloadPropertyStatistics = endpoint({
  method: "GET",
  path: "/property-statistics/:propertyId/download",
  who: "investor",
  summary: "The statistics of a home in a range as an .xlsx file named by the day; 429 while two are under way",
  params: z.object({ propertyId: id }),
  query: timeRangeQuery,
  reply: nothing,
  kind: "file",
});

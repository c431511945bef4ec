import type { DataPoint, PortfolioNumbers, PropertyNumbers } from "@porchlight/contract/statistics.ts";
import type { TimeRange } from "@porchlight/domain/kernel/time-range.ts";
import {
  type Bucket,
  bucketsOf,
  type Granularity,
  granularityOf,
  spanOf,
} from "@porchlight/domain/statistics/buckets.ts";
import { portfolioStatistics, propertyStatistics } from "@porchlight/domain/statistics/statistics.ts";
import type { App } from "../app.ts";
import { perApp } from "../per-app.ts";
import { sharedReads } from "../platform/shared-reads.ts";
import { beginningOf, type Counts, countsIn } from "./count-queries.ts";

/** Whose numbers are read, and of what range as it is where the reader is. */
export type Wanted = { companyId: string; range: TimeRange; timeZone: string };

/** Returns the span of a range for a company, ending now. */
export async function spanFor(app: App, { companyId, range, timeZone }: Wanted): Promise<Bucket> {
  const now = app.clock.now();
  const beginning = range === "ALL_TIME" ? await beginningOf(app.db, companyId) : null;
  return spanOf(range, { now, timeZone, beginning });
}

const readsOf = perApp(() => sharedReads<PortfolioNumbers>());

/** Returns the numbers of a company's whole range. Everyone with an open dashboard asks again at the same event. */
export function portfolioNumbers(app: App, wanted: Wanted): Promise<PortfolioNumbers> {
  const { companyId, range, timeZone } = wanted;
  return readsOf(app)(`${companyId} ${range} ${timeZone}`, async () => {
    const { counts, activeListings } = await countsIn(app.db, { companyId, propertyId: null }, [
      await spanFor(app, wanted),
    ]);
    return portfolioNumbersOf(counts[0]!, activeListings);
  });
}

/** Returns the numbers of each bucket of a range; the listings that are active are counted back from now. */
export async function portfolioTimeSeries(
  app: App,
  wanted: Wanted,
): Promise<{ granularity: Granularity; dataPoints: DataPoint[] }> {
  const granularity = granularityOf[wanted.range];
  const buckets = bucketsOf(await spanFor(app, wanted), granularity, wanted.timeZone);
  const whose = { companyId: wanted.companyId, propertyId: null };
  const { counts, activeListings } = await countsIn(app.db, whose, buckets);
  const dataPoints: DataPoint[] = [];
  let active = activeListings;
  for (const [index, one] of [...counts.entries()].reverse()) {
    dataPoints.unshift({ timestamp: buckets[index]!.from.toString(), ...portfolioNumbersOf(one, active) });
    active -= one.listingsOpened - one.listingsClosed;
  }
  return { granularity, dataPoints };
}

export async function propertyNumbers(app: App, wanted: Wanted, propertyId: string): Promise<PropertyNumbers> {
  const { counts } = await countsIn(app.db, { companyId: wanted.companyId, propertyId }, [await spanFor(app, wanted)]);
  return propertyNumbersOf(counts[0]!);
}

/** Returns the numbers of a home bucket by bucket and of the whole range, all of one moment. */
export async function propertySeries(
  app: App,
  wanted: Wanted,
  propertyId: string,
): Promise<{ buckets: { from: Temporal.Instant; counts: PropertyNumbers }[]; whole: PropertyNumbers }> {
  const buckets = bucketsOf(await spanFor(app, wanted), granularityOf[wanted.range], wanted.timeZone);
  const { counts } = await countsIn(app.db, { companyId: wanted.companyId, propertyId }, buckets);
  const whole = Object.fromEntries(
    propertyStatistics.map((name) => [name, counts.reduce((sum, one) => sum + one[name], 0)]),
  ) as PropertyNumbers;
  return { buckets: buckets.map(({ from }, index) => ({ from, counts: propertyNumbersOf(counts[index]!) })), whole };
}

const propertyNumbersOf = (counts: Counts): PropertyNumbers =>
  Object.fromEntries(propertyStatistics.map((name) => [name, counts[name]])) as PropertyNumbers;

const portfolioNumbersOf = (counts: Counts, activeListings: number): PortfolioNumbers =>
  Object.fromEntries(
    portfolioStatistics.map((name) => [name, name === "listingsActive" ? activeListings : counts[name]]),
  ) as PortfolioNumbers;

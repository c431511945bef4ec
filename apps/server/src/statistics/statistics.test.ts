import type { PropertyView } from "@porchlight/contract/properties.ts";
import type {
  ActivityItem,
  DataPoint,
  PortfolioNumbers,
  PropertyNumbers,
  StatisticRow,
} from "@porchlight/contract/statistics.ts";
import { type TimeRange, timeRanges } from "@porchlight/domain/kernel/time-range.ts";
import { type Bucket, bucketsOf, granularityOf } from "@porchlight/domain/statistics/buckets.ts";
import { countedStatistics, type ListedStatistic, listedStatistics } from "@porchlight/domain/statistics/statistics.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { App } from "../app.ts";
import type { EventKind } from "../events/kinds.ts";
import { type DomainEvent, record } from "../events/record.ts";
import { statisticsOf } from "../events/statistics.ts";
import { rows, sql } from "../platform/database/database.ts";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks } from "../testing/renters.ts";
import { type Counts, countsIn } from "./count-queries.ts";
import { spanFor } from "./queries.ts";
import { recount } from "./recount-store.ts";
import { addChanges } from "./totals-store.ts";

const zones = ["America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"];
const ranges = Object.keys(timeRanges) as TimeRange[];
// Days after the clocks went back in New York, and weeks after they went forward on Lord Howe Island.
const today = "2026-11-04T15:20:00Z";

let product: TestProduct;
let app: App;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
  app = product.product.app;
  await product.setClock(today);
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
});
afterAll(() => product.close());

const addAll = async () => {
  while ((await app.inTransaction((tx) => addChanges(tx, 300))) > 0);
};

/** Numbers that look random and are the same in each run, from 0 up to 1. */
function unforeseen(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const kinds: { kind: EventKind; data?: object }[] = [
  { kind: "lead.arrived", data: { source: "ZILLOW" } },
  { kind: "lead.qualified" },
  { kind: "message.sent", data: {} },
  { kind: "message.sent", data: { isFollowUp: true } },
  { kind: "message.received" },
  { kind: "showing.created" },
  { kind: "showing.booked" },
  { kind: "property.published" },
  { kind: "property.paused" },
];

/** Records events of a company all over two years. */
async function record2Years(companyId: string, homes: string[], count: number, seed: number): Promise<void> {
  const next = unforeseen(seed);
  const now = Temporal.Instant.from(today);
  for (let done = 0; done < count; done += 50)
    await app.inTransaction(async (tx) => {
      for (let index = 0; index < 50; index++) {
        const reach = next() < 0.5 ? 3 * 1440 : 730 * 1440;
        const at = now.subtract({ minutes: Math.floor(next() * reach) });
        const propertyId = homes[Math.floor(next() * homes.length)]!;
        const what = kinds[Math.floor(next() * kinds.length)]!;
        await record(tx, app.jobs, { ...what, companyId, propertyId, at } as DomainEvent);
      }
    });
}

/** Counts the log event by event. */
async function countedByHand(companyId: string, propertyId: string | null, buckets: readonly Bucket[]) {
  const events = await rows(
    app.db,
    sql<{ kind: EventKind; at: Temporal.Instant; data: object }>`
      select kind, at, data from event where company_id = ${companyId}
        ${propertyId ? sql`and property_id = ${propertyId}` : sql``}`,
  );
  return buckets.map(({ from, to }) => {
    const counts = Object.fromEntries(countedStatistics.map((name) => [name, 0])) as Counts;
    for (const event of events)
      if (event.at.epochNanoseconds >= from.epochNanoseconds && event.at.epochNanoseconds < to.epochNanoseconds)
        for (const name of statisticsOf(event) ?? []) counts[name] += 1;
    return counts;
  });
}

describe("The statistics", () => {
  it("count each bucket as the log does, in any zone, added to totals or not", async () => {
    const { companyId } = await aSignedInOwner(product, "Noor Haddad");
    const homes = [crypto.randomUUID(), crypto.randomUUID()];
    await record2Years(companyId, homes, 600, 7);
    await addAll();
    await record2Years(companyId, homes, 300, 11);
    for (const timeZone of zones)
      for (const range of ranges) {
        const span = await spanFor(app, { companyId, range, timeZone });
        const buckets = bucketsOf(span, granularityOf[range], timeZone);
        for (const propertyId of [null, homes[0]!]) {
          const whose = { companyId, propertyId };
          const { counts } = await countsIn(app.db, whose, buckets);
          expect(
            counts.map(({ ...one }) => ({ ...one })),
            `${range} in ${timeZone}`,
          ).toMatchObject(await countedByHand(companyId, propertyId, buckets));
          const whole = await countsIn(app.db, whose, [span]);
          for (const name of countedStatistics)
            expect(whole.counts[0]![name]).toBe(counts.reduce((sum, one) => sum + one[name], 0));
        }
      }
  });

  it("lose and repeat nothing while events are written and added to totals by several at once", async () => {
    const { companyId } = await aSignedInOwner(product, "Ira Quist");
    const homes = [crypto.randomUUID()];
    const everything = [
      { from: Temporal.Instant.from("2020-01-01T00:00Z"), to: Temporal.Instant.from("2030-01-01T00:00Z") },
    ];
    let isOver = false;
    const adding = [1, 2].map(async () => {
      while (!isOver) await app.inTransaction((tx) => addChanges(tx, 7));
    });
    const read: number[] = [];
    const reading = (async () => {
      while (!isOver) read.push((await countsIn(app.db, { companyId, propertyId: null }, everything)).counts[0]!.leads);
    })();
    await Promise.all([1, 2, 3, 4].map((seed) => record2Years(companyId, homes, 150, seed)));
    isOver = true;
    await Promise.all([...adding, reading]);
    // What is taken from where it waits and what its total gains are seen at the same moment.
    expect(read).toEqual(read.toSorted((one, other) => one - other));
    const { counts } = await countsIn(app.db, { companyId, propertyId: null }, everything);
    expect(counts).toMatchObject(await countedByHand(companyId, null, everything));
    expect(await app.inTransaction((tx) => recount(tx, { isRepair: false }))).toEqual([]);
  });

  it("are named where they differ from the log, and set right on request", async () => {
    await addAll();
    await app.write(sql`
      update statistic_total set messages_sent = messages_sent + 3 where ctid in (
        select ctid from statistic_total where property_id is null and unit = 'day' order by starts_at limit 1)`);
    await app.write(sql`
      delete from statistic_total where ctid in (
        select ctid from statistic_total where property_id is not null and unit = 'hour' and leads = 1 and qualified_leads = 0
          and messages_sent = 0 order by starts_at limit 1)`);
    const wrong = await app.inTransaction((tx) => recount(tx, { isRepair: true }));
    expect(wrong.find(({ statistic }) => statistic === "messagesSent")).toMatchObject({
      unit: "day",
      propertyId: null,
    });
    expect(wrong.find(({ statistic }) => statistic === "leads")).toMatchObject({ unit: "hour", counted: 1, found: 0 });
    expect(await app.inTransaction((tx) => recount(tx, { isRepair: false }))).toEqual([]);
  });
});

describe("What an owner reads of a home and a renter's way through it", () => {
  const call = <Reply>(path: string) => callAs(product, owner)<Reply>("GET", path);
  const listed = async (statistic: ListedStatistic, filter = "ALL_TIME") =>
    (await call<{ rows: StatisticRow[] }>(`/portfolio-statistics/owner/rows?statistic=${statistic}&filter=${filter}`))
      .rows;

  beforeAll(async () => {
    for (const name of ["Ann Lee", "Ben Cho"]) await aRenterAsks(product, home.slug, "2026-11-07T15:00:00Z", { name });
    const [showing] = await call<{ id: string; showingRequests: { id: string }[] }[]>(
      `/showing/property/${home.id}/pending`,
    );
    const agent = await anAgent(product, owner);
    for (const { id } of showing!.showingRequests)
      await callAs(product, owner)("POST", `/showing-request/accept/property/${home.id}`, {
        showingRequestId: id,
        showingAgentId: agent.id,
      });
    await product.settled();
    await product.setClock("2026-11-07T15:40:00Z");
    await product.settled();
  });

  it("is one showing with two renters, requested twice, booked and completed once", async () => {
    const portfolio = await call<PortfolioNumbers>("/portfolio-statistics/owner?filter=LAST_7_DAYS");
    expect(portfolio).toEqual({
      leads: 2,
      qualifiedLeads: 2,
      listingsActive: 1,
      listingsRentedOut: 0,
      showingsRequested: 2,
      showingsCompleted: 1,
      applicationsSent: 0,
      applicationsCompleted: 0,
    });
    const numbers = await call<PropertyNumbers>(`/property-statistics/${home.id}?filter=Last%2030%20days`);
    expect(numbers).toMatchObject({
      leads: 2,
      qualifiedLeads: 2,
      showingsTotal: 1,
      showingsBooked: 1,
      followUpsSent: 0,
    });
    expect(numbers.messagesSent).toBeGreaterThan(2);
  });

  it("comes bucket by bucket, with the active listings at each end", async () => {
    const { granularity, dataPoints } = await call<{ granularity: string; dataPoints: DataPoint[] }>(
      "/portfolio-statistics/owner/time-series?filter=LAST_7_DAYS",
    );
    expect([granularity, dataPoints.length]).toEqual(["day", 8]);
    expect(dataPoints.map(({ listingsActive }) => listingsActive)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    expect(dataPoints.map(({ leads }) => leads)).toEqual([0, 0, 0, 0, 2, 0, 0, 0]);
    expect(dataPoints.map(({ showingsCompleted }) => showingsCompleted)).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it("is listed behind each number, as many rows as it says, for one home too", async () => {
    const numbers = await call<PropertyNumbers & PortfolioNumbers>(`/property-statistics/${home.id}?filter=ALL_TIME`);
    for (const statistic of listedStatistics) {
      const ofHome = await call<{ rows: StatisticRow[] }>(
        `/property-statistics/${home.id}/rows?statistic=${statistic}&filter=ALL_TIME`,
      );
      if (statistic in numbers) expect(ofHome.rows.length, statistic).toBe(numbers[statistic]);
      expect(await listed(statistic)).toEqual(ofHome.rows);
    }
    expect((await listed("leads")).map(({ renter }) => renter?.name)).toEqual(["Ben Cho", "Ann Lee"]);
    expect(await listed("showingsCompleted")).toMatchObject([
      { property: { id: home.id }, showing: { startsAt: "2026-11-07T15:00:00Z", timeZone: "America/New_York" } },
    ]);
  });

  it("comes in pages, each row once", async () => {
    const { companyId, ...other } = await aSignedInOwner(product, "Theo Lang");
    const place = await aListedHome(product, { companyId, ...other });
    await app.inTransaction(async (tx) => {
      for (let index = 0; index < 70; index++)
        await record(tx, app.jobs, {
          kind: "message.sent",
          companyId,
          propertyId: place.id,
          at: app.clock.now(),
          data: {},
        });
    });
    type Page = { rows: StatisticRow[]; next: string | null };
    const ask = (after = "") =>
      callAs(product, other)<Page>(
        "GET",
        `/portfolio-statistics/owner/rows?statistic=messagesSent&filter=LAST_24_HOURS${after}`,
      );
    const first = await ask();
    const second = await ask(`&after=${encodeURIComponent(first.next!)}`);
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 20, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(70);
  });

  it("is in the activity feed, newest first", async () => {
    const feed = await call<ActivityItem[]>("/activity-feed/owner?limit=50");
    expect(feed.map(({ eventName, renter }) => [eventName, renter?.name ?? null])).toEqual([
      ["SHOWING_COMPLETED", "Ben Cho"],
      ["SHOWING_COMPLETED", "Ann Lee"],
      ["SHOWING_CONFIRMED", "Ben Cho"],
      ["SHOWING_CONFIRMED", "Ann Lee"],
      ["SHOWING_REQUESTED", "Ben Cho"],
      ["LEAD_QUALIFIED", "Ben Cho"],
      ["NEW_LEAD", "Ben Cho"],
      ["SHOWING_REQUESTED", "Ann Lee"],
      ["LEAD_QUALIFIED", "Ann Lee"],
      ["NEW_LEAD", "Ann Lee"],
      ["PROPERTY_LISTED", null],
      ["PROPERTY_ADDED", null],
    ]);
    expect(feed.find(({ eventName }) => eventName === "SHOWING_CONFIRMED")!.user).toEqual({ name: owner.name });
    expect((await call<ActivityItem[]>("/activity-feed/owner?limit=3")).length).toBe(3);
  });

  it("stays with a deleted home, and its listing ends", async () => {
    const before = await call<PortfolioNumbers>("/portfolio-statistics/owner?filter=ALL_TIME");
    await callAs(product, owner)("DELETE", `/property/${home.id}`);
    const after = await call<PortfolioNumbers>("/portfolio-statistics/owner?filter=ALL_TIME");
    expect(after).toEqual({ ...before, listingsActive: 0 });
    const { dataPoints } = await call<{ dataPoints: DataPoint[] }>(
      "/portfolio-statistics/owner/time-series?filter=LAST_7_DAYS",
    );
    expect(dataPoints.map(({ listingsActive }) => listingsActive)).toEqual([0, 0, 0, 0, 1, 1, 1, 0]);
  });

  it("is another company's to read for nobody else, and a range or place that is none is refused", async () => {
    const stranger = await aSignedInOwner(product, "Ada Brook");
    const ask = async (path: string) => (await product.api("GET", path, { token: stranger.token })).status;
    expect(await ask(`/property-statistics/${home.id}?filter=ALL_TIME`)).toBe(404);
    expect(await ask(`/property-statistics/${home.id}/rows?statistic=leads`)).toBe(404);
    expect(await ask("/portfolio-statistics/owner?filter=Last%20century")).toBe(400);
    expect(await ask("/portfolio-statistics/owner/rows?statistic=leads&after=yesterday")).toBe(400);
    expect(await ask("/activity-feed/owner?limit=51")).toBe(400);
    expect(await callAs(product, stranger)<ActivityItem[]>("GET", "/activity-feed/owner")).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { usStates } from "../../properties/us-states.ts";
import { offerRuleOf } from "./conditional-offer.ts";
import { countyPlaces } from "./county-places.ts";
import { federalRows } from "./federal-rows.ts";
import { checkedWithinDays, lawFor, lawRows, rowsAbout, staleRows } from "./law.ts";
import type { LawPlace, LawTopic } from "./law-row.ts";
import { placeWords } from "./place-words.ts";

const day = (iso: string) => Temporal.PlainDate.from(iso);
const today = day("2026-11-25");
const values = (place: LawPlace, topic: LawTopic, on = today) =>
  rowsAbout(lawFor(place, on), topic).map(({ value }) => value);
const afterOffer = { kind: "after-conditional-offer" };

describe("The law of a place", () => {
  it("is that of its state with that of its city", () => {
    expect(values({ state: "NY", city: "Albany" }, "criminal-check")).toEqual([]);
    expect(values({ state: "NY", city: "New York" }, "criminal-check")).toMatchObject([afterOffer]);
    expect(values({ state: "NY", city: "New York" }, "fee")).toEqual([{ kind: "lesser-of-cost-and", cents: 2000 }]);
    expect(values({ state: "ID", city: "Boise" }, "fee")).toEqual([{ kind: "at-most", cents: 3000 }]);
    expect(values({ state: "ID", city: "Moscow" }, "fee")).toEqual([]);
  });

  it.each<[string, LawPlace]>([
    ["a borough", { state: "NY", city: "Brooklyn" }],
    ["a part of Queens", { state: "NY", city: "Long Island City" }],
    ["a borough's county", { state: "NY", city: "Somewhere", county: "Kings County" }],
    ["the city, in other letters", { state: "ny", city: " NEW  YORK " }],
  ])("is that of New York City for an address with %s", (_what, place) => {
    expect(values(place, "criminal-check")).toMatchObject([afterOffer]);
  });

  it("is that of a county where the county is known, or told by city or ZIP code", () => {
    const limited = [{ kind: "limited" }];
    expect(values({ state: "IL", city: "Evanston", county: "Cook" }, "criminal-check")).toEqual(limited);
    expect(values({ state: "IL", city: "Chicago" }, "criminal-check")).toEqual(limited);
    expect(values({ state: "IL", city: " Oak  Park" }, "criminal-check")).toEqual(limited);
    expect(values({ state: "IL", city: "Norwood Park", zip: "60706" }, "criminal-check")).toEqual(limited);
    expect(values({ state: "IL", city: "Naperville", zip: "60540" }, "criminal-check")).toEqual([]);
    expect(values({ state: "IL", city: "Evanston", county: "Lake" }, "criminal-check")).toEqual([]);
    expect(values({ state: "IN", city: "Schaumburg", zip: "60601" }, "criminal-check")).toEqual([]);
    expect(values({ state: "MN", city: "Chicago", county: "Cook" }, "criminal-check")).toEqual([]);
  });

  it("never comes from a city of the same name in another state", () => {
    expect(values({ state: "TX", city: "New York" }, "criminal-check")).toEqual([]);
    expect(values({ state: "KY", city: "Brooklyn" }, "criminal-check")).toEqual([]);
  });

  it("holds from its first day on", () => {
    const city = { state: "NY", city: "New York" };
    expect(values(city, "criminal-check", day("2024-12-31"))).toEqual([]);
    expect(values(city, "criminal-check", day("2025-01-01"))).toMatchObject([afterOffer]);
  });

  it("is empty where nothing is known", () => {
    expect(lawFor({ state: "OR", city: "Portland" }, today)).toEqual([]);
  });

  it("knows what New Jersey, Colorado and California ask for", () => {
    expect(values({ state: "NJ", city: "Newark" }, "criminal-check")).toEqual([
      { kind: "after-conditional-offer", isOfferWritten: true, appealDays: 30 },
    ]);
    expect(values({ state: "CO" }, "own-report")).toEqual([{ kind: "must-be-taken", maxAgeDays: 30 }]);
    expect(values({ state: "CO" }, "report-copy")).toEqual([{ reports: "all", saysHowToDispute: true }]);
    expect(values({ state: "CA" }, "fee-refund")).toEqual([
      { kind: "not-chosen", daysAfterChoice: 7, daysAfterApplying: 30 },
    ]);
  });
});

describe("The rule about a conditional offer", () => {
  const ruleAt = (place: LawPlace) => offerRuleOf(lawFor(place, today));

  it.each<[LawPlace, string, boolean, number | null]>([
    [{ state: "NJ", city: "Newark" }, "New Jersey", false, 30],
    [{ state: "NY", city: "Brooklyn" }, "New York City", false, null],
    [{ state: "DC", city: "Washington" }, "District of Columbia", true, null],
    [{ state: "IL", city: "Chicago" }, "Cook County, Illinois", true, null],
    [{ state: "WA", city: "Seattle" }, "Seattle, Washington", true, null],
  ])("at %j is that of %s; limits alone are known: %j; days to appeal: %j", (place, words, isLimited, appealDays) => {
    const rule = ruleAt(place)!;
    expect(placeWords(rule.row.place)).toBe(words);
    expect(rule).toMatchObject({ isLimited, appealDays });
  });

  it("is none elsewhere", () => expect(ruleAt({ state: "OR", city: "Portland" })).toBeNull());
});

describe("The places of a county", () => {
  it.each(countyPlaces)("are of a real state, by cities in small letters and by ZIP codes: $county", (one) => {
    expect(usStates).toHaveProperty(one.state);
    for (const city of one.cities) expect(city).toBe(city.toLowerCase().trim());
    for (const prefix of one.zipPrefixes) expect(prefix).toMatch(/^\d{3,5}$/);
    expect([one.source === "", day(one.checkedOn).toString()]).toEqual([false, one.checkedOn]);
  });
});

describe("Each row of the law", () => {
  it.each(lawRows)("is of a real state, with a source and an amount that can be charged: $place $topic", (row) => {
    expect(usStates).toHaveProperty(row.place.state);
    expect(row.source).not.toBe("");
    if ("cents" in row.value)
      expect(row.value.cents).toSatisfy((cents: number) => Number.isInteger(cents) && cents > 0);
  });

  it.each([...federalRows, ...lawRows])("has real days, in order: $place $topic", ({ from, until, checkedOn }) => {
    const days = [from, until, checkedOn].filter((one) => one !== undefined);
    expect(days.map((one) => day(one).toString())).toEqual(days);
    expect((from ?? "") < (until ?? "9999-12-31")).toBe(true);
  });
});

describe("A row that nobody has checked", () => {
  it(`is stale after ${checkedWithinDays} days`, () => {
    const [row] = lawRows;
    const last = day(row!.checkedOn).add({ days: checkedWithinDays });
    expect(staleRows([row!], last)).toEqual([]);
    expect(staleRows([row!], last.add({ days: 1 }))).toEqual([row]);
  });
});

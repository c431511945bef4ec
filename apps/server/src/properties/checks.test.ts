import { portfolioSequence, propertyStatuses } from "@porchlight/domain/properties/lifecycle.ts";
import {
  blackoutDatesCount,
  bufferRange,
  descriptionMarkupLength,
  displayNameLength,
  highlightsLength,
  minimumNoticeRange,
} from "@porchlight/domain/properties/limits.ts";
import { showingDurations, slotsCount } from "@porchlight/domain/scheduling/slots.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../platform/postgres/testing.ts";

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const definitionOf = async (constraint: string): Promise<string> => {
  const found = await client.query<{ definition: string }>(
    "select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1",
    [constraint],
  );
  return found.rows[0]!.definition;
};
const numbersIn = (definition: string): number[] => (definition.match(/\d+/g) ?? []).map(Number);

describe("The database's constraints on a home", () => {
  it("contain exactly the statuses of its life cycle", async () =>
    expect((await definitionOf("property_status")).match(/[A-Z_]{4,}(?=')/g)!.sort()).toEqual(
      [...propertyStatuses].sort(),
    ));

  it.each([
    ["property_display_name_length", [displayNameLength.min, displayNameLength.max]],
    ["property_description_length", [descriptionMarkupLength.max]],
    ["property_highlights_length", [highlightsLength.max]],
    ["property_showing_duration", [...showingDurations]],
    ["property_slots_count", [slotsCount.max]],
    ["property_minimum_notice", [minimumNoticeRange.min, minimumNoticeRange.max]],
    ["property_buffer", [bufferRange.min, bufferRange.max]],
    ["property_blackout_dates_count", [blackoutDatesCount.max]],
  ])("have the domain's limits in %s", async (constraint, limits) =>
    expect(numbersIn(await definitionOf(constraint))).toEqual(limits),
  );

  it("rank the portfolio in the domain's order", async () => {
    const ranked = await client.query<{ rule: string }>(
      "select pg_get_expr(adbin, adrelid) as rule from pg_attrdef where adrelid = 'property'::regclass and pg_get_expr(adbin, adrelid) like '%CASE%'",
    );
    const named = ranked.rows[0]!.rule.match(/[A-Z_]{5,}(?=')/g);
    expect(named).toEqual(portfolioSequence.slice(0, -1));
  });
});

import { escalationStatuses } from "@porchlight/domain/escalations/lifecycle.ts";
import { leadStages } from "@porchlight/domain/leads/lifecycle.ts";
import { propertyStatuses } from "@porchlight/domain/properties/lifecycle.ts";
import { requestStatuses, rescheduleStatuses, showingStatuses } from "@porchlight/domain/showings/lifecycle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../postgres/testing.ts";
import { type Database, openDatabase, row, sql } from "./database.ts";

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase(test.connectionString, 2);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const held = {
  property_status: propertyStatuses,
  inquiry_stage_known: leadStages,
  showing_status_known: showingStatuses,
  showing_request_status_known: requestStatuses,
  reschedule_request_status_known: rescheduleStatuses,
  escalation_status_known: escalationStatuses,
};

describe("The database's check", () => {
  it.each(Object.entries(held))("%s allows exactly the states of the life cycle", async (constraint, states) => {
    const found = await row(
      database.reader,
      sql<{
        definition: string;
      }>`select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${constraint}`,
    );
    const allowed = [...found!.definition.matchAll(/'([A-Z_]+)'/g)].map(([, state]) => state);
    expect(allowed.sort()).toEqual([...states].sort());
  });
});

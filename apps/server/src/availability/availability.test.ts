import type { AvailabilityView, SlotView } from "@porchlight/contract/availability.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aDraft } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

let product: TestProduct;
let owner: SignedInOwner;
let stranger: SignedInOwner;
let home: string;
let availabilityId: string;
beforeAll(async () => {
  product = await startTestProduct();
  owner = await aSignedInOwner(product);
  stranger = await aSignedInOwner(product, "Sam Rivera");
});
afterAll(() => product.close());

const call = <Body>(method: string, path: string, body?: unknown, by = owner) =>
  product.api<Body>(method, path, { token: by.token, body });
const read = async () => (await call<AvailabilityView>("GET", `/property-availability/${home}`)).body;
const slot = (startTime: string, endTime: string, weekday = "MONDAY") => ({ weekday, startTime, endTime });
const add = (given: object, by = owner) => call<SlotView>("POST", `/availability-slot/${availabilityId}`, given, by);
type Failure = { message: string; validationErrors?: Record<string, string> };

const aHome = (by: SignedInOwner): Promise<string> => aDraft(product, by);

beforeEach(async () => {
  home = await aHome(owner);
  availabilityId = (await read()).id;
});

describe("The availability of a home", () => {
  it("returns its slots in the order of the week", async () => {
    const late = await add(slot("18:00", "00:00"));
    const early = await add(slot("09:00", "17:00"));
    const sunday = await add(slot("10:00", "12:00", "SUNDAY"));
    expect(late.status).toBe(201);
    expect(late.body).toMatchObject({ ...slot("18:00", "00:00"), propertyAvailabilityId: availabilityId });
    expect(await read()).toMatchObject({
      id: availabilityId,
      showingDurationInMinutes: 30,
      timeZone: "America/Chicago",
      availabilitySlots: [sunday.body, early.body, late.body],
    });
  });

  it("changes a slot, which is sent as a whole", async () => {
    const { body } = await add(slot("09:00", "17:00"));
    const changed = await call<SlotView>("PATCH", "/availability-slot", { ...body, endTime: "16:00" });
    expect([changed.status, changed.body]).toEqual([200, { ...body, endTime: "16:00" }]);
    expect((await read()).availabilitySlots).toEqual([changed.body]);
  });

  it("deletes the slots of a day in one call", async () => {
    const ids = [await add(slot("09:00", "12:00")), await add(slot("13:00", "17:00"))].map(({ body }) => body.id);
    const tuesday = await add(slot("09:00", "12:00", "TUESDAY"));
    expect((await call("DELETE", "/availability-slot", ids)).status).toBe(204);
    expect((await read()).availabilitySlots).toEqual([tuesday.body]);
    expect((await call("DELETE", "/availability-slot", ids)).status).toBe(404);
  });

  it.each([10, 15, 30, 45, 60])("may show the home for %i minutes", async (durationInMinutes) => {
    const path = `/property-availability/${availabilityId}/showing-duration`;
    const { body } = await call<AvailabilityView>("PATCH", path, { durationInMinutes });
    expect(body.showingDurationInMinutes).toBe(durationInMinutes);
  });

  it("may not show the home for 20 minutes", async () => {
    const path = `/property-availability/${availabilityId}/showing-duration`;
    expect((await call("PATCH", path, { durationInMinutes: 20 })).status).toBe(400);
  });

  it("answers 404 to another owner", async () => {
    const { body } = await add(slot("09:00", "17:00"));
    const path = `/property-availability/${availabilityId}/showing-duration`;
    expect((await add(slot("09:00", "17:00"), stranger)).status).toBe(404);
    expect((await call("PATCH", "/availability-slot", body, stranger)).status).toBe(404);
    expect((await call("DELETE", "/availability-slot", [body.id], stranger)).status).toBe(404);
    expect((await call("PATCH", path, { durationInMinutes: 60 }, stranger)).status).toBe(404);
    expect((await read()).availabilitySlots).toEqual([body]);
  });

  it("deletes no slot when one in the call is another owner's or already deleted", async () => {
    const { body: own } = await add(slot("09:00", "12:00"));
    const { body: gone } = await add(slot("13:00", "17:00"));
    expect((await call("DELETE", "/availability-slot", [gone.id])).status).toBe(204);
    const theirs = await call<AvailabilityView>(
      "GET",
      `/property-availability/${await aHome(stranger)}`,
      undefined,
      stranger,
    );
    const path = `/availability-slot/${theirs.body.id}`;
    const { body: foreign } = await call<SlotView>("POST", path, slot("09:00", "12:00"), stranger);
    for (const other of [foreign, gone])
      expect((await call("DELETE", "/availability-slot", [own.id, other.id])).status).toBe(404);
    expect((await read()).availabilitySlots).toEqual([own]);
  });
});

describe("The booking rules", () => {
  const put = (rules: object, by = owner) =>
    call<AvailabilityView & Failure>("PUT", `/property-availability/${availabilityId}/booking-rules`, rules, by);
  const rules = { minimumNoticeInMinutes: 240, bufferInMinutes: 15, blackoutDates: ["2026-12-25", "2026-12-24"] };

  it("default to two hours' notice, no buffer and no blackout dates", async () =>
    expect(await read()).toMatchObject({ minimumNoticeInMinutes: 120, bufferInMinutes: 0, blackoutDates: [] }));

  it("are stored as a whole, with dates sorted and without duplicates", async () => {
    await put({ ...rules, blackoutDates: [...rules.blackoutDates, "2026-12-25"] });
    expect(await read()).toMatchObject({ ...rules, blackoutDates: ["2026-12-24", "2026-12-25"] });
  });

  it.each([
    ["minimumNoticeInMinutes", -1, "Minimum notice cannot be negative"],
    ["minimumNoticeInMinutes", 10_081, "Maximum 7 days"],
    ["bufferInMinutes", 241, "Maximum 4 hours"],
  ])("reject %s of %i", async (field, value, message) => {
    const answer = await put({ ...rules, [field]: value });
    expect([answer.status, answer.body.validationErrors]).toEqual([400, { [field]: message }]);
  });

  it("reject an invalid date", async () =>
    expect((await put({ ...rules, blackoutDates: ["2026-02-30"] })).body.validationErrors).toEqual({
      "blackoutDates.0": "Please enter a valid date",
    }));

  it("answer 404 to another owner", async () => expect((await put(rules, stranger)).status).toBe(404));
});

describe("A slot", () => {
  it.each([
    ["20:00", "02:00"],
    ["13:00", "11:59"],
    ["18:00", "00:00"],
  ])("may run %s-%s", async (start, end) => expect((await add(slot(start, end))).status).toBe(201));

  it.each([
    ["10:00", "09:00"],
    ["11:00", "10:00"],
    ["10:00", "10:00"],
  ])("may not run %s-%s", async (start, end) => {
    const answer = await call<Failure>("POST", `/availability-slot/${availabilityId}`, slot(start, end));
    expect([answer.status, answer.body.message, answer.body.validationErrors]).toEqual([
      400,
      "Start time must be before end time.",
      { endTime: "Start time must be before end time." },
    ]);
  });

  it("may touch another but not overlap it, whether new or changed", async () => {
    await add(slot("09:00", "12:00"));
    const { body: touching } = await add(slot("12:00", "13:00"));
    const overlap = await call<Failure>("POST", `/availability-slot/${availabilityId}`, slot("11:00", "13:00"));
    expect([overlap.status, overlap.body.validationErrors]).toEqual([400, { startTime: "Time cannot overlap." }]);
    const moved = await call<Failure>("PATCH", "/availability-slot", { ...touching, startTime: "11:00" });
    expect([moved.status, moved.body.message]).toEqual([400, "Time cannot overlap."]);
  });

  it("requires valid clock times", async () => expect((await add(slot("9:00", "24:00"))).status).toBe(400));

  it("wins alone when two race for the same time", async () => {
    const both = await Promise.all([add(slot("09:00", "12:00")), add(slot("10:00", "13:00"))]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect((await read()).availabilitySlots).toHaveLength(1);
  });
});

import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applicationOf, applicationsOf, completed, submitted, upload } from "../applications/testing.ts";
import { sql } from "../platform/database/database.ts";
import { callAs } from "../testing/homes.ts";
import type { TestProduct } from "../testing/product.ts";
import { mailsTo } from "../testing/renters.ts";
import {
  anInvited,
  anOwnerWithHome,
  consented,
  paid,
  paymentsTold,
  sampleAgency,
  screeningOf,
  sessionIn,
  startScreeningProduct,
} from "./testing.ts";

const namedAgency = { name: sampleAgency.name, phone: "+18005550142", address: null };

let product: TestProduct;
beforeAll(async () => {
  product = await startScreeningProduct();
}, 120_000);
afterAll(() => product.close());

const homes = {
  capped: { address: "1 State St", city: "Madison", state: "WI", zip: "53703", latitude: 43.0747, longitude: -89.3844 },
  free: { address: "1 Beacon St", city: "Boston", state: "MA", zip: "02108", latitude: 42.3584, longitude: -71.0598 },
  own: { address: "1 Colfax Ave", city: "Denver", state: "CO", zip: "80203", latitude: 39.7392, longitude: -104.9903 },
  twoStep: { address: "1 Broad St", city: "Newark", state: "NJ", zip: "07102", latitude: 40.7357, longitude: -74.1724 },
  restricted: {
    address: "1 State St",
    city: "Albany",
    state: "NY",
    zip: "12207",
    latitude: 42.6526,
    longitude: -73.7562,
  },
  newYorkCity: {
    address: "1 Wall St",
    city: "New York",
    state: "NY",
    zip: "10005",
    latitude: 40.7074,
    longitude: -74.0113,
  },
  cook: { address: "1 Lake St", city: "Chicago", state: "IL", zip: "60601", latitude: 41.8858, longitude: -87.6278 },
  california: {
    address: "1 J St",
    city: "Sacramento",
    state: "CA",
    zip: "95814",
    latitude: 38.5816,
    longitude: -121.4944,
  },
};
let people = 0;
const at = async (place: keyof typeof homes, name = "Ada Clean") => {
  const stage = await anOwnerWithHome(product, { location: { ...alderBungalow.location, ...homes[place] } });
  people += 1;
  return { stage, renter: await anInvited(product, stage, `placed${people}@example.test`, name) };
};

/** Has the owner accept a household that applies without reports. */
async function acceptedWithoutReports(
  { owner }: Awaited<ReturnType<typeof at>>["stage"],
  renter: Awaited<ReturnType<typeof at>>["renter"],
): Promise<void> {
  await screeningOf(product, renter).goWithoutReports("NO_SSN");
  await completed(product, renter, "APPLICANT");
  await submitted(product, renter);
  const path = `/investor-application/${renter.bundleId}/accept`;
  expect(await product.api("POST", path, { token: owner.token, body: {} })).toMatchObject({ status: 200 });
}

/** A person whom the bureau checks by phone, with the rest of their form complete. */
const checked = async (stage: Awaited<ReturnType<typeof at>>["stage"], email: string) => {
  const renter = await anInvited(product, stage, email, "Ada Manual");
  const calls = await paid(product, renter);
  const { examId, questions } = (await calls.prove()).body.exam!;
  expect((await calls.answer(examId, 0, questions)).body.screening.status).toBe("MANUAL_CHECK");
  await completed(product, renter, "APPLICANT");
  return { renter, calls };
};
/** Waits until the bureau has called. */
const byPhone = async () => {
  await product.advance("PT1M");
  await product.advance("PT1M");
};
const seenBy = async ({ owner }: Awaited<ReturnType<typeof at>>["stage"], bundleId: string) =>
  (await applicationsOf(product, owner, bundleId))[0]!;

describe("A report of a renter's own", () => {
  it("is a file that has to be there before its renter submits, and that the owner reads", async () => {
    const { stage, renter } = await at("own");
    const calls = screeningOf(product, renter);
    await completed(product, renter, "APPLICANT");
    await calls.goWithoutReports("OWN_REPORT");
    expect((await applicationOf(product, renter)).missing).toEqual({
      screening: {
        ownReport: "Add your own report",
        agency: "Name the company that made your report",
        madeOn: "Enter the date of your report",
      },
    });
    expect(await submitted(product, renter)).toMatchObject({
      status: 400,
      body: { validationErrors: { "screening.ownReport": "Add your own report" } },
    });
    expect((await upload(product, renter, "OWN_REPORT")).status).toBe(201);
    expect((await applicationOf(product, renter)).missing).toEqual({
      screening: { agency: "Name the company that made your report", madeOn: "Enter the date of your report" },
    });
    expect((await submitted(product, renter)).status).toBe(400);
    expect((await calls.nameAgency(sampleAgency)).body).toMatchObject({
      reportAgency: namedAgency,
      reportMadeOn: "2026-11-20",
    });
    expect((await applicationOf(product, renter)).missing).toEqual({});
    expect((await submitted(product, renter)).status).toBe(200);
    const [application] = await applicationsOf(product, stage.owner, renter.bundleId);
    expect(application).toMatchObject({
      ...{ screening: "OWN_REPORT", ownReports: [{ kind: "OWN_REPORT" }] },
      reportAgency: namedAgency,
    });
  });

  it.each<[string, object, Record<string, string>]>([
    ["no name", { ...sampleAgency, name: " " }, { name: "Company name is required" }],
    ["no way to reach it", { ...sampleAgency, phone: null }, { address: "Enter a phone number or an address" }],
    ["half a phone", { ...sampleAgency, phone: "800-555" }, { phone: "Please enter a valid US phone number" }],
    ["no date", { ...sampleAgency, madeOn: "" }, { madeOn: "Report date is required" }],
    ["a date to come", { ...sampleAgency, madeOn: "2026-12-31" }, { madeOn: "Date cannot be in the future" }],
    [
      "a date too long ago",
      { ...sampleAgency, madeOn: "2026-09-01" },
      { madeOn: "Your report must be from the last 30 days. Add a newer one, or get screened instead." },
    ],
  ])("is of a company that has to be named: %s is told at the field", async (_what, agency, validationErrors) => {
    const { renter } = await at("own");
    const calls = screeningOf(product, renter);
    await calls.goWithoutReports("OWN_REPORT");
    expect(await calls.nameAgency(agency)).toMatchObject({ status: 400, body: { validationErrors } });
    expect((await calls.view()).reportAgency).toBeNull();
  });

  it("that grew too old before its renter submits has to be a newer one", async () => {
    const { stage, renter } = await at("own");
    const calls = screeningOf(product, renter);
    await calls.goWithoutReports("OWN_REPORT");
    await completed(product, renter, "APPLICANT");
    await upload(product, renter, "OWN_REPORT");
    const today = product.product.app.clock.now().toZonedDateTimeISO(stage.home.timeZone).toPlainDate();
    const named = await calls.nameAgency({ ...sampleAgency, madeOn: today.subtract({ days: 30 }).toString() });
    expect(named.status).toBe(200);
    await product.advance("P1D");
    const tooOld = "Your report must be from the last 30 days. Add a newer one, or get screened instead.";
    expect((await applicationOf(product, renter)).missing).toEqual({ screening: { madeOn: tooOld } });
    expect(await submitted(product, renter)).toMatchObject({
      ...{ status: 400, body: { validationErrors: { "screening.madeOn": tooOld } } },
    });
    expect((await calls.nameAgency({ ...sampleAgency, madeOn: today.toString() })).status).toBe(200);
    expect((await submitted(product, renter)).status).toBe(200);
  });

  it("is of a company that nobody names without bringing one", async () => {
    const { renter } = await at("own");
    expect(await screeningOf(product, renter).nameAgency(sampleAgency)).toMatchObject({
      ...{ status: 409, body: { code: "screening.step-not-open" } },
    });
  });

  it.each([
    ["newYorkCity", true],
    ["cook", true],
    ["restricted", false],
    ["own", false],
    ["twoStep", false],
  ] as const)("is to leave out criminal records where these may follow only an offer: %s", async (place, isLeftOut) => {
    const { renter } = await at(place);
    expect((await screeningOf(product, renter).view()).leavesOutCriminal).toBe(isLeftOut);
  });

  it("stays where its renter goes back to our screening, which then has to be finished", async () => {
    const { renter } = await at("own");
    const calls = screeningOf(product, renter);
    await completed(product, renter, "APPLICANT");
    await calls.goWithoutReports("OWN_REPORT");
    await upload(product, renter, "OWN_REPORT");
    await calls.age();
    const { missing, documents } = await applicationOf(product, renter);
    expect(missing).toEqual({ screening: { status: "Complete the screening step" } });
    expect(documents.map(({ kind }) => kind)).toContain("OWN_REPORT");
    expect((await submitted(product, renter)).status).toBe(400);
  });

  it("is refused where no law has it taken, which is said where the law leaves it to the owner", async () => {
    for (const [place, saysNoOwnReport] of [
      ["capped", false],
      ["california", true],
    ] as const) {
      const { renter } = await at(place);
      expect((await screeningOf(product, renter).view()).fee).toMatchObject({ takesOwnReport: false, saysNoOwnReport });
      expect(await upload(product, renter, "OWN_REPORT")).toMatchObject({
        status: 409,
        body: { code: "document.own-report-not-taken" },
      });
      expect((await applicationOf(product, renter)).documents).toEqual([]);
    }
  });
});

describe("The fee", () => {
  it("is the law's cap where one is lower, and its source is named", async () => {
    const { renter } = await at("capped");
    const calls = await consented(product, renter);
    const { fee } = await calls.view();
    expect(fee).toMatchObject({ cents: 2500, baseCents: 4900, reason: "capped", isLawKnown: true });
    expect(fee.source).toBeTruthy();
    expect(fee).toMatchObject({ isSourceFirm: false, isReturnedIfNotChosen: false });
    await calls.pay();
    expect((await paymentsTold(product)).sessions).toContainEqual(expect.objectContaining({ amount: 2500 }));
  });

  it("is none where the law allows none, and reports come without it", async () => {
    const { renter } = await at("free");
    const calls = await consented(product, renter);
    expect((await calls.pay()).body).toMatchObject({ url: null, screening: { status: "FEE_SETTLED" } });
    expect((await calls.prove()).body.screening.status).toBe("ORDERED");
  });

  it("is not charged where a person's own report has to be taken", async () => {
    const { renter } = await at("own");
    const calls = screeningOf(product, renter);
    expect((await calls.view()).fee).toMatchObject({ takesOwnReport: true, saysNoOwnReport: false });
    expect((await calls.goWithoutReports("OWN_REPORT")).body).toMatchObject({
      status: "OWN_REPORT",
      fee: { cents: 0, reason: "own-report" },
      payment: { state: "NONE" },
    });
  });

  it("goes back in California to who is not chosen", async () => {
    const { stage, renter } = await at("california");
    const calls = await paid(product, renter);
    expect((await calls.view()).fee).toMatchObject({ isReturnedIfNotChosen: true });
    await calls.prove();
    await completed(product, renter, "APPLICANT");
    await submitted(product, renter);
    await product.advance("PT1M");
    const path = `/investor-application/${renter.bundleId}/decline`;
    expect((await product.api("POST", path, { token: stage.owner.token, body: {} })).status).toBe(200);
    await product.advance("PT1M");
    expect((await calls.view()).payment.state).toBe("REFUNDED");
  });

  it("goes back in California once another household is accepted, and no other is taken", async () => {
    const { stage, renter: chosen } = await at("california");
    const early = await anInvited(product, stage, "early@example.test", "Ada Clean");
    const calls = await paid(product, early);
    const slow = await consented(product, await anInvited(product, stage, "slow@example.test", "Ada Clean"));
    const page = sessionIn((await slow.pay()).body.url!);
    const late = await consented(product, await anInvited(product, stage, "late@example.test", "Ada Clean"));
    expect((await late.view()).fee.bar).toBeNull();
    await acceptedWithoutReports(stage, chosen);
    await product.advance("PT1M");

    expect(await calls.view()).toMatchObject({ status: "CONSENTED", payment: { state: "REFUNDED" } });
    expect((await paymentsTold(product)).sessions.find(({ id }) => id === page)!.status).toBe("expired");
    for (const one of [calls, slow, late]) {
      expect((await one.view()).fee.bar).toBe("other-accepted");
      expect(await one.pay()).toMatchObject({ status: 409, body: { code: "payment.other-accepted" } });
    }
    expect((await calls.goWithoutReports("NO_SSN")).body.status).toBe("SKIPPED");
    await completed(product, early, "APPLICANT");
    expect((await submitted(product, early)).status).toBe(200);
  });

  it("goes back in California during a check by phone, too, and nobody is then asked to order reports", async () => {
    const { stage, renter: chosen } = await at("california");
    const early = await checked(stage, "phone-early@example.test");
    expect((await submitted(product, early.renter)).status).toBe(200);
    const late = await checked(stage, "phone-late@example.test");
    await acceptedWithoutReports(stage, chosen);
    await byPhone();

    const returned = { status: "FEE_RETURNED", payment: { state: "REFUNDED" } };
    expect(await early.calls.view()).toMatchObject(returned);
    expect(await early.calls.prove()).toMatchObject({ status: 409, body: { code: "screening.step-not-open" } });
    expect(await seenBy(stage, early.renter.bundleId)).toMatchObject({
      screening: "FEE_RETURNED",
      reports: [{ state: "NONE" }, { state: "NONE" }, { state: "NONE" }],
    });
    expect(await late.calls.view()).toMatchObject({
      ...{ status: "CONSENTED", payment: { state: "REFUNDED" }, fee: { bar: "other-accepted" } },
    });
    expect((await late.calls.goWithoutReports("NO_SSN")).body.status).toBe("SKIPPED");
    expect((await submitted(product, late.renter)).status).toBe(200);
    const told = (await mailsTo(product, "phone-early@example.test")).map(({ subject }) => subject);
    expect(told.filter((subject) => subject.startsWith("Your identity is confirmed"))).toEqual([]);
  });

  it("goes back before anybody who was checked by phone is asked to order reports with it", async () => {
    const { stage } = await at("capped");
    const { renter, calls } = await checked(stage, "phone-gone@example.test");
    expect((await submitted(product, renter)).status).toBe(200);
    // Nobody has looked at the fee since the home was rented out.
    await product.product.app.inTransaction(async (tx) => {
      await sql`update property set status = 'RENTED_OUT' where id = ${stage.home.id}`.execute(tx);
    });
    await byPhone();
    expect(await calls.view()).toMatchObject({ status: "FEE_RETURNED", payment: { state: "REFUNDED" } });
    const subjects = (await mailsTo(product, "phone-gone@example.test")).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith("Your identity is confirmed"))).toEqual([]);
    expect(subjects.filter((subject) => subject.endsWith("was refunded"))).toHaveLength(1);
  });

  it("is paid anew by who had it back when the home was rented out, once the home is listed again", async () => {
    const { stage, renter } = await at("capped");
    const calls = await paid(product, renter);
    const change = (path: string) => callAs(product, stage.owner)("PUT", `/property-listing/${path}/${stage.home.id}`);
    await change("complete");
    await product.advance("PT30M");
    await change("publish");
    expect(await calls.view()).toMatchObject({
      status: "CONSENTED",
      payment: { state: "REFUNDED" },
      fee: { bar: null },
    });
    await product.control("POST", `payments/${sessionIn((await calls.pay()).body.url!)}/pay`);
    expect((await calls.check()).body).toMatchObject({ status: "FEE_SETTLED", payment: { state: "PAID" } });
    expect((await calls.prove()).body.screening.status).toBe("ORDERED");
  });

  it("is not taken in California while the home is not listed", async () => {
    const { stage, renter } = await at("california");
    const calls = await consented(product, renter);
    const change = (path: string) => callAs(product, stage.owner)("PUT", `/property-listing/${path}/${stage.home.id}`);
    await change("pause");
    expect((await calls.view()).fee.bar).toBe("home-not-available");
    expect(await calls.pay()).toMatchObject({ status: 409, body: { code: "payment.home-not-available" } });
    await change("publish");
    expect((await calls.view()).fee.bar).toBeNull();
    expect((await calls.pay()).body.url).toBeTruthy();
  });

  it("goes on being taken from others where no law has it go back", async () => {
    const { stage, renter: chosen } = await at("capped");
    const calls = await consented(product, await anInvited(product, stage, "other@example.test", "Ada Clean"));
    await acceptedWithoutReports(stage, chosen);
    expect((await calls.view()).fee.bar).toBeNull();
    expect((await calls.pay()).body.url).toBeTruthy();
  });

  it("stays paid of who applies after another household was accepted", async () => {
    const { stage, renter } = await at("california");
    await acceptedWithoutReports(stage, renter);
    await callAs(product, stage.owner)("PUT", `/property-listing/publish/${stage.home.id}`);
    await product.advance("PT1M");
    const later = await anInvited(product, stage, "later@example.test", "Ada Clean");
    const calls = await paid(product, later);
    await product.advance("PT1M");
    expect((await calls.view()).payment.state).toBe("PAID");
    expect((await calls.prove()).body.screening.status).toBe("ORDERED");
  });
});

describe("Reports", () => {
  it("on convictions are not read in New Jersey before a conditional offer", async () => {
    const { stage, renter } = await at("twoStep");
    const calls = await paid(product, renter);
    await calls.prove();
    await completed(product, renter, "APPLICANT");
    await submitted(product, renter);
    await product.advance("PT1M");
    const [seen] = await applicationsOf(product, stage.owner, renter.bundleId);
    expect(seen!.reports.map(({ state }) => state)).toEqual(["READY", "WAITING", "READY"]);
    const report = (type: string) =>
      product.api<{ code?: string }>(
        "GET",
        `/investor-application/${renter.applicationId}/report?productType=${type}`,
        {
          token: stage.owner.token,
        },
      );
    expect(await report("CRIMINAL")).toMatchObject({ status: 409, body: { code: "application.offer-first" } });
    expect((await report("EVICTION")).status).toBe(200);
  });

  it("are those that the state allows, and a person who is owed a copy reads their own", async () => {
    const { renter } = await at("restricted");
    const calls = await paid(product, renter);
    expect((await calls.view()).products).toEqual(["CREDIT", "CRIMINAL"]);
    await calls.prove();
    await product.advance("PT1M");
    expect((await calls.view()).ownCopies).toEqual(["CREDIT", "CRIMINAL"]);
    expect((await calls.ownReport("CREDIT")).body.html).toContain("742");
    expect((await calls.ownReport("EVICTION")).status).toBe(404);
  });
});

describe("30 days after a person submitted", () => {
  let reader: Awaited<ReturnType<typeof checked>>;
  let undecided: Awaited<ReturnType<typeof checked>> & { stage: Awaited<ReturnType<typeof at>>["stage"] };
  beforeAll(async () => {
    const [albany, sacramento] = [await at("restricted"), await at("california")];
    reader = await checked(albany.stage, "reader@example.test");
    undecided = { ...(await checked(sacramento.stage, "undecided@example.test")), stage: sacramento.stage };
    for (const { renter } of [reader, undecided]) expect((await submitted(product, renter)).status).toBe(200);
    await byPhone();
    await product.advance("P5D");
    await reader.calls.prove();
    await product.advance("PT1M");
    expect((await reader.calls.view()).ownCopies).toEqual(["CREDIT", "CRIMINAL"]);
    expect((await undecided.calls.view()).status).toBe("IDENTIFIED");
    expect((await seenBy(undecided.stage, undecided.renter.bundleId)).screening).toBeNull();
    await product.advance("P26D");
    await product.advance("PT15M");
  });

  it("their reports can't be read anymore, whatever the bureau's day", async () => {
    const { calls } = reader;
    expect((await calls.view()).ownCopies).toEqual([]);
    expect((await calls.ownReport("CREDIT")).status).toBe(410);
  });

  it("their fee goes back in California, and reports that were not ordered are not asked for anymore", async () => {
    const { stage, renter, calls } = undecided;
    expect(await calls.view()).toMatchObject({ status: "FEE_RETURNED", payment: { state: "REFUNDED" } });
    expect(await calls.pay()).toMatchObject({ status: 409, body: { code: "screening.step-not-open" } });
    expect(await seenBy(stage, renter.bundleId)).toMatchObject({ screening: "FEE_RETURNED" });
    const mails = await mailsTo(product, "undecided@example.test");
    const refund = mails.find(({ subject }) => subject.endsWith("was refunded"))!;
    expect(refund.text.replace(/\s+/g, " ")).toContain("Your application stays open.");
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applicationOf, applicationsOf, completed, submitted, upload } from "../applications/testing.ts";
import type { PlaceOfLaw } from "../testing/places-of-law.ts";
import type { TestProduct } from "../testing/product.ts";
import { anInvitedIn, sampleAgency, screeningOf, startScreeningProduct } from "./testing.ts";

const namedAgency = { name: sampleAgency.name, phone: "+18005550142", address: null };

let product: TestProduct;
beforeAll(async () => {
  product = await startScreeningProduct();
}, 120_000);
afterAll(() => product.close());

const at = (place: PlaceOfLaw, name?: string) => anInvitedIn(product, place, name);

describe("A report of a renter's own", () => {
  it("is a file that has to be there before its renter submits, and that the owner reads", async () => {
    const { stage, renter } = await at("colorado");
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
    const { renter } = await at("colorado");
    const calls = screeningOf(product, renter);
    await calls.goWithoutReports("OWN_REPORT");
    expect(await calls.nameAgency(agency)).toMatchObject({ status: 400, body: { validationErrors } });
    expect((await calls.view()).reportAgency).toBeNull();
  });

  it("that grew too old before its renter submits has to be a newer one", async () => {
    const { stage, renter } = await at("colorado");
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
    const { renter } = await at("colorado");
    expect(await screeningOf(product, renter).nameAgency(sampleAgency)).toMatchObject({
      ...{ status: 409, body: { code: "screening.step-not-open" } },
    });
  });

  it.each([
    ["manhattan", true],
    ["chicago", true],
    ["albany", false],
    ["colorado", false],
    ["newJersey", false],
  ] as const)("is to leave out criminal records where these may follow only an offer: %s", async (place, isLeftOut) => {
    const { renter } = await at(place);
    expect((await screeningOf(product, renter).view()).leavesOutCriminal).toBe(isLeftOut);
  });

  it("stays where its renter goes back to our screening, which then has to be finished", async () => {
    const { renter } = await at("colorado");
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
      ["wisconsin", false],
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

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applicationsOf, completed, submitted } from "../applications/testing.ts";
import { sql } from "../platform/database/database.ts";
import { callAs } from "../testing/homes.ts";
import type { PlaceOfLaw } from "../testing/places-of-law.ts";
import type { TestProduct } from "../testing/product.ts";
import { mailsTo } from "../testing/renters.ts";
import {
  anInvited,
  anInvitedIn,
  consented,
  type Placed,
  paid,
  paymentsTold,
  screeningOf,
  sessionIn,
  startScreeningProduct,
} from "./testing.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startScreeningProduct();
}, 120_000);
afterAll(() => product.close());

const at = (place: PlaceOfLaw, name?: string) => anInvitedIn(product, place, name);

/** Has the owner accept a household that applies without reports. */
async function acceptedWithoutReports({ owner }: Placed["stage"], renter: Placed["renter"]): Promise<void> {
  await screeningOf(product, renter).goWithoutReports("NO_SSN");
  await completed(product, renter, "APPLICANT");
  await submitted(product, renter);
  const path = `/investor-application/${renter.bundleId}/accept`;
  expect(await product.api("POST", path, { token: owner.token, body: {} })).toMatchObject({ status: 200 });
}

/** A person whom the bureau checks by phone, with the rest of their form complete. */
const checked = async (stage: Placed["stage"], email: string) => {
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
const seenBy = async ({ owner }: Placed["stage"], bundleId: string) =>
  (await applicationsOf(product, owner, bundleId))[0]!;

describe("The fee", () => {
  it("is the law's cap where one is lower, and its source is named", async () => {
    const { renter } = await at("wisconsin");
    const calls = await consented(product, renter);
    const { fee } = await calls.view();
    expect(fee).toMatchObject({ cents: 2500, baseCents: 4900, reason: "capped", isLawKnown: true });
    expect(fee.source).toBeTruthy();
    expect(fee).toMatchObject({ isSourceFirm: false, isReturnedIfNotChosen: false });
    await calls.pay();
    expect((await paymentsTold(product)).sessions).toContainEqual(expect.objectContaining({ amount: 2500 }));
  });

  it("is none where the law allows none, and reports come without it", async () => {
    const { renter } = await at("massachusetts");
    const calls = await consented(product, renter);
    expect((await calls.pay()).body).toMatchObject({ url: null, screening: { status: "FEE_SETTLED" } });
    expect((await calls.prove()).body.screening.status).toBe("ORDERED");
  });

  it("is not charged where a person's own report has to be taken", async () => {
    const { renter } = await at("colorado");
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
    const { stage } = await at("wisconsin");
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
    const { stage, renter } = await at("wisconsin");
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
    const { stage, renter: chosen } = await at("wisconsin");
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
    const { stage, renter } = await at("newJersey");
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
    const { renter } = await at("albany");
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
  let undecided: Awaited<ReturnType<typeof checked>> & { stage: Placed["stage"] };
  beforeAll(async () => {
    const [albany, sacramento] = [await at("albany"), await at("california")];
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

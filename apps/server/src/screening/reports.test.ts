import type { ReviewView } from "@porchlight/contract/applications.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { activated, applicationsOf, completed, giveAddress, submitted } from "../applications/testing.ts";
import { rows, sql } from "../platform/database/database.ts";
import { callAs } from "../testing/homes.ts";
import { aSignedInOwner } from "../testing/people.ts";
import type { TestProduct } from "../testing/product.ts";
import { anInvited, anOwnerWithHome, bureauTold, paid, screeningOf, startScreeningProduct } from "./testing.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startScreeningProduct();
}, 120_000);
afterAll(() => product.close());

const reportFor = (applicationId: string, productType: string, token: string) =>
  product.api<{ code?: string; html: string }>(
    "GET",
    `/investor-application/${applicationId}/report?productType=${productType}`,
    { token },
  );

/** A household of an applicant and a co-signer, both with reports; the co-signer has submitted. */
async function anUnfinishedHousehold(email: string, name = "Ada Clean") {
  const stage = await anOwnerWithHome(product);
  const primary = await anInvited(product, stage, email, name);
  await product.api("POST", `/renter-application/${primary.applicationId}/invite`, {
    token: primary.token,
    body: { type: "CO_SIGNER", name: "Lee Lowscore", email: `co-${email}` },
  });
  await product.settled();
  const cosigner = { ...(await activated(product, `co-${email}`)), name: "Lee Lowscore" };
  const calls = await paid(product, cosigner);
  const fee = (await calls.view()).payment.cents;
  await calls.prove();
  await (await paid(product, primary)).prove();
  await completed(product, cosigner, "CO_SIGNER");
  await completed(product, primary, "APPLICANT");
  expect((await submitted(product, cosigner)).status).toBe(200);
  await product.advance("PT1M");
  return { ...stage, primary, cosigner, fee };
}

/** The same, whose applicant has submitted, too. */
async function aHousehold(email: string, name?: string) {
  const household = await anUnfinishedHousehold(email, name);
  expect((await submitted(product, household.primary)).status).toBe(200);
  await product.settled();
  return household;
}

describe("Reports", () => {
  it("on a co-signer are the credit report alone, for a smaller fee, and their score lowers nothing", async () => {
    const { owner, primary, cosigner, fee } = await aHousehold("household@example.test");
    expect(fee).toBe(2500);
    const seen = (await applicationsOf(product, owner, primary.bundleId)).find(({ type }) => type === "CO_SIGNER")!;
    expect(seen.reports.map(({ product: of }) => of)).toEqual(["CREDIT"]);
    expect((await reportFor(cosigner.applicationId, "CREDIT", owner.token)).status).toBe(200);
    expect((await reportFor(cosigner.applicationId, "CRIMINAL", owner.token)).status).toBe(404);
    const { criteria } = await callAs(product, owner)<ReviewView>(
      "GET",
      `/investor-application/application-bundle/${primary.bundleId}`,
    );
    expect(criteria.rows.find(({ rule }) => rule === "credit")).toMatchObject({
      stated: "Ada 742, Lee 511 (co-signer)",
      assessment: "MEETS",
    });
  });

  it("are read once everyone has submitted, and not of a household that withdrew", async () => {
    const { owner, primary, cosigner } = await anUnfinishedHousehold("unfinished@example.test");
    const statesOf = async () =>
      (await applicationsOf(product, owner, primary.bundleId)).map(({ reports }) =>
        reports.map(({ state, waitsFor }) => [state, waitsFor]),
      );
    const toCome = ["WAITING", "BUREAU"];
    expect(await statesOf()).toEqual([[toCome, toCome, toCome], [toCome]]);
    expect((await reportFor(cosigner.applicationId, "CREDIT", owner.token)).status).toBe(404);
    await submitted(product, primary);
    expect(await statesOf()).toEqual([Array(3).fill(["READY", null]), [["READY", null]]]);
    await product.api("POST", `/renter-application/${primary.applicationId}/withdraw`, {
      token: primary.token,
      body: {},
    });
    expect(await statesOf()).toEqual([Array(3).fill(["NONE", null]), [["NONE", null]]]);
    expect((await reportFor(cosigner.applicationId, "CREDIT", owner.token)).status).toBe(404);
  });

  it("are an owner's alone, and each opening is recorded", async () => {
    const { owner, primary } = await aHousehold("opened@example.test");
    const stranger = await aSignedInOwner(product);
    expect((await reportFor(primary.applicationId, "CREDIT", stranger.token)).status).toBe(404);
    expect((await reportFor(primary.applicationId, "CREDIT", primary.token)).status).toBe(403);
    expect((await reportFor(primary.applicationId, "CREDIT", owner.token)).status).toBe(200);
    const readings = await rows(
      product.product.app.db,
      sql<{ product: string; role: string }>`
        select product, role from report_reading where application_id = ${primary.applicationId}`,
    );
    expect(readings).toEqual([{ product: "CREDIT", role: "investor" }]);
  });

  it("are shown to an owner who has given their own address", async () => {
    const { owner, primary } = await aHousehold("address@example.test");
    const { db } = product.product.app;
    await sql`update member set address = null where company_id = ${owner.companyId}`.execute(db);
    expect(await reportFor(primary.applicationId, "CREDIT", owner.token)).toMatchObject({
      status: 409,
      body: { code: "application.address-needed" },
    });
    const opened = sql`select 1 from report_reading where application_id = ${primary.applicationId}`;
    expect(await rows(db, opened)).toEqual([]);
    await giveAddress(product, owner);
    expect((await reportFor(primary.applicationId, "CREDIT", owner.token)).status).toBe(200);
  });

  it("expire after 30 days, and are then not read", async () => {
    const { owner, primary } = await aHousehold("expired@example.test", "Ada Frozen");
    expect((await applicationsOf(product, owner, primary.bundleId))[0]!.creditFile).toBe("FROZEN");
    await product.advance("P31D");
    const body = { username: owner.email, password: "Lantern#2026", requiredRole: "investor" };
    const { accessToken: token } = (
      await product.api<{ accessToken: string }>("POST", "/auth/sign-in-credentials", { body })
    ).body;
    const [seen] = await applicationsOf(product, { ...owner, token }, primary.bundleId);
    expect(seen!.reports.map(({ state }) => state)).toEqual(["EXPIRED", "EXPIRED", "EXPIRED"]);
    expect(seen!.creditFile).toBeNull();
    expect(await reportFor(primary.applicationId, "CREDIT", token)).toMatchObject({
      status: 410,
      body: { code: "screening.report-expired" },
    });
  });
});

describe("The bureau's webhook", () => {
  it("changes nothing by what it says", async () => {
    const stage = await anOwnerWithHome(product);
    const renter = await anInvited(product, stage, "forged@example.test", "Ada Slow");
    const calls = await paid(product, renter);
    await calls.prove();
    const id = (await bureauTold(product)).requests.flatMap((one) => one.renters).at(-1)!.id;
    for (const body of [
      { ScreeningRequestRenterId: id, ReportsDeliveryStatus: "ReportCompleted" },
      { ScreeningRequestRenterId: 999_999, ReportsDeliveryStatus: "ReportCompleted" },
      { nonsense: true },
    ]) {
      const reply = await fetch(`${product.url}/hooks/screening`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      expect(reply.status).toBe(204);
    }
    await product.settled();
    expect((await screeningOf(product, renter).view()).status).toBe("ORDERED");
  });
});

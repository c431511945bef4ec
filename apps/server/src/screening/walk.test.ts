import type { ReviewView } from "@porchlight/contract/applications.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applicationsOf, completed, submitted } from "../applications/testing.ts";
import { callAs } from "../testing/homes.ts";
import type { TestProduct } from "../testing/product.ts";
import { mailsTo } from "../testing/renters.ts";
import {
  anInvited,
  anOwnerWithHome,
  bureauTold,
  consented,
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

/** A person who gave their name and age, as far as the bureau's statements. */
async function ofAge(email: string) {
  const stage = await anOwnerWithHome(product);
  const renter = await anInvited(product, stage, email, "Ada Clean");
  const calls = screeningOf(product, renter);
  await calls.contact("Ada Clean");
  await calls.age();
  return { renter, calls };
}

describe("A person's screening", () => {
  it("names the person to the bureau when they ask for its statements, and by no reading before", async () => {
    const { renter, calls } = await ofAge("named@example.test");
    const isNamed = async () =>
      (await bureauTold(product)).requests.some(({ renters }) =>
        renters.some(({ email }) => email === "named@example.test"),
      );
    const { token, applicationId } = renter;
    await product.api("GET", `/renter-application/${applicationId}`, { token });
    await product.api("GET", `/renter-application/${applicationId}/screening/statements`, { token });
    expect(await isNamed()).toBe(false);
    expect((await calls.statements()).status).toBe(200);
    expect(await isNamed()).toBe(true);
  });

  it("takes no consent to other statements than the bureau has now", async () => {
    const { calls } = await ofAge("other@example.test");
    const { attestationGroupId, attestations } = (await calls.statements()).body;
    const responses = attestations.map(({ attestationId }) => ({ attestationId, isAffirmative: true }));
    expect(await calls.consent(attestationGroupId + 1, responses)).toMatchObject({
      status: 409,
      body: { code: "screening.statements-changed" },
    });
    expect(await calls.view()).toMatchObject({ status: "AGE_CONFIRMED", consentedAt: null });
    expect((await calls.consent(attestationGroupId, responses)).body).toMatchObject({ status: "CONSENTED" });
  });

  it("goes from age over consent, fee and identity to reports that the owner reads", async () => {
    const stage = await anOwnerWithHome(product);
    const renter = await anInvited(product, stage, "walk@example.test", "Ada Clean");
    const calls = await consented(product, renter);
    expect(await calls.view()).toMatchObject({ status: "CONSENTED", fee: { cents: 4900, isLawKnown: false } });

    const { body } = await calls.pay();
    expect(body).toMatchObject({ screening: { status: "CONSENTED", payment: { state: "OPEN", cents: 4900 } } });
    await product.control("POST", `payments/${sessionIn(body.url!)}/pay`);
    await product.settled();
    expect(await calls.view()).toMatchObject({ status: "FEE_SETTLED", payment: { state: "PAID" } });
    await product.settled();
    const [receipt] = await mailsTo(product, "walk@example.test");
    expect(receipt!.text).toContain("$49.00");

    const proved = await calls.prove();
    expect(proved).toMatchObject({ status: 200, body: { screening: { status: "ORDERED" }, exam: null } });
    await completed(product, renter, "APPLICANT");
    expect((await submitted(product, renter)).status).toBe(200);
    await product.advance("PT1M");
    expect(await calls.view()).toMatchObject({ status: "DELIVERED" });

    const [seen] = await applicationsOf(product, stage.owner, renter.bundleId);
    expect(seen!.reports.map(({ product: of, state }) => [of, state])).toEqual([
      ["CREDIT", "READY"],
      ["CRIMINAL", "READY"],
      ["EVICTION", "READY"],
    ]);
    const report = await callAs(product, stage.owner)<{ html: string; applicantName: string }>(
      "GET",
      `/investor-application/${renter.applicationId}/report?productType=CREDIT`,
    );
    expect(report.html).toContain("742");
    const review = await callAs(product, stage.owner)<ReviewView>(
      "GET",
      `/investor-application/application-bundle/${renter.bundleId}`,
    );
    expect(review.criteria.rows.find(({ rule }) => rule === "credit")!.stated).toBe("Ada 742");
    expect(await bureauTold(product)).toMatchObject({ orders: 1 });
    expect((await paymentsTold(product)).charges).toHaveLength(1);
  }, 120_000);
});

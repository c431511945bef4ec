import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { anOwnerWithHome } from "../screening/testing.ts";
import { callAs } from "../testing/homes.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import {
  activated,
  anApplicationSent,
  applicationsOf,
  completed,
  type SignedInRenter,
  submitted,
  upload,
} from "./testing.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
}, 120_000);
afterAll(() => product.close());

let households = 0;

/** A household that has submitted, with so many people and files each. */
async function aHousehold(people: number, files: number) {
  const stage = await anOwnerWithHome(product);
  households += 1;
  const email = `household-${households}@example.test`;
  const { id: bundleId } = await anApplicationSent(product, stage.owner, stage.home, email);
  const primary = await activated(product, email);
  const everyone: SignedInRenter[] = [primary];
  for (let n = 1; n < people; n++) {
    const fellow = { type: "CO_APPLICANT", name: "Riley Avery", email: `fellow-${households}-${n}@example.test` };
    const path = `/renter-application/${primary.applicationId}/invite`;
    await product.api("POST", path, { token: primary.token, body: fellow });
    await product.settled();
    everyone.push(await activated(product, fellow.email));
  }
  for (const one of everyone) {
    await completed(product, one, one === primary ? "APPLICANT" : "CO_APPLICANT");
    for (let n = 0; n < files; n++) await upload(product, one, "ADDITIONAL");
    await submitted(product, one);
  }
  return { ...stage, bundleId, ids: [bundleId, ...everyone.map(({ applicationId }) => applicationId)] };
}

it("A review takes as many statements for four people with many files as for one with few", async () => {
  const statementsFor = async ({ owner, bundleId, ids }: Awaited<ReturnType<typeof aHousehold>>) => {
    const send = vi.spyOn(product.product.app.db, "send");
    const path = `/investor-application/application-bundle/${bundleId}`;
    await callAs(product, owner)("GET", path);
    const applications = await applicationsOf(product, owner, bundleId);
    // Sweeps ask as well, of nobody's application in particular.
    const about = send.mock.calls.filter(([, values]) => ids.some((id) => values.flat().includes(id))).length;
    send.mockRestore();
    return { about, files: applications.flatMap((one) => one.additionalDocuments).length };
  };
  const small = await statementsFor(await aHousehold(1, 1));
  const large = await statementsFor(await aHousehold(4, 8));
  expect([small.files, large.files]).toEqual([1, 32]);
  expect(large.about).toBe(small.about);
  expect(small.about).toBeGreaterThan(0);
}, 120_000);

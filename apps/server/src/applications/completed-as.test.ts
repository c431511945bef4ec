import type { ReviewView } from "@porchlight/contract/applications.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anOwnerWithHome } from "../screening/testing.ts";
import { callAs } from "../testing/homes.ts";
import type { SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { anApplicationSent, aSubmittedBundle } from "./testing.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
}, 120_000);
afterAll(() => product.close());

/** What tells as which of its home's applications an owner reads that one was completed. */
const ranksFor = (owner: SignedInOwner) => async (bundleId: string) =>
  (await callAs(product, owner)<ReviewView>("GET", `/investor-application/application-bundle/${bundleId}`)).completedAs;

it("A completed application is ranked among those of its home that were not withdrawn", async () => {
  const { owner, home } = await anOwnerWithHome(product);
  const rankOf = ranksFor(owner);
  const unfinished = await anApplicationSent(product, owner, home, "unfinished@example.test");
  const first = await aSubmittedBundle(product, owner, home, "first@example.test");
  expect(await rankOf(first.bundleId)).toBeNull();
  await product.advance("PT1M");
  const second = await aSubmittedBundle(product, owner, home, "second@example.test");
  await product.advance("PT1M");
  const third = await aSubmittedBundle(product, owner, home, "third@example.test");
  const ids = [unfinished.id, first.bundleId, second.bundleId, third.bundleId];
  expect(await Promise.all(ids.map(rankOf))).toEqual([null, 1, 2, 3]);
  const { token, applicationId } = first.renter;
  await product.api("POST", `/renter-application/${applicationId}/withdraw`, { token, body: {} });
  expect(await Promise.all(ids.map(rankOf))).toEqual([null, null, 1, 2]);
});

it("A completed application is ranked anew once its home was rented out", async () => {
  const { owner, home } = await anOwnerWithHome(product);
  const rankOf = ranksFor(owner);
  const before = await aSubmittedBundle(product, owner, home, "before@example.test");
  await product.advance("PT1M");
  await callAs(product, owner)("PUT", `/property-listing/complete/${home.id}`);
  await callAs(product, owner)("PUT", `/property-listing/publish/${home.id}`, { zillow: false });
  await product.advance("PT1M");
  const after = await aSubmittedBundle(product, owner, home, "after@example.test");
  expect(await Promise.all([before, after].map(({ bundleId }) => rankOf(bundleId)))).toEqual([null, null]);
  await product.advance("PT1M");
  const last = await aSubmittedBundle(product, owner, home, "last@example.test");
  expect(await Promise.all([before, after, last].map(({ bundleId }) => rankOf(bundleId)))).toEqual([null, 1, 2]);
});

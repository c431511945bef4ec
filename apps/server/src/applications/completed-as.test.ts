import type { ReviewView } from "@porchlight/contract/applications.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anOwnerWithHome } from "../screening/testing.ts";
import { callAs } from "../testing/homes.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { anApplicationSent, aSubmittedBundle } from "./testing.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
}, 120_000);
afterAll(() => product.close());

it("A completed application is ranked among those of its home that were not withdrawn", async () => {
  const { owner, home } = await anOwnerWithHome(product);
  const rankOf = async (bundleId: string) =>
    (await callAs(product, owner)<ReviewView>("GET", `/investor-application/application-bundle/${bundleId}`))
      .completedAs;
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

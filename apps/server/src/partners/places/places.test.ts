import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { aSignedInOwner } from "../../testing/people.ts";
import { startTestProduct, type TestProduct } from "../../testing/product.ts";

let product: TestProduct;
let token: string;
beforeAll(async () => {
  product = await startTestProduct();
  token = (await aSignedInOwner(product)).token;
  // The sandbox opens its atlas at the first question, which may take longer than the product waits.
  await lookUp("97201");
});
afterEach(() => product.control("PUT", "faults", { places: { mode: "ok" } }));
afterAll(() => product.close());

const lookUp = (text: string) =>
  product.api<Record<string, unknown>>("GET", `/address-lookup/${encodeURIComponent(text)}`, { token });
const suggest = (text: string) =>
  product.api<{ suggestions: { label: string; street: string }[] }>(
    "GET",
    `/address-suggestions?text=${encodeURIComponent(text)}`,
    { token },
  );

describe("An address", () => {
  it("is suggested while it is typed, and looked up when it is chosen", async () => {
    const [first] = (await suggest("12 Main St, Austin")).body.suggestions;
    expect(first).toMatchObject({ label: expect.stringContaining("Austin, TX"), street: "12 Main St" });
    const found = await lookUp(first!.label);
    expect(found.body).toMatchObject({ city: "Austin", state: "TX", precision: "address" });
    expect(found.body.zip).toMatch(/^78\d{3}$/);
    expect(found.body.latitude).toBeCloseTo(30.3, 0);
    expect(found.body.longitude).toBeCloseTo(-97.7, 0);
  });

  it("answers 404 when it cannot be found", async () => {
    const answer = await lookUp("99999");
    expect([answer.status, answer.body.message]).toEqual([404, "We could not find this address."]);
  });
});

describe("While the address partner fails", () => {
  it.each(["5xx", "timeout", "refuse"])("(%s) an address with a ZIP code is located by it", async (mode) => {
    await product.control("PUT", "faults", { places: { mode } });
    const found = await lookUp("12 Main St, Austin, TX 78701");
    expect(found.body).toMatchObject({ city: "Austin", state: "TX", zip: "78701", precision: "zip" });
  });

  it("an address with a city is located by it, and a street alone answers 404", async () => {
    await product.control("PUT", "faults", { places: { mode: "5xx" } });
    expect((await lookUp("12 Main St, Austin, TX, USA")).body).toMatchObject({ city: "Austin", precision: "zip" });
    expect((await lookUp("12 Main St")).status).toBe(404);
  });

  it("there are no suggestions", async () => {
    await product.control("PUT", "faults", { places: { mode: "5xx" } });
    expect((await suggest("12 Main St")).body).toEqual({ suggestions: [] });
  });
});

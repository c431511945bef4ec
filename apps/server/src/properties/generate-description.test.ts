import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aListedHome } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

let product: TestProduct;
let owner: SignedInOwner;
beforeAll(async () => {
  product = await startTestProduct();
  owner = await aSignedInOwner(product);
});
afterAll(() => product.close());

type Answer = {
  description: string;
  leftOut: { phrase: string }[];
  validationErrors?: Record<string, string>;
};
const generate = (id: string, highlights: unknown) =>
  product.api<Answer>("PUT", `/property/${id}/description/generate`, { token: owner.token, body: { highlights } });

describe("A generated description", () => {
  it("uses the home's facts and highlights, and does not change the stored one", async () => {
    const home = await aListedHome(product, owner);
    const { status, body } = await generate(home.id, "New windows");
    expect(status).toBe(200);
    expect(body.description).toMatch(/^<p>.*bedroom.*Highlights: new windows\./);
    expect(body.leftOut).toEqual([]);
    const kept = await product.api<{ description: string }>("GET", `/property/${home.id}`, { token: owner.token });
    expect(kept.body.description).toBe(home.description);
  });

  it("omits what fair housing does not allow, and names it", async () => {
    const home = await aListedHome(product, owner);
    const { body } = await generate(home.id, "New windows\nNo kids please");
    expect(body.description).not.toContain("kids");
    expect(body.leftOut).toMatchObject([{ phrase: "No kids" }]);
  });

  it("asks for a highlight when nothing is known yet", async () => {
    const location = {
      address: "12 Main St",
      city: "Austin",
      state: "TX",
      zip: "78701",
      latitude: 30.2672,
      longitude: -97.7431,
    };
    const draft = await product.api<{ id: string }>("POST", "/property", { token: owner.token, body: { location } });
    const { status, body } = await generate(draft.body.id, null);
    expect(status).toBe(400);
    expect(body.validationErrors).toEqual({ highlights: "Add at least one highlight" });
    expect((await generate(draft.body.id, "x".repeat(2001))).body.validationErrors).toEqual({
      highlights: "Maximum 2000 characters",
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aListedHome } from "../testing/homes.ts";
import { aSignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { keepLandlord, keepProperty } from "./store.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

describe("The bureau's id", () => {
  it("of a landlord is the first that was kept, until the bureau no longer has it", async () => {
    const { companyId } = await aSignedInOwner(product);
    const keep = (id: number, known: number | null) =>
      product.product.app.inTransaction((tx) => keepLandlord(tx, companyId, id, known));
    expect([await keep(101, null), await keep(102, null), await keep(103, 101), await keep(104, 101)]).toEqual([
      101, 101, 103, 103,
    ]);
  });

  it("of a property is so too", async () => {
    const { id } = await aListedHome(product, await aSignedInOwner(product, "Noor Haddad"));
    const keep = (bureauId: number, known: number | null) =>
      product.product.app.inTransaction((tx) => keepProperty(tx, id, bureauId, known));
    expect([await keep(201, null), await keep(202, null), await keep(203, 201)]).toEqual([201, 201, 203]);
  });
});

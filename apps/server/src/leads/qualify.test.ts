import type { PropertyView } from "@porchlight/contract/properties.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rows, sql } from "../platform/database/database.ts";
import { aListedHome, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T14:00:00Z");
  owner = await aSignedInOwner(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  home = await aListedHome(product, owner);
});

const opens = async (text: string): Promise<string> =>
  (await product.api<{ token: string }>("POST", "/public/conversation", { body: { slug: home.slug, text } })).body
    .token;
const says = (token: string, text: string) =>
  product.api("POST", "/public/conversation/messages", {
    token,
    body: { text, clientMessageId: crypto.randomUUID() },
  });
const stage = async () =>
  (await callAs(product, owner)<{ stage: string }[]>("GET", `/property-inquiry/inquiries/property/${home.id}`))[0]!
    .stage;
const qualifiedTimes = async () =>
  (
    await rows(
      product.product.app.db,
      sql`select 1 from event where kind = 'lead.qualified' and property_id = ${home.id}`,
    )
  ).length;
const asks = (requirements: object) =>
  callAs(product, owner)(
    "PATCH",
    `/property/${home.id}/renter-requirements/${home.renterRequirements!.id}`,
    requirements,
  );

describe("A renter", () => {
  it("qualifies once, when all required facts are known and met", async () => {
    const token = await opens("I'd move in on December 5 and make $6,000 a month");
    expect(await qualifiedTimes()).toBe(0);
    await says(token, "My credit is 700 and I have no pets");
    expect(await qualifiedTimes()).toBe(1);
    await says(token, "I make $6,500 a month now");
    expect(await qualifiedTimes()).toBe(1);
  });

  describe("whose requirements were not met", () => {
    beforeEach(async () => {
      await opens("I'd move in on December 5, make $3,000 a month, my credit is 700 and I have no pets");
      expect(await stage()).toBe("REQUIREMENTS_NOT_MET");
    });

    it("becomes a lead again when the owner lowers the requirement", async () => {
      await asks({ minimumIncome: "ONE_X" });
      expect([await stage(), await qualifiedTimes()]).toEqual(["INITIAL_CONTACT", 1]);
    });

    it("stays that way when the owner changes another requirement", async () => {
      await asks({ minimumCreditScore: 500 });
      expect([await stage(), await qualifiedTimes()]).toEqual(["REQUIREMENTS_NOT_MET", 0]);
    });
  });

  it("who is already a lead is not rejected when the owner raises a requirement", async () => {
    await opens("I'd move in on December 5, make $6,000 a month, my credit is 700 and I have no pets");
    await asks({ minimumIncome: "THREE_AND_HALF_X" });
    expect(await stage()).toBe("INITIAL_CONTACT");
  });
});

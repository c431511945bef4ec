import type { PropertyView } from "@porchlight/contract/properties.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aSubmittedBundle, startForApplications } from "../applications/testing.ts";
import { row, sql } from "../platform/database/database.ts";
import { aListedHome, callAs } from "../testing/homes.ts";
import type { SignedInOwner } from "../testing/people.ts";
import type { TestProduct } from "../testing/product.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let smsNumber: string;
let people = 0;

beforeAll(async () => {
  ({ product, owner } = await startForApplications({ LOG_LEVEL: "silent" }));
  ({ smsNumber } = await product.control<{ smsNumber: string }>("GET", "health"));
});
beforeEach(async () => {
  home = await aListedHome(product, owner);
});
afterAll(() => product.close());

/** A renter who asked about the home by text. */
const aTexter = async (question: string): Promise<string> => {
  const phone = `+1614555017${people++}`;
  for (const body of [home.textCode, question]) {
    await product.control("POST", "sms", { from: phone, to: smsNumber, body });
    await product.settled();
  }
  return phone;
};
const lastTextTo = async (phone: string): Promise<string> =>
  (await product.control<{ body: string }[]>("GET", `sms?to=${encodeURIComponent(phone)}`))[0]!.body;
const acceptsAnother = async () => {
  const { bundleId } = await aSubmittedBundle(product, owner, home, `accepted${people++}@example.test`);
  return async () => {
    await product.api("POST", `/investor-application/${bundleId}/accept`, { token: owner.token, body: {} });
    await product.settled();
  };
};
const pausedWords = /finalizing an application for this home and has paused the listing/;

describe("When another renter's application is accepted, a renter", () => {
  it("hears in their language that the listing is paused", async () => {
    const phone = await aTexter("Hola, ¿cuánto es la renta?");
    await (await acceptsAnother())();
    expect(await lastTextTo(phone)).toMatch(/por cerrar una solicitud para esta vivienda y pausó el anuncio/);
  });

  it("hears it though the owner has taken the conversation over", async () => {
    const phone = await aTexter("Hi, is water included?");
    const { id } = (await row(
      product.product.app.db,
      sql<{ id: string }>`select inquiry.id from inquiry join renter on renter.id = renter_id where phone = ${phone}`,
    ))!;
    await callAs(product, owner)("POST", `/property-inquiry/conversation/${id}/take-over`);
    await (await acceptsAnother())();
    expect(await lastTextTo(phone)).toMatch(pausedWords);
  });

  it("hears it by text in the morning where it was accepted at night", async () => {
    const phone = await aTexter("Hi, is water included?");
    const accept = await acceptsAnother();
    await product.setClock("2026-11-24T04:00:00Z");
    await accept();
    expect(await lastTextTo(phone)).not.toMatch(pausedWords);
    await product.setClock("2026-11-24T13:05:00Z");
    expect(await lastTextTo(phone)).toMatch(pausedWords);
  });
});

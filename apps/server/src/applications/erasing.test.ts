import type { PropertyView } from "@porchlight/contract/properties.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { row, rows, sql } from "../platform/database/database.ts";
import { anOwnerWithHome } from "../screening/testing.ts";
import { callAs } from "../testing/homes.ts";
import type { SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { activated, anApplicationSent, aSubmittedBundle, fullAnswers, save } from "./testing.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

/** Sets the day on which a test's applications are sent; an owner's session does not last as long as they are kept. */
async function startOn(day: string): Promise<void> {
  await product.setClock(`${day}T15:00:00Z`);
  ({ owner, home } = await anOwnerWithHome(product));
}

const bundleIn = (bundleId: string) =>
  row(
    product.product.app.db,
    sql<{ status: string; files: number }>`
      select status, (select count(*)::int from document join application on application.id = application_id
                      where bundle_id = bundle.id) as files
      from application_bundle bundle where id = ${bundleId}`,
  );
const pass = async (by: string) => {
  await product.advance(by);
  await product.settled();
};
const signedInAgain = async (username: string): Promise<string> =>
  (
    await product.api<{ accessToken: string }>("POST", "/auth/sign-in-credentials", {
      body: { username, password: "Lantern#2026", requiredRole: "renter" },
    })
  ).body.accessToken;

describe("What is kept of applications", () => {
  it("is a decided one, without its files 90 days after the verdict", async () => {
    await startOn("2026-11-01");
    const { bundleId } = await aSubmittedBundle(product, owner, home, "decided@example.test");
    await callAs(product, owner)("POST", `/investor-application/${bundleId}/decline`, {});
    await pass("P89D");
    expect(await bundleIn(bundleId)).toEqual({ status: "DECLINED", files: 2 });
    await pass("P2D");
    expect(await bundleIn(bundleId)).toEqual({ status: "DECLINED", files: 0 });
  });

  it("is an unfinished one for 90 days after its last answer, with the people invited to it", async () => {
    await startOn("2027-03-01");
    const email = "unfinished@example.test";
    const { id } = await anApplicationSent(product, owner, home, email);
    const renter = await activated(product, email);
    await product.api("POST", `/renter-application/${renter.applicationId}/invite`, {
      token: renter.token,
      body: { type: "CO_SIGNER", name: "Morgan Avery", email: "invited-only@example.test" },
    });
    await pass("P60D");
    await save(product, { ...renter, token: await signedInAgain(email) }, "contact", fullAnswers.contact);
    await pass("P89D");
    expect((await bundleIn(id))!.status).toBe("IN_PROGRESS");
    await pass("P2D");
    expect(await bundleIn(id)).toBeNull();
    const contacts = await rows(
      product.product.app.db,
      sql<{ email: string }>`select email from renter where email in (${email}, 'invited-only@example.test')`,
    );
    expect(contacts).toEqual([{ email }]);
  });

  it("is nothing of a withdrawn one 90 days later, and all of one that waits for its owner", async () => {
    await startOn("2026-11-20");
    const waiting = await aSubmittedBundle(product, owner, home, "waiting@example.test");
    const { bundleId, renter } = await aSubmittedBundle(product, owner, home, "withdrawn@example.test");
    await product.api("POST", `/renter-application/${renter.applicationId}/withdraw`, {
      token: renter.token,
      body: {},
    });
    await pass("P91D");
    expect(await bundleIn(bundleId)).toBeNull();
    expect(await bundleIn(waiting.bundleId)).toEqual({ status: "SUBMITTED", files: 2 });
  });
});

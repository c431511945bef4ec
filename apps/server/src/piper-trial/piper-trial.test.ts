import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { tryPiper } from "@porchlight/contract/piper-trial.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { enterHome } from "@porchlight/scenarios/stage.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rows, sql } from "../platform/database/database.ts";
import { callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

type Tried = ReplyOf<typeof tryPiper>;

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T15:00:00Z");
  owner = await aSignedInOwner(product);
  home = await enterHome(callAs(product, owner), alderBungalow);
});
afterAll(() => product.close());

/** Everything a real renter would have left behind. */
const traces = async () =>
  (
    await rows(
      product.product.app.db,
      sql<{
        kept: number;
      }>`select (select count(*) from inquiry) + (select count(*) from message) + (select count(*) from delivery)
        + (select count(*) from showing) + (select count(*) from showing_request) + (select count(*) from escalation) + (select count(*) from renter)
        + (select count(*) from event) as kept`,
    )
  )[0]!.kept;
const say = (text: string, session: string | null = null, token = owner.token) =>
  product.api<Tried>("POST", `/property/${home.id}/piper-trial`, { token, body: { text, session } });

describe("Trying Piper", () => {
  it("answers from the facts of an unlisted home, and returns those facts", async () => {
    expect(home.status).not.toBe("LISTED");
    const { status, body } = await say("What is the rent?");
    expect(status).toBe(200);
    expect(body.text).toContain("$1,850");
    expect(body.facts).toContainEqual(expect.objectContaining({ field: "leaseConditions.rent" }));
    expect(body.askedOwner).toEqual([]);
  });

  it("goes from a question to a request in one conversation, and stores nothing", async () => {
    const before = await traces();
    let { body } = await say("Can I see it? I make 6000 a month, credit 710, no pets, moving in December 5");
    ({ body } = await say("The first one please", body.session));
    ({ body } = await say("Pat Lane, pat@example.test", body.session));
    expect(body.did).toEqual([expect.stringContaining("Would bring you a request for")]);
    ({ body } = await say("Please cancel my showing", body.session));
    if (body.did.length === 0) ({ body } = await say("yes", body.session));
    expect(body.did).toContain("Would cancel the showing");
    expect(await traces()).toBe(before);
  });

  it("can stop looking for a time, as with a real renter", async () => {
    const { body } = await say("Can I see it?");
    const off = await say("never mind, please cancel", body.session);
    expect(off.body.text).toContain("I'll stop looking for a time");
    expect((await say("please cancel", off.body.session)).body.text).toContain("can't find a showing");
  });

  it("returns the questions it would have asked the owner", async () => {
    const { body } = await say("Is there a fireplace?");
    expect(body.askedOwner).toEqual(["Is there a fireplace?"]);
  });

  it("starts over when the session was altered or is from another home", async () => {
    const { body } = await say("My name is Pat Lane");
    const [kept] = body.session.split(".");
    const forged = await say("What is my name?", `${kept}.${"A".repeat(43)}`);
    expect(forged.status).toBe(200);
    expect(forged.body.text).not.toContain("Pat");
  });

  it("answers 404 to another owner", async () => {
    const stranger = await aSignedInOwner(product, "Noor Haddad");
    expect((await say("Hello", null, stranger.token)).status).toBe(404);
  });
});

import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { VisitorConversation } from "@porchlight/contract/public.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rows, sql } from "../platform/database/database.ts";
import { aListedHome, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { mailsTo } from "../testing/renters.ts";

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

const gone = "This home is no longer available.";
const rented = "This home has been rented.";
const ends = {
  deleted: () => callAs(product, owner)("DELETE", `/property/${home.id}`),
  "rented out": () => callAs(product, owner)("PUT", `/property-listing/complete/${home.id}`, {}),
};
const questionsOpen = () =>
  rows(product.product.app.db, sql`select 1 from escalation where property_id = ${home.id} and status = 'PENDING'`);

/** Starts a chat of a renter who has chosen a time but not given their contact yet. */
async function aChat() {
  const text =
    "I make $6,000 a month, my credit is 700, I move in December 5 and have no pets. Can I see it on Saturday at 11 am?";
  const begun = await product.api<{ token: string }>("POST", "/public/conversation", {
    body: { slug: home.slug, text },
  });
  const { token } = begun.body;
  const lines = async () =>
    (await product.api<VisitorConversation>("GET", "/public/conversation/messages", { token })).body.messages
      .filter(({ from }) => from === "piper")
      .map((message) => message.text);
  const say = (words: string) =>
    product.api("POST", "/public/conversation/messages", {
      token,
      body: { text: words, clientMessageId: crypto.randomUUID() },
    });
  const before = (await lines()).length;
  return { say, since: async () => (await lines()).slice(before) };
}

describe.each([
  ["deleted", gone],
  ["rented out", rented],
] as const)("A home that is %s during a chat", (end, words) => {
  it("is reported as gone in one message, gets no further answers and no question to the owner", async () => {
    const { say, since } = await aChat();
    await ends[end]();
    await product.settled();
    expect(await since()).toEqual([expect.stringContaining(words)]);
    for (const text of ["My name is Lee Park, lee@example.test", "How much is the rent?", "Is there a sauna?", "Yes"])
      expect((await say(text)).status).toBe(200);
    expect(await since()).toHaveLength(1);
    expect(await questionsOpen()).toEqual([]);
  });

  it("is reported as gone even when the renter writes before that message was sent", async () => {
    const { say, since } = await aChat();
    await ends[end]();
    await say("My name is Lee Park, lee@example.test");
    await product.settled();
    expect(await since()).toEqual([expect.stringContaining(words)]);
  });
});

describe("A renter who keeps writing about a deleted home", () => {
  it("gets one mail that it is gone", async () => {
    const from = "Lee Park <lee.park@example.test>";
    const to = home.intakeEmail;
    await product.control("POST", "mail", { from, to, subject: "Your listing", text: "How much is the rent?" });
    await product.settled();
    await ends.deleted();
    await product.settled();
    const before = await mailsTo(product, "lee.park@example.test");
    expect(before[0]!.text).toContain(gone);
    await product.control("POST", "mail", { from, to, subject: "Your listing", text: "Can I see it on Saturday?" });
    await product.settled();
    expect(await mailsTo(product, "lee.park@example.test")).toHaveLength(before.length);
    expect(await questionsOpen()).toEqual([]);
  });
});

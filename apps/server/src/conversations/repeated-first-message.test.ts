import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { VisitorConversation } from "@porchlight/contract/public.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aListedHome, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { mailsTo, noticesSettle, type Requested } from "../testing/renters.ts";

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

const leads = () => callAs(product, owner)<unknown[]>("GET", `/property-inquiry/inquiries/property/${home.id}`);
const said = async (token: string) =>
  (await product.api<VisitorConversation>("GET", "/public/conversation/messages", { token })).body.messages.map(
    ({ text }) => text,
  );

describe("A browser that repeats its first request because it got no answer, without a token", () => {
  const form = (change: { email?: string } = {}) => ({
    slug: home.slug,
    startsAt: "2026-11-28T16:00:00Z",
    tourType: "IN_PERSON",
    token: null,
    contact: { name: "Dana Ruiz", email: change.email ?? "lost@example.test" },
    answers: { moveInDate: "2026-12-05", monthlyIncome: 6000, creditScore: { low: 700, high: 700 }, pets: [] },
    clientRequestId,
  });
  const asks = (body: object) => product.api<Requested>("POST", "/public/showing-request", { body });
  let clientRequestId: string;
  beforeEach(() => {
    clientRequestId = crypto.randomUUID();
  });

  it.each([
    ["one after the other", async () => [await asks(form()), await asks(form())]],
    ["both at once", () => Promise.all([asks(form()), asks(form())])],
  ])("has requested one showing, %s, and can continue the conversation", async (_how, twice) => {
    await noticesSettle(product);
    const before = (await mailsTo(product, owner.email)).length;
    const [first, second] = await twice();
    expect([first, second].map((answer) => [answer!.status, answer!.body.outcome])).toEqual([
      [200, "requested"],
      [200, "requested"],
    ]);
    expect(second!.body.manageUrl).toBe(first!.body.manageUrl);
    expect(await said(second!.body.token)).toEqual(await said(first!.body.token));
    expect(await leads()).toHaveLength(1);
    await product.settled();
    expect(await mailsTo(product, owner.email)).toHaveLength(before + 1);
  });

  it("has started one conversation with one message, answered once", async () => {
    const body = { slug: home.slug, text: "How much is the rent?", clientMessageId: crypto.randomUUID() };
    const begin = () => product.api<{ token: string }>("POST", "/public/conversation", { body });
    const tokens = [(await begin()).body.token, (await begin()).body.token];
    expect(await said(tokens[1]!)).toEqual(await said(tokens[0]!));
    expect(await said(tokens[1]!)).toHaveLength(2);
    expect(await leads()).toHaveLength(1);
  });

  it("is a different renter with another address or at another home", async () => {
    const first = await asks(form());
    const other = await asks(form({ email: "somebody-else@example.test" }));
    expect(other.body.manageUrl).not.toBe(first.body.manageUrl);
    expect(await leads()).toHaveLength(2);
    home = await aListedHome(product, owner, { title: "The next home" });
    expect((await asks(form())).body.manageUrl).not.toBe(first.body.manageUrl);
    expect(await leads()).toHaveLength(1);
  });
});

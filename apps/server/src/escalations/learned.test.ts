import type { EscalationView } from "@porchlight/contract/escalations.ts";
import type { LearnedAnswerView } from "@porchlight/contract/learned-answers.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { VisitorConversation } from "@porchlight/contract/public.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aListedHome, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
});
afterAll(() => product.close());

const question = "Is there a fireplace?";
const ask = async () =>
  (
    await product.api<{ conversation: VisitorConversation }>("POST", "/public/conversation", {
      body: { slug: home.slug, text: question },
    })
  ).body.conversation.messages.at(-1)!.text;
const learned = () => callAs(product, owner)<LearnedAnswerView[]>("GET", `/property/${home.id}/learned-answers`);
const change = (id: string, answer: string, token = owner.token) =>
  product.api<LearnedAnswerView & { code: string }>("PUT", `/property/${home.id}/learned-answers/${id}`, {
    token,
    body: { answer },
  });
const open = () => callAs(product, owner)<EscalationView[]>("GET", `/intelligent-escalation/${home.id}`);

describe("An answer learned from the owner", () => {
  it("is listed with its question after the owner has answered", async () => {
    expect(await learned()).toEqual([]);
    await ask();
    const [escalation] = await open();
    await callAs(product, owner)("POST", `/intelligent-escalation/answer/${escalation!.id}`, {
      answer: "Yes, in the living room.",
    });
    expect(await learned()).toMatchObject([{ question, answer: "Yes, in the living room." }]);
    expect(await ask()).toContain("Yes, in the living room.");
  });

  it("is used in its new wording once the owner edits it", async () => {
    const [one] = await learned();
    expect(await change(one!.id, "Two of them, both gas.")).toMatchObject({ status: 200 });
    expect(await ask()).toContain("Two of them, both gas.");
  });

  it("must pass the fair-housing check, else the old wording stays", async () => {
    const [one] = await learned();
    expect(await change(one!.id, "Yes, but no kids near it")).toMatchObject({
      status: 406,
      body: { code: "fair-housing" },
    });
    expect(await change(one!.id, " ")).toMatchObject({ status: 400 });
    expect((await learned())[0]!.answer).toBe("Two of them, both gas.");
  });

  it("answers 404 to another owner who edits or deletes it", async () => {
    const [one] = await learned();
    const stranger = await aSignedInOwner(product, "Noor Haddad");
    expect((await change(one!.id, "No.", stranger.token)).status).toBe(404);
    const path = `/property/${home.id}/learned-answers/${one!.id}`;
    expect((await product.api("DELETE", path, { token: stranger.token })).status).toBe(404);
  });

  it("is no longer used once deleted, and the question goes to the owner again", async () => {
    const [one] = await learned();
    await callAs(product, owner)("DELETE", `/property/${home.id}/learned-answers/${one!.id}`);
    expect(await learned()).toEqual([]);
    expect(await ask()).not.toContain("gas");
    expect((await open()).map(({ questionText }) => questionText)).toContain(question);
  });
});

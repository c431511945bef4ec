import type { EscalationView } from "@porchlight/contract/escalations.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { VisitorConversation } from "@porchlight/contract/public.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aListedHome, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { mailsTo } from "../testing/renters.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.control("POST", "reset");
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
});

const open = () => callAs(product, owner)<EscalationView[]>("GET", `/intelligent-escalation/${home.id}`);
const does = (method: "POST" | "PUT", path: string, body: object) =>
  product.api<EscalationView & { code: string }>(method, `/intelligent-escalation/${path}`, {
    token: owner.token,
    body,
  });
const wishes = async (text: string) =>
  (
    await product.api<{ token: string }>("POST", "/public/conversation", {
      body: { slug: home.slug, text, clientMessageId: crypto.randomUUID() },
    })
  ).body.token;
const linesOf = async (token: string) =>
  (await product.api<VisitorConversation>("GET", "/public/conversation/messages", { token })).body.messages.length;

describe("A renter who asks for a call", () => {
  it.each([
    ["PHONE_CALL_REQUEST", "Could somebody call me?", "a call about Alder Street Bungalow"],
    ["OTHER_PROPERTIES_CALL_REQUEST", "Do you have other homes for rent?", "to hear about your other properties"],
  ])("appears to the owner as a %s, with contact details", async (type, words, wish) => {
    await wishes(`${words} I'm Ann Lee, 614-555-0177, ann@example.test`);
    expect(await open()).toMatchObject([{ type, moves: ["ignore"], renters: [{ name: "Ann Lee" }] }]);
    await product.settled();
    const [mail] = await mailsTo(product, owner.email);
    expect(mail!.subject).toBe(`Ann Lee would like ${wish}`);
    expect(mail!.text.replace(/\s+/g, " ")).toMatch(/Phone: \+1 \(614\) 555-0177.* ann@example\.test/);
  });

  it("several times has one request, and the owner gets one mail and sees all the words", async () => {
    const token = await wishes("Could somebody call me? I'm Ann Lee, 614-555-0177");
    await product.api("POST", "/public/conversation/messages", {
      token,
      body: { text: "Please call me after five", clientMessageId: crypto.randomUUID() },
    });
    const questionText = "Could somebody call me? I'm Ann Lee, 614-555-0177 … Please call me after five";
    expect(await open()).toMatchObject([{ questionText, renters: [{ questionText }] }]);
    await product.settled();
    expect((await mailsTo(product, owner.email)).filter(({ subject }) => subject.includes("a call"))).toHaveLength(1);
  });

  it("has a request that cannot be answered in writing; marking it as resolved sends nothing", async () => {
    const token = await wishes("Could somebody call me? I'm Ann Lee, 614-555-0177");
    const [asked] = await open();
    const answered = await does("POST", `answer/${asked!.id}`, { answer: "I will." });
    expect([answered.status, answered.body.code]).toEqual([409, "escalation.move-not-allowed"]);
    expect(await open()).toHaveLength(1);
    const lines = await linesOf(token);
    expect(await does("PUT", `ignore/${asked!.id}`, {})).toMatchObject({
      status: 200,
      body: { status: "IGNORED", moves: [] },
    });
    await product.settled();
    expect(await linesOf(token)).toBe(lines);
  });
});

describe("A question about the home", () => {
  it("rejects instructions for a self-guided tour with 409", async () => {
    await wishes("Is there a fireplace?");
    const [asked] = await open();
    const shared = await does("POST", `self-showing-instructions/share/${asked!.id}`, {
      instructions: "Ring twice.",
      codeValidityPeriod: "ONE_HOUR",
    });
    expect([shared.status, shared.body.code]).toEqual([409, "escalation.move-not-allowed"]);
    expect(await open()).toHaveLength(1);
  });
});

describe("An emergency", () => {
  it("is mailed to the owner as urgent, with high importance and a note above the question", async () => {
    await wishes("I smell gas in the hallway! I'm Ann Lee, 614-555-0177");
    await wishes("Is there a fireplace? I'm Bo Hart, bo@example.test");
    await product.settled();
    const mails = await product.control<
      { subject: string; text: string; html: string; headers: Record<string, string> }[]
    >("GET", `mail?to=${encodeURIComponent(owner.email)}`);
    const [emergency, question] = ["emergency", "New question"].map((words) =>
      mails.find(({ subject }) => subject.includes(words)),
    );
    expect(emergency!.subject).toBe("Urgent: Ann Lee reports an emergency at Alder Street Bungalow");
    expect(emergency!.headers).toMatchObject({ importance: "high" });
    expect(emergency!.text.replace(/\s+/g, " ")).toContain("Emergency. Please call +1 (614) 555-0177 right away.");
    expect(question!.headers.importance).toBeUndefined();
    expect(question!.text).not.toMatch(/Emergency|right away/);
    await product.control("PUT", "clock", { advance: "PT4H1M" });
    await product.settled();
    expect((await mailsTo(product, owner.email)).map(({ subject }) => subject)).toContain(
      "Urgent, still waiting: Ann Lee reports an emergency at Alder Street Bungalow",
    );
  });
});

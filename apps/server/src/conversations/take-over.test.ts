import type { ConversationView } from "@porchlight/contract/conversations.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { VisitorConversation } from "@porchlight/contract/public.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aListedHome, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { mailsTo } from "../testing/renters.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T15:00:00Z");
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
});
afterAll(() => product.close());

const talkOf = (inquiryId: string) =>
  callAs(product, owner)<ConversationView>("GET", `/property-inquiry/conversation/${inquiryId}`);
const doTo = (inquiryId: string, what: "take-over" | "hand-back") =>
  callAs(product, owner)<ConversationView>("POST", `/property-inquiry/conversation/${inquiryId}/${what}`, {});
const write = (inquiryId: string, text: string, clientMessageId = crypto.randomUUID()) =>
  product.api<{ code: string }>("POST", `/property-inquiry/conversation/${inquiryId}/messages`, {
    token: owner.token,
    body: { text, clientMessageId },
  });

/** A renter in the web chat. */
async function chat(text: string) {
  const { body } = await product.api<{ token: string }>("POST", "/public/conversation", {
    body: { slug: home.slug, text },
  });
  const [lead] = await callAs(product, owner)<{ id: string }[]>(
    "GET",
    `/property-inquiry/inquiries/property/${home.id}`,
  );
  const says = async (more: string) =>
    (
      await product.api<VisitorConversation>("POST", "/public/conversation/messages", {
        token: body.token,
        body: { text: more, clientMessageId: crypto.randomUUID() },
      })
    ).body;
  return { inquiryId: lead!.id, says };
}
const spoken = ({ messages }: ConversationView) =>
  messages.map(({ sender, content }) => (sender === "system" ? content : sender));

describe("A conversation taken over", () => {
  it("gets no replies from Piper, and the owner's messages reach the renter", async () => {
    const { inquiryId, says } = await chat("What is the rent?");
    expect((await talkOf(inquiryId)).takenOverAt).toBeNull();
    expect((await doTo(inquiryId, "take-over")).takenOverAt).toMatch(/^2026-11-23T15:00/);
    const heard = await says("Is there parking? I make 6000 a month and my email is pat@example.test");
    expect(heard).toMatchObject({ isTakenOver: true });
    expect(heard.messages.at(-1)!.from).toBe("renter");
    expect((await write(inquiryId, "Hi, Maya here. The driveway is yours.")).status).toBe(204);
    await product.settled();
    const talk = await talkOf(inquiryId);
    expect(spoken(talk)).toEqual(["renter", "piper", "You took over. Piper is paused", "renter", "owner"]);
    expect(talk.messages.at(-1)).toMatchObject({ user: { name: owner.name }, communicationChannel: "EMAIL" });
    const [mail] = await mailsTo(product, "pat@example.test");
    expect(mail!.text).toContain("Hi, Maya here. The driveway is yours.");
    expect(mail!.text).not.toContain("automated assistant");
    const [lead] = await callAs(product, owner)<{ renter: { monthlyIncome: number } }[]>(
      "GET",
      `/property-inquiry/inquiries/property/${home.id}`,
    );
    expect(lead!.renter.monthlyIncome).toBe(6000);
  });

  it("is taken over once, however often that is requested", async () => {
    const { inquiryId } = await chat("Hello");
    await doTo(inquiryId, "take-over");
    expect(spoken(await doTo(inquiryId, "take-over")).filter((line) => line.startsWith("You took over"))).toHaveLength(
      1,
    );
  });

  it("sends each of the owner's messages once, after the fair-housing check, and only while taken over", async () => {
    const { inquiryId } = await chat("Hello");
    expect(await write(inquiryId, "Hi")).toMatchObject({ status: 409, body: { code: "conversation.not-taken-over" } });
    await doTo(inquiryId, "take-over");
    expect(await write(inquiryId, "Sorry, no kids please")).toMatchObject({
      status: 406,
      body: { code: "fair-housing" },
    });
    expect(await write(inquiryId, " ")).toMatchObject({ status: 400 });
    const id = crypto.randomUUID();
    await write(inquiryId, "The unit is ready.", id);
    expect((await write(inquiryId, "The unit is ready.", id)).status).toBe(204);
    expect(spoken(await talkOf(inquiryId)).filter((line) => line === "owner")).toHaveLength(1);
  });

  it("is handed back by the owner, and Piper answers what was left open", async () => {
    const { inquiryId, says } = await chat("Hello");
    await doTo(inquiryId, "take-over");
    await says("What is the rent?");
    const back = await doTo(inquiryId, "hand-back");
    expect(back.takenOverAt).toBeNull();
    expect(back.messages.findLast(({ sender }) => sender === "piper")!.content).toContain("$1,850");
    expect(spoken(back)).toContain("You handed back to Piper");
    expect(
      spoken(await doTo(inquiryId, "hand-back")).filter((line) => line === "You handed back to Piper"),
    ).toHaveLength(1);
  });

  it("is handed back when the renter has waited twelve hours, and the owner is notified", async () => {
    const { inquiryId, says } = await chat("My name is Kim Lane, kim@example.test");
    await doTo(inquiryId, "take-over");
    await product.advance("PT20H");
    expect((await talkOf(inquiryId)).takenOverAt).not.toBeNull();
    await says("Are cats allowed?");
    await product.advance("PT11H59M");
    await says("Hello?");
    expect((await talkOf(inquiryId)).takenOverAt).not.toBeNull();
    await product.advance("PT2M");
    const talk = await talkOf(inquiryId);
    expect(talk.takenOverAt).toBeNull();
    expect(talk.messages.at(-1)).toMatchObject({ sender: "piper", content: expect.stringMatching(/cats/i) });
    expect(spoken(talk).at(-2)).toBe("Kim waited 12 hours, so Piper is answering again");
    const mails = await mailsTo(product, owner.email);
    expect(
      mails.filter(({ subject }) => subject === `Kim Lane is still waiting to hear from you about ${home.displayName}`),
    ).toHaveLength(1);
  });

  it("stays with the owner as long as the renter has been answered", async () => {
    const { inquiryId, says } = await chat("Hello");
    await doTo(inquiryId, "take-over");
    await says("Are dogs allowed?");
    await write(inquiryId, "Let me look it up.");
    await product.advance("P2D");
    expect((await talkOf(inquiryId)).takenOverAt).not.toBeNull();
  });

  it("holds a text the owner starts during quiet hours until morning, shows when it will be sent, and sends a reply at once", async () => {
    const phone = "+15035570188";
    const texts = () => product.control<{ body: string }[]>("GET", `sms?to=${encodeURIComponent(phone)}`);
    const bodies = async () => (await texts()).map(({ body }) => body);
    const textIn = (body: string) =>
      product.control("POST", "sms", { from: phone, to: "+15035550100", body }).then(() => product.settled());
    await product.setClock("2026-12-01T14:00:00Z");
    await textIn(`Text ${home.textCode}: Is there parking?`);
    const [lead] = await callAs(product, owner)<{ id: string }[]>(
      "GET",
      `/property-inquiry/inquiries/property/${home.id}`,
    );
    await doTo(lead!.id, "take-over");
    // Seven in the morning where the renter's number is from, ten at the home.
    await product.setClock("2026-12-02T15:00:00Z");
    await write(lead!.id, "I will be with you shortly.");
    await product.settled();
    expect(await bodies()).not.toContain("I will be with you shortly.");
    expect((await talkOf(lead!.id)).messages.at(-1)).toMatchObject({ sendsAt: "2026-12-02T16:00:00Z" });
    await textIn("Are you there?");
    await write(lead!.id, "Yes, here I am.");
    await product.settled();
    expect(await bodies()).toContain("Yes, here I am.");
    await product.advance("PT1H1M");
    expect(await bodies()).toContain("I will be with you shortly.");
    expect((await talkOf(lead!.id)).messages.every(({ sendsAt }) => sendsAt === undefined)).toBe(true);
  });

  it("shows the owner which messages the renter did not get, and why", async () => {
    const phone = "+15035570177";
    const textIn = (body: string) =>
      product.control("POST", "sms", { from: phone, to: "+15035550100", body }).then(() => product.settled());
    await textIn(`Text ${home.textCode}: Is there parking?`);
    await textIn("STOP");
    await textIn("How much is the rent?");
    const [lead] = await callAs(product, owner)<{ id: string }[]>(
      "GET",
      `/property-inquiry/inquiries/property/${home.id}`,
    );
    const { messages } = await talkOf(lead!.id);
    const answers = messages.filter(({ sender }) => sender === "piper").map(({ undelivered }) => undelivered);
    expect([answers[0], answers.at(-1)]).toEqual([undefined, "no-texts-wanted"]);
  });

  it("shows the owner when a phone did not receive a text the provider had accepted", async () => {
    const texted = { from: "+15035573199", to: "+15035550100", body: `Text ${home.textCode}: Is there parking?` };
    await product.control("POST", "sms", texted);
    await product.settled();
    const [lead] = await callAs(product, owner)<{ id: string }[]>(
      "GET",
      `/property-inquiry/inquiries/property/${home.id}`,
    );
    await expect
      .poll(async () => (await talkOf(lead!.id)).messages.at(-1))
      .toMatchObject({ sender: "piper", undelivered: "failed" });
  });

  it("shows the owner when only the provider knows that the number opted out", async () => {
    const texted = { from: "+15035573198", to: "+15035550100", body: `Text ${home.textCode}: Is there parking?` };
    await product.control("POST", "sms", texted);
    await product.settled();
    const [lead] = await callAs(product, owner)<{ id: string }[]>(
      "GET",
      `/property-inquiry/inquiries/property/${home.id}`,
    );
    expect((await talkOf(lead!.id)).messages.at(-1)).toMatchObject({
      sender: "piper",
      undelivered: "no-texts-wanted",
    });
  });

  it("answers 404 to another owner", async () => {
    const { inquiryId } = await chat("Hello");
    const stranger = await aSignedInOwner(product, "Noor Haddad");
    const { status } = await product.api("POST", `/property-inquiry/conversation/${inquiryId}/take-over`, {
      token: stranger.token,
      body: {},
    });
    expect(status).toBe(404);
  });
});

import type { EscalationView } from "@porchlight/contract/escalations.ts";
import type { VisitorConversation } from "@porchlight/contract/public.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aListedHome, anAgent } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

type Mail = {
  from: string;
  to: string[];
  subject: string;
  text: string;
  attachments: { filename: string }[];
  headers: Record<string, string>;
};
type Text = { to: string; body: string };
type Chat = { token: string; conversation: VisitorConversation };

let product: TestProduct;
let owner: SignedInOwner;

// A Monday, nine in the morning in Columbus.
const monday = "2026-11-23T14:00:00Z";

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock(monday);
  owner = await aSignedInOwner(product);
});
afterAll(() => product.close());

const last = (conversation: VisitorConversation): string => conversation.messages.at(-1)!.text;

async function chats(slug: string) {
  const { body } = await product.api<Chat>("POST", "/public/conversation", { body: { slug } });
  return {
    token: body.token,
    async says(text: string): Promise<VisitorConversation> {
      const answer = await product.api<VisitorConversation>("POST", "/public/conversation/messages", {
        token: body.token,
        body: { text, clientMessageId: crypto.randomUUID() },
      });
      expect(answer.status).toBe(200);
      return answer.body;
    },
    read: async () =>
      (await product.api<VisitorConversation>("GET", "/public/conversation/messages", { token: body.token })).body,
  };
}

const mailsTo = (address: string) => product.control<Mail[]>("GET", `mail?to=${encodeURIComponent(address)}`);
const textsTo = (phone: string) => product.control<Text[]>("GET", `sms?to=${encodeURIComponent(phone)}`);
const pending = async (propertyId: string) =>
  (await product.api<ShowingView[]>("GET", `/showing/property/${propertyId}/pending`, { token: owner.token })).body;

async function accepts(propertyId: string, showing: ShowingView): Promise<ShowingView> {
  const agent = await anAgent(product, owner, `Sam${Math.random().toString(36).slice(2, 6)}`);
  const answer = await product.api<ShowingView>("POST", `/showing-request/accept/property/${propertyId}`, {
    token: owner.token,
    body: { showingRequestId: showing.showingRequests[0]!.id, showingAgentId: agent.id },
  });
  expect(answer.status).toBe(200);
  await product.settled();
  return answer.body;
}

describe("A renter in the web chat", () => {
  it("gets an answer from the home's facts, real openings and the owner's acceptance", async () => {
    const home = await aListedHome(product, owner);
    const renter = await chats(home.slug);
    expect(last(await renter.says("Hi! How much is the rent, and is there a dishwasher?"))).toMatch(/\$1,850/);
    await renter.says("Can I see it on Saturday at 11am?");
    await renter.says("I'm Dana Ruiz, dana.ruiz@example.test");
    await renter.says("I make 5200 a month, my credit score is 690, moving December 5 and I have no pets");
    let showings = await pending(home.id);
    if (showings.length === 0) {
      await renter.says("Saturday at 11am please");
      showings = await pending(home.id);
    }
    expect(showings).toHaveLength(1);
    expect(showings[0]!.startTime).toBe("2026-11-28T16:00:00Z");
    await product.settled();
    const [request] = await mailsTo(owner.email);
    expect(request!.subject).toContain("requested a showing");

    await accepts(home.id, showings[0]!);
    const [confirmation] = await mailsTo("dana.ruiz@example.test");
    expect(confirmation!.subject).toBe("Your showing is confirmed: Alder Street Bungalow");
    expect(confirmation!.text).toContain("418 Alder Street");
    expect(confirmation!.attachments.map(({ filename }) => filename)).toContain("showing.ics");
    expect(last(await renter.read())).toContain("418 Alder Street");
    const [told] = await mailsTo(owner.email);
    expect(told!.attachments.map(({ filename }) => filename)).toContain("showing.ics");
  });

  it("receives the owner's answer to an unknown question, and the next renter gets it at once", async () => {
    const home = await aListedHome(product, owner, { title: "Second bungalow" });
    const first = await chats(home.slug);
    await first.says("Hello, does the home have a fireplace? My email is kim@example.test");
    const asked = await product.api<EscalationView[]>("GET", `/intelligent-escalation/${home.id}`, {
      token: owner.token,
    });
    expect(asked.body).toHaveLength(1);
    expect(asked.body[0]!.questionText).toMatch(/fireplace/i);
    const answered = await product.api("POST", `/intelligent-escalation/answer/${asked.body[0]!.id}`, {
      token: owner.token,
      body: { answer: "Yes, a wood-burning one in the living room." },
    });
    expect(answered.status).toBe(200);
    await product.settled();
    expect(last(await first.read())).toContain("wood-burning");
    const second = await chats(home.slug);
    expect(last(await second.says("Is there a fireplace?"))).toContain("wood-burning");
  });
});

describe("A renter who writes a mail", () => {
  it("is answered by mail in the same thread, and books a showing", async () => {
    const home = await aListedHome(product, owner, { title: "Mail bungalow" });
    const write = (subject: string, text: string, inReplyTo?: string) =>
      product.control("POST", "mail", {
        from: "Lee Park <lee@example.test>",
        to: home.intakeEmail,
        subject,
        text,
        ...(inReplyTo ? { inReplyTo } : {}),
      });
    await write(
      "The bungalow",
      "Hello, what is the rent? I could come on Thursday at 5pm. I earn $6,000 a month, credit 700, move in December 10, no pets.",
    );
    await product.settled();
    const [reply] = await mailsTo("lee@example.test");
    expect(reply!.subject).toBe("Re: The bungalow");
    expect(reply!.text).toContain("$1,850");
    const showings = await pending(home.id);
    expect(showings.map(({ startTime }) => startTime)).toEqual(["2026-11-26T22:00:00Z"]);
    await accepts(home.id, showings[0]!);
    const [confirmation] = await mailsTo("lee@example.test");
    expect(confirmation!.text).toContain("418 Alder Street");
  });
});

describe("A renter who texts", () => {
  it("is answered by text, and books a showing", async () => {
    const home = await aListedHome(product, owner, { title: "Text bungalow" });
    const { smsNumber } = await product.control<{ smsNumber: string }>("GET", "health");
    const say = async (body: string) => {
      await product.control("POST", "sms", { from: "+16145550188", to: smsNumber, body });
      await product.settled();
    };
    await say(home.textCode);
    expect((await textsTo("+16145550188"))[0]!.body).toMatch(/I'm Piper, Maya's automated assistant/);
    await say("Hi, is water included?");
    const [answer] = await textsTo("+16145550188");
    expect(answer!.body).toMatch(/water/i);
    await say("Can I come Wednesday at 4:30pm? I make 5000 a month, credit about 650, moving Dec 12, one cat");
    await say("Ana Diaz");
    const showings = await pending(home.id);
    expect(showings.map(({ startTime }) => startTime)).toEqual(["2026-11-25T21:30:00Z"]);
    await accepts(home.id, showings[0]!);
    const [confirmation] = await textsTo("+16145550188");
    expect(confirmation!.body).toContain("418 Alder Street");
  });
});

describe("A renter of a home whose address is hidden", () => {
  it("sees the street in the confirmation and in no message before it", async () => {
    const { alderBungalow } = await import("@porchlight/scenarios/home.ts");
    const home = await aListedHome(product, owner, {
      title: "418 Alder Street",
      location: { ...alderBungalow.location, isAddressHidden: true },
    });
    const page = await (await fetch(`${product.url}/homes/${home.slug}`)).text();
    const listing = JSON.stringify((await product.api("GET", `/public/listing/${home.slug}`)).body);
    await product.control("POST", "mail", {
      from: "Eve Moss <eve@example.test>",
      to: home.intakeEmail,
      subject: "Your home",
      text: "What is the exact street address? Could I see it on Saturday at 1pm? I make $6,000 a month, my credit is 700, I'd move December 10, no pets.",
    });
    await product.settled();
    const before = JSON.stringify(await mailsTo("eve@example.test"));
    for (const told of [page, listing, before, home.slug]) expect(told).not.toMatch(/alder/i);
    const showings = await pending(home.id);
    expect(showings).toHaveLength(1);
    await accepts(home.id, showings[0]!);
    expect((await mailsTo("eve@example.test"))[0]!.text).toContain("418 Alder Street");
  });
});

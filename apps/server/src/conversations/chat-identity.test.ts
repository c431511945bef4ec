import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { VisitorConversation } from "@porchlight/contract/public.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { row, sql } from "../platform/database/database.ts";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks, lastSaid, mailsTo } from "../testing/renters.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let agentId: string;

beforeAll(async () => {
  product = await startTestProduct({ LOG_LEVEL: "silent" });
  await product.setClock("2026-11-23T15:00:00Z");
  owner = await aSignedInOwner(product);
  agentId = (await anAgent(product, owner)).id;
});
afterAll(() => product.close());

const facts = "I earn $6,000 a month, my credit is 700, no pets, and I'd move in on December 5.";
let people = 0;
const somebody = () => `rightful${++people}@example.test`;
const chats = async (token: string, text: string) => {
  const body = { text, clientMessageId: crypto.randomUUID() };
  await product.api<VisitorConversation>("POST", "/public/conversation/messages", { token, body });
  await product.settled();
  return lastSaid(product, token);
};
const mails = async (from: string, text: string, to = home.intakeEmail) => {
  await product.control("POST", "mail", { from, to, subject: "The bungalow", text });
  await product.settled();
};
const answersMail = async (from: string, text: string) => {
  const [last] = await product.control<{ replyTo: string }[]>("GET", `mail?to=${encodeURIComponent(from)}`);
  await mails(from, text, last!.replyTo);
};
const showings = () => callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}?filter=ALL_TIME`);
const standing = async () =>
  (await showings()).flatMap(({ startTime, showingRequests }) =>
    showingRequests.map(({ status }) => `${status} ${startTime}`),
  );
/** The showings that a chat shows, as cards. */
const cards = async (token: string) => {
  const { body } = await product.api<VisitorConversation>("GET", "/public/conversation/messages", { token });
  return body.showings.map(({ status, startsAt, proposedAt }) =>
    [status, startsAt, proposedAt].filter(Boolean).join(" "),
  );
};
const opensChat = async (text: string): Promise<string> => {
  home = await aListedHome(product, owner);
  const { body } = await product.api<{ token: string }>("POST", "/public/conversation", {
    body: { slug: home.slug, text },
  });
  return body.token;
};

/** A browser has typed an address; whose it is then writes by mail, and asks for a showing. */
const anAddressTyped = async () => {
  const rightful = somebody();
  const token = await opensChat(`Hi, I'm Dana, ${rightful}. Is there parking?`);
  await mails(rightful, `Hello. ${facts} Could I see it on Saturday, November 28 at 10 am?`);
  const [waiting] = await standing();
  expect(waiting).toBe("PENDING 2026-11-28T15:00:00Z");
  return { token, rightful };
};
const keptOut = /can't tell who is writing in this chat.* reply to my last email/;

describe("A chat in which another renter's address was typed", () => {
  it("neither cancels, moves nor reveals the showing that renter requested by mail", async () => {
    const { token } = await anAddressTyped();
    for (const words of ["Please cancel my showing.", "Yes, cancel it", "What time is my showing?"]) {
      const said = await chats(token, words);
      expect(said).toMatch(keptOut);
      expect(said).not.toMatch(/10:00|Nov|Saturday/);
    }
    expect(await cards(token)).toEqual([]);
    expect(await chats(token, "Can we make it Saturday at 11 am instead?")).toMatch(keptOut);
    expect(await chats(token, "I'm no longer interested, I found another place.")).toMatch(keptOut);
    expect(await standing()).toEqual(["PENDING 2026-11-28T15:00:00Z"]);
  });

  it("still answers questions about the home", async () => {
    const { token } = await anAddressTyped();
    expect(await chats(token, "How much is the rent?")).toContain("$1,850");
  });

  it("leaves the showing to that renter, who can cancel it by mail", async () => {
    const { token, rightful } = await anAddressTyped();
    await chats(token, "Please cancel my showing.");
    await answersMail(rightful, "Please cancel my showing.");
    await answersMail(rightful, "Yes, cancel it.");
    expect(await standing()).toEqual(["CANCELLED_BY_RENTER 2026-11-28T15:00:00Z"]);
  });

  it("cannot answer the owner's proposal", async () => {
    const { token, rightful } = await anAddressTyped();
    const [showing] = await showings();
    await callAs(product, owner)("POST", `/showing/${showing!.id}/reschedule`, {
      showingAgentId: agentId,
      comment: null,
      startTime: "2026-11-29T17:00:00Z",
    });
    await product.settled();
    for (const words of ["Yes, that works.", "No, I can't.", "Saturday at 11 am would be better"])
      expect(await chats(token, words)).toMatch(keptOut);
    await answersMail(rightful, "Yes, that works.");
    expect((await standing()).toSorted()).toEqual([
      "ACCEPTED 2026-11-29T17:00:00Z",
      "RESCHEDULED 2026-11-28T15:00:00Z",
    ]);
  });

  it("adds no phone number to that renter, and a form sent from it starts a separate conversation", async () => {
    const { token, rightful } = await anAddressTyped();
    await chats(token, "You can text me at 614-555-0142.");
    const asked = await aRenterAsks(product, home.slug, "2026-11-28T16:00:00Z", { token, email: "else@example.test" });
    expect(asked.body).toMatchObject({ outcome: "requested" });
    expect(asked.body.token).not.toBe(token);
    expect((await standing()).toSorted()).toEqual(["PENDING 2026-11-28T15:00:00Z", "PENDING 2026-11-28T16:00:00Z"]);
    const known = await row(product.product.app.db, sql`select phone from renter where email = ${rightful}`);
    expect(known).toEqual({ phone: null });
  });
});

/** The link in the mail that confirms a showing. */
const linkMailedTo = async (email: string) =>
  (await mailsTo(product, email)).map(({ text }) => /renter\/showing\/([\w-]+)/.exec(text)?.[1]).find(Boolean)!;
const opensLink = (link: string) =>
  product.api<{ slug: string; token: string }>("POST", `/public/showing/${link}/conversation`, { body: {} });
const accepted = async () => {
  const waiting = (await showings())
    .flatMap(({ showingRequests }) => showingRequests)
    .find(({ status }) => status === "PENDING");
  const { id: showingAgentId } = await anAgent(product, owner);
  const body = { showingRequestId: waiting!.id, showingAgentId };
  await callAs(product, owner)("POST", `/showing-request/accept/property/${home.id}`, body);
  await product.settled();
};

describe("A browser that opened the link in a confirmation", () => {
  it("continues the renter's conversation and can request another time in it", async () => {
    const { rightful } = await anAddressTyped();
    await accepted();
    const { status, body } = await opensLink(await linkMailedTo(rightful));
    expect({ status, slug: body.slug }).toEqual({ status: 200, slug: home.slug });
    expect(await chats(body.token, "What time is my showing?")).toContain("10:00");
    await chats(body.token, "Could I come at another time?");
    expect(await standing()).toEqual(["ACCEPTED 2026-11-28T15:00:00Z"]);
    await chats(body.token, "Saturday at 11 am please");
    expect((await standing()).toSorted()).toEqual(["ACCEPTED 2026-11-28T15:00:00Z", "PENDING 2026-11-28T16:00:00Z"]);
  });

  it("does not see messages sent by mail", async () => {
    const { rightful } = await anAddressTyped();
    await accepted();
    const { body } = await opensLink(await linkMailedTo(rightful));
    const seen = await product.api("GET", "/public/conversation/messages", { token: body.token });
    expect(JSON.stringify(seen.body)).not.toContain("$6,000");
    expect(await cards(body.token)).toEqual(["ACCEPTED 2026-11-28T15:00:00Z"]);
  });

  it("cannot change a later request made by mail", async () => {
    const { rightful } = await anAddressTyped();
    await accepted();
    const link = await linkMailedTo(rightful);
    const { body } = await opensLink(link);
    await answersMail(rightful, "Can we make it Saturday at 11 am instead?");
    await accepted();
    expect(await chats(body.token, "Please cancel my showing.")).toMatch(keptOut);
    expect((await opensLink(link)).status).toBe(409);
  });
});

describe("A showing requested in a chat", () => {
  it("is shown there with its current status: requested, confirmed, rescheduled, canceled", async () => {
    home = await aListedHome(product, owner);
    const { body } = await aRenterAsks(product, home.slug, "2026-11-28T15:00:00Z", { email: somebody() });
    expect(await cards(body.token)).toEqual(["PENDING 2026-11-28T15:00:00Z"]);
    await accepted();
    expect(await cards(body.token)).toEqual(["ACCEPTED 2026-11-28T15:00:00Z"]);
    const [showing] = await showings();
    await callAs(product, owner)("POST", `/showing/${showing!.id}/reschedule`, {
      showingAgentId: agentId,
      comment: null,
      startTime: "2026-11-29T19:00:00Z",
    });
    await product.settled();
    expect(await cards(body.token)).toEqual(["RESCHEDULED 2026-11-28T15:00:00Z 2026-11-29T19:00:00Z"]);
    await chats(body.token, "Yes, that works.");
    expect(await cards(body.token)).toEqual(["ACCEPTED 2026-11-29T19:00:00Z"]);
    await chats(body.token, "Please cancel my showing.");
    await chats(body.token, "Yes, cancel it");
    expect(await cards(body.token)).toEqual(["CANCELLED_BY_RENTER 2026-11-29T19:00:00Z"]);
  });

  it("can be changed there, even after its renter has written by mail", async () => {
    const email = somebody();
    home = await aListedHome(product, owner);
    const { body } = await aRenterAsks(product, home.slug, "2026-11-28T15:00:00Z", { email });
    expect((await mailsTo(product, email)).map(({ subject }) => subject)).toEqual([
      "We got your showing request: Alder Street Bungalow",
    ]);
    await mails(email, "Is there parking?");
    expect(await chats(body.token, "What time is my showing?")).toContain("10:00");
    await chats(body.token, "Please cancel my showing.");
    await chats(body.token, "Yes, cancel it");
    expect(await standing()).toEqual(["CANCELLED_BY_RENTER 2026-11-28T15:00:00Z"]);
  });
});

describe("A mail identified only by its From address", () => {
  it("cannot cancel a showing by saying that the renter lost interest", async () => {
    const { rightful } = await anAddressTyped();
    await mails(rightful, "I'm no longer interested, I found another place.");
    await mails(rightful, "Yes.");
    expect(await standing()).toEqual(["PENDING 2026-11-28T15:00:00Z"]);
    const [answer] = await mailsTo(product, rightful);
    expect(answer!.text).toContain("please reply to my last email");
  });
});

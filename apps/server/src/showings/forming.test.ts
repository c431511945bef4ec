import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { VisitorConversation } from "@porchlight/contract/public.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rows, sql } from "../platform/database/database.ts";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { type Answer, startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks, lastSaid, type Requested } from "../testing/renters.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let token: string;

// Monday, nine in the morning in Columbus; the home is shown on Saturdays from ten to two.
const monday = "2026-11-23T14:00:00Z";
const saturdayTen = "2026-11-28T15:00:00Z";
const noon = "2026-11-28T17:00:00Z";
const wish = "Can I see it on Saturday?";
const facts =
  "I make $6,000 a month, my credit is 700, I move in December 5 and have no pets. I'm Dana Ruiz, dana@example.test";

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.control("POST", "reset");
  await product.setClock(monday);
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
});

const opens = async (text: string) => {
  const answer = await product.api<{ token: string }>("POST", "/public/conversation", {
    body: { slug: home.slug, text },
  });
  token = answer.body.token;
};
const says = (text: string): Promise<Answer<VisitorConversation>> =>
  product.api("POST", "/public/conversation/messages", {
    token,
    body: { text, clientMessageId: crypto.randomUUID() },
  });

type RequestRow = { id: string; status: string; hasShowing: boolean };
const requests = (): Promise<RequestRow[]> =>
  rows(
    product.product.app.db,
    sql<RequestRow>`
      select id, status, showing_id is not null as "hasShowing" from showing_request
      where property_id = ${home.id} order by updated_at, id`,
  );
const statuses = async () => (await requests()).map(({ status }) => status);
const eventsOf = async (requestId: string) =>
  (
    await rows(
      product.product.app.db,
      sql<{ kind: string }>`select kind from event where request_id = ${requestId} order by seq`,
    )
  ).map(({ kind }) => kind);
const asOwner = <T>(method: "GET" | "PUT", path: string) => callAs(product, owner)<T>(method, path);
const stage = async () =>
  (await asOwner<{ stage: string }[]>("GET", `/property-inquiry/inquiries/property/${home.id}`))[0]!.stage;

describe("A request for a showing", () => {
  it("forms when Piper starts finding a time, and is not shown to the owner", async () => {
    await opens(wish);
    const [forming, ...others] = await requests();
    expect(others).toEqual([]);
    expect(forming).toMatchObject({ status: "FORMING", hasShowing: false });
    expect(await eventsOf(forming!.id)).toEqual([]);
    expect(await stage()).toBe("INITIAL_CONTACT");
    expect(await asOwner(`GET`, `/showing/company/${owner.companyId}`)).toEqual([]);
    expect(await asOwner("GET", `/showing/property/${home.id}`)).toEqual([]);
    expect(await asOwner("GET", `/showing/property/${home.id}/pending`)).toEqual([]);
    expect((await asOwner<PropertyView>("GET", `/property/${home.id}`)).pendingShowingRequestsCount).toBe(0);
    const agent = await anAgent(product, owner);
    const accepted = await product.api("POST", `/showing-request/accept/property/${home.id}`, {
      token: owner.token,
      body: { showingRequestId: forming!.id, showingAgentId: agent.id },
    });
    expect(accepted.status).toBe(404);
    expect(await statuses()).toEqual(["FORMING"]);
  });

  it("becomes pending when the renter agrees to a time, with one event", async () => {
    await opens(wish);
    const [forming] = await requests();
    await product.advance("PT5H");
    await says(facts);
    await says("Saturday at 10am please");
    const [waiting, ...others] = await requests();
    expect(others).toEqual([]);
    expect(waiting).toEqual({ id: forming!.id, status: "PENDING", hasShowing: true });
    expect(await eventsOf(forming!.id)).toEqual(["showing.requested"]);
    const [showing] = await asOwner<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
    expect(showing).toMatchObject({ startTime: saturdayTen, status: "PENDING" });
    // It is as old as the renter's word, so the owner is not reminded of it as if they had had it all along.
    expect(showing!.showingRequests).toMatchObject([
      { createdAt: expect.stringMatching(/^2026-11-23T19:00/), moves: ["accept", "decline", "reschedule"] },
    ]);
    expect((await asOwner<PropertyView>("GET", `/property/${home.id}`)).pendingShowingRequestsCount).toBe(1);
    expect(await stage()).toBe("SHOWING_REQUESTED");
    await product.advance("PT44H");
    expect(await statuses()).toEqual(["PENDING"]);
  });

  it("is canceled when the renter no longer wants a time, and leaves the lead as it is", async () => {
    await opens(wish);
    await says("never mind, please cancel");
    expect(await lastSaid(product, token)).toContain("I'll stop looking for a time");
    expect(await statuses()).toEqual(["CANCELLED_BY_RENTER"]);
    expect(await stage()).toBe("INITIAL_CONTACT");
    expect(await asOwner("GET", `/showing/property/${home.id}`)).toEqual([]);
    await says(wish);
    expect(await statuses()).toEqual(["CANCELLED_BY_RENTER", "FORMING"]);
  });

  it("is canceled when the renter loses interest", async () => {
    await opens(wish);
    await says("I'm not interested anymore");
    expect(await statuses()).toEqual(["CANCELLED_BY_RENTER"]);
    expect(await stage()).toBe("NO_LONGER_INTERESTED");
  });

  it("expires after 48 hours without a time agreed, and leaves the lead as it is", async () => {
    await opens(wish);
    await product.advance("PT47H59M");
    expect(await statuses()).toEqual(["FORMING"]);
    await product.advance("PT1M");
    expect(await statuses()).toEqual(["EXPIRED"]);
    expect(await stage()).toBe("INITIAL_CONTACT");
    expect(await eventsOf((await requests())[0]!.id)).toEqual([]);
    await says(facts);
    await says("Saturday at noon please");
    const [showing] = await asOwner<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
    expect(showing).toMatchObject({ startTime: noon });
    expect((await statuses()).filter((status) => status === "FORMING")).toEqual([]);
  });

  it("expires when the home is rented out", async () => {
    await opens(wish);
    await asOwner("PUT", `/property-listing/complete/${home.id}`);
    expect(await statuses()).toEqual(["EXPIRED"]);
    expect(await stage()).toBe("STOPPED_PROPERTY_RENTED_OUT");
  });

  it("does not form when a requirement is not met", async () => {
    await opens("My credit score is 420 and I make $900 a month. Can I see it on Saturday?");
    expect(await statuses()).toEqual([]);
  });
});

describe("A renter who sends several messages at once", () => {
  it("has one request", async () => {
    await opens("Hello");
    await Promise.all([says(wish), says("Could I come by on Saturday at 11am?"), says("Any time this week?")]);
    expect(await statuses()).toEqual(["FORMING"]);
  });

  it("has one request when the chat and the form ask at once", async () => {
    await opens(facts);
    const [form] = await Promise.all([
      aRenterAsks(product, home.slug, noon, { token, email: "dana@example.test" }) as Promise<Answer<Requested>>,
      says(wish),
      says("Saturday at 10am please"),
    ]);
    expect(form.status).toBe(200);
    const open = (await requests()).filter(({ status }) => ["FORMING", "PENDING", "ACCEPTED"].includes(status));
    expect(open).toMatchObject([{ status: "PENDING", hasShowing: true }]);
    const waiting = await asOwner<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
    expect(
      waiting.flatMap(({ showingRequests }) => showingRequests.filter(({ status }) => status === "PENDING")),
    ).toHaveLength(1);
  });
});

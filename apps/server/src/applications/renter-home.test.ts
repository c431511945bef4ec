import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { VisitorConversation } from "@porchlight/contract/public.ts";
import type { ApplicationSummary } from "@porchlight/contract/renter-applications.ts";
import type { RenterShowing } from "@porchlight/contract/renter-home.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "../platform/database/database.ts";
import { anOwnerWithHome } from "../screening/testing.ts";
import { anAgent, callAs } from "../testing/homes.ts";
import type { SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks } from "../testing/renters.ts";
import { hears, streamOf } from "../testing/streams.ts";
import { activated, anApplicationSent, applicationOf, type SignedInRenter, save } from "./testing.ts";

const monday = "2026-11-23T14:00:00Z";
const saturdayTen = "2026-11-28T15:00:00Z";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.setClock(monday);
  ({ owner, home } = await anOwnerWithHome(product));
});

let people = 0;
const newEmail = () => `home-of-${++people}@example.test`;

async function anInvited(email = newEmail()): Promise<SignedInRenter & { bundleId: string; email: string }> {
  const { id: bundleId } = await anApplicationSent(product, owner, home, email);
  return { ...(await activated(product, email)), bundleId, email };
}

const listed = ({ token }: { token: string }) =>
  callAs(product, { token })<ApplicationSummary[]>("GET", "/renter-application");
const showingsOf = ({ token }: { token: string }) =>
  callAs(product, { token })<RenterShowing[]>("GET", "/renter-showing");

describe("A renter's page", () => {
  it("hears of their own application, and nothing of others'", async () => {
    const one = await anInvited();
    const other = await anInvited();
    const own = hears(await streamOf(product, "/renter-events", one.token), '"topic":"applications"');
    const theirs = await streamOf(product, "/renter-events", other.token);
    const heardOfOther = hears(theirs, '"topic":"applications"');
    await save(product, one, "contact", { fullName: "Jordan Avery", phoneNumber: null });
    expect(await own).toBe(true);
    await product.api("POST", "/auth/sign-out", { token: other.token, body: {} });
    expect(await heardOfOther).toBe(false);
  });

  it("is no stream for an owner, and none after signing out", async () => {
    const renter = await anInvited();
    expect((await streamOf(product, "/renter-events", owner.token)).status).toBe(403);
    await product.api("POST", "/auth/sign-out", { token: renter.token, body: {} });
    expect((await streamOf(product, "/renter-events", renter.token)).status).toBe(401);
  });
});

describe("The showings of a signed-in renter", () => {
  it("are those to come, with how each stands and the link of its page, and nobody else's", async () => {
    const email = newEmail();
    await aRenterAsks(product, home.slug, saturdayTen, { email });
    const renter = await anInvited(email);
    const [asked] = await showingsOf(renter);
    expect(asked).toMatchObject({ status: "PENDING", startsAt: saturdayTen, proposedAt: null, attendance: null });
    expect(asked!.manageUrl).toContain("/renter/showing/");
    const [waiting] = await callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
    const agent = await anAgent(product, owner);
    await callAs(product, owner)("POST", `/showing-request/accept/property/${home.id}`, {
      showingRequestId: waiting!.showingRequests[0]!.id,
      showingAgentId: agent.id,
    });
    expect(await showingsOf(renter)).toMatchObject([{ status: "ACCEPTED", home: { title: home.displayName } }]);
    expect(await showingsOf(await anInvited())).toEqual([]);
    await product.setClock("2026-11-28T20:00:00Z");
    expect(await showingsOf(renter)).toEqual([]);
  });

  it("name a home whose street is hidden by its kind, in the renter's language", async () => {
    const email = newEmail();
    await sql`
      update property set display_name = location ->> 'address', location = location || '{"isAddressHidden": true}'
      where id = ${home.id}`.execute(product.product.app.db);
    await aRenterAsks(product, home.slug, saturdayTen, { email, note: "Hola, ¿se puede ver la casa el sábado?" });
    const [asked] = await showingsOf(await anInvited(email));
    expect(asked!.home.title).toBe("Casa en Columbus");
  });
});

describe("A signed-in renter", () => {
  type Changed = { status?: string; startsAt?: string; code?: string };
  const change = ({ token }: { token: string }, id: string, move: string, body: object = {}) =>
    product.api<Changed>("POST", `/renter-showing/${id}/${move}`, { token, body });
  const aShowing = async () => {
    const email = newEmail();
    await aRenterAsks(product, home.slug, saturdayTen, { email });
    const renter = await anInvited(email);
    return { renter, id: (await showingsOf(renter))[0]!.id };
  };

  it("cancels a showing of their own, once and for all, and nobody else's", async () => {
    const { renter, id } = await aShowing();
    expect((await change(await anInvited(), id, "cancel")).status).toBe(404);
    expect((await change(renter, id, "cancel")).body.status).toBe("CANCELLED_BY_RENTER");
    expect((await change(renter, id, "cancel")).status).toBe(200);
    expect(await showingsOf(renter)).toEqual([]);
    const waiting = await callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
    expect(waiting).toEqual([]);
  });

  it("asks for another opening in place of a showing of their own", async () => {
    const { renter, id } = await aShowing();
    const later = { startsAt: "2026-11-28T16:00:00Z" };
    expect((await change(await anInvited(), id, "reschedule", later)).status).toBe(404);
    const taken = await change(renter, id, "reschedule", { startsAt: "2026-11-28T16:07:00Z" });
    expect([taken.status, taken.body.code]).toEqual([409, "showing.time-gone"]);
    expect((await change(renter, id, "reschedule", later)).body).toMatchObject({ status: "PENDING", ...later });
    expect(await showingsOf(renter)).toMatchObject([{ status: "PENDING", ...later }]);
    const again = await change(renter, id, "reschedule", { startsAt: saturdayTen });
    expect([again.status, again.body.code]).toEqual([409, "showing.move-not-allowed"]);
  });

  it("changes nothing once the showing has begun", async () => {
    const { renter, id } = await aShowing();
    await product.setClock("2026-11-28T15:00:00Z");
    for (const [move, body] of [["cancel", {}] as const, ["reschedule", { startsAt: saturdayTen }] as const])
      expect((await change(renter, id, move, body)).body.code).toBe("showing.move-not-allowed");
  });
});

describe("Piper, asked from an application", () => {
  it("goes on in the renter's own conversation", async () => {
    const renter = await anInvited();
    expect((await listed(renter))[0]).toMatchObject({ canAskPiper: true });
    const path = `/renter-application/${renter.applicationId}/conversation`;
    const { body: way, headers } = await product.api<{ address: string }>("POST", path, {
      token: renter.token,
      body: {},
    });
    expect(way.address).toBe(`/homes/${home.slug}#chat`);
    const token = decodeURIComponent(/visitor=([^;]+)/.exec(headers.get("set-cookie")!)![1]!);
    const said = { text: "Is there a dishwasher?", clientMessageId: crypto.randomUUID() };
    await product.api("POST", "/public/conversation/messages", { token, body: said });
    const { body } = await product.api<VisitorConversation>("GET", "/public/conversation/messages", { token });
    expect(body.messages.map(({ text }) => text)).toContain(said.text);
  });

  it("is refused for anybody else's application, without a conversation, and once the home has no page", async () => {
    const renter = await anInvited();
    const stranger = await anInvited();
    const path = (one: SignedInRenter) => `/renter-application/${one.applicationId}/conversation`;
    const ask = async (one: SignedInRenter, at: string) =>
      (await product.api("POST", at, { token: one.token, body: {} })).status;
    expect(await ask(stranger, path(renter))).toBe(404);
    const email = newEmail();
    const partner = { type: "CO_APPLICANT", name: "Kim Avery", email };
    await product.api("POST", `/renter-application/${renter.applicationId}/invite`, {
      token: renter.token,
      body: partner,
    });
    await product.settled();
    const invited = await activated(product, email);
    expect((await applicationOf(product, invited)).canAskPiper).toBe(false);
    expect(await ask(invited, path(invited))).toBe(404);
    await callAs(product, owner)("DELETE", `/property/${home.id}`);
    expect((await listed(renter))[0]).toMatchObject({ canAskPiper: false });
    expect(await ask(renter, path(renter))).toBe(404);
  });
});

import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks, mailsTo } from "../testing/renters.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let agent: { id: string };

const ten = "2026-11-28T15:00:00Z";
const noon = "2026-11-28T17:00:00Z";

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.setClock("2026-11-23T14:00:00Z");
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
  agent = await anAgent(product, owner);
});

const act = async (path: string, body: object): Promise<void> => {
  await callAs(product, owner)("POST", path, body);
  await product.settled();
};

async function anAcceptedShowing() {
  const renter = await aRenterAsks(product, home.slug, ten);
  const [showing] = await callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
  const showingRequestId = showing!.showingRequests[0]!.id;
  await act(`/showing-request/accept/property/${home.id}`, { showingRequestId, showingAgentId: agent.id });
  return { renter, showing: showing!, showingRequestId };
}

type Invitation = { method: string; uid: string; sequence: number; start: string };

/** The invitations a person was mailed, first one first. */
async function invitationsTo(address: string): Promise<Invitation[]> {
  const mails = (await mailsTo(product, address)).filter(({ attachments }) => attachments.length > 0).reverse();
  return Promise.all(
    mails.map(async ({ id }) => {
      const file = await (await fetch(`${product.sandbox.url}/control/mail/${id}/attachments/0`)).text();
      const of = (name: string) => new RegExp(`^${name}[^:\r\n]*:(.*)$`, "m").exec(file)![1]!.trim();
      return { method: of("METHOD"), uid: of("UID"), sequence: Number(of("SEQUENCE")), start: of("DTSTART") };
    }),
  );
}

const expectOneGrowingInvitation = (all: Invitation[], methods: string[]) => {
  expect(all.map(({ method }) => method)).toEqual(methods);
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(1);
  for (const [at, { sequence }] of all.entries()) if (at > 0) expect(sequence).toBeGreaterThan(all[at - 1]!.sequence);
};

/** What the renter says in the chat. */
async function says(token: string, text: string): Promise<void> {
  await product.api("POST", "/public/conversation/messages", {
    token,
    body: { text, clientMessageId: crypto.randomUUID() },
  });
  await product.settled();
}

/** The renter's link to what became of their request. */
const linkOf = ({ body }: { body: { manageUrl: string | null } }) => body.manageUrl!.split("/").at(-1)!;

/** Expects that owner and renter got the same methods, in this order, for one invitation. */
async function expectBothTold(renter: { email: string }, ...methods: string[]) {
  expectOneGrowingInvitation(await invitationsTo(renter.email), methods);
  expectOneGrowingInvitation(await invitationsTo(owner.email), methods);
}

describe("The calendar invitation of an accepted request", () => {
  it("is canceled for both when the owner cancels", async () => {
    const { renter, showing } = await anAcceptedShowing();
    await act(`/showing/${showing.id}/cancel`, { cancelReason: null });
    await expectBothTold(renter, "REQUEST", "CANCEL");
  });

  it("is canceled for both when the owner declines after accepting", async () => {
    const { renter, showingRequestId } = await anAcceptedShowing();
    await act(`/showing-request/decline/property/${home.id}`, { showingRequestId });
    await expectBothTold(renter, "REQUEST", "CANCEL");
  });

  it("is canceled for both when the renter cancels", async () => {
    const { renter } = await anAcceptedShowing();
    await product.api("POST", `/public/showing/${linkOf(renter)}/cancel`, { body: {} });
    await product.settled();
    await expectBothTold(renter, "REQUEST", "CANCEL");
  });

  it("is canceled for both when the renter cannot attend", async () => {
    const { renter } = await anAcceptedShowing();
    await product.api("POST", "/renter-showing/attendance", { body: { token: linkOf(renter), attending: false } });
    await product.settled();
    await expectBothTold(renter, "REQUEST", "CANCEL");
  });

  it("is canceled for both when the home is rented out", async () => {
    const { renter } = await anAcceptedShowing();
    await callAs(product, owner)("PUT", `/property-listing/complete/${home.id}`);
    await product.settled();
    await expectBothTold(renter, "REQUEST", "CANCEL");
  });

  it("moves for both to the time that owner and renter agreed on", async () => {
    const { renter, showing } = await anAcceptedShowing();
    await act(`/showing/${showing.id}/reschedule`, { showingAgentId: agent.id, comment: null, startTime: noon });
    await expectBothTold(renter, "REQUEST", "CANCEL");
    await says(renter.body.token, "Yes, that works");
    await expectBothTold(renter, "REQUEST", "CANCEL", "REQUEST");
    for (const { email } of [renter, owner])
      expect((await invitationsTo(email)).at(-1)!.start).toContain("20261128T170000Z");
  });

  it("stays while the renter asks to move, and is updated for both once the owner accepts", async () => {
    const { renter } = await anAcceptedShowing();
    await aRenterAsks(product, home.slug, noon, { token: renter.body.token, email: renter.email });
    await expectBothTold(renter, "REQUEST");
    const [showing] = await callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
    const { id: showingRequestId } = showing!.showingRequests[0]!;
    await act(`/showing-request/accept/property/${home.id}`, { showingRequestId, showingAgentId: agent.id });
    await expectBothTold(renter, "REQUEST", "REQUEST");
  });

  it("is mailed even to an owner who prefers texts", async () => {
    await callAs(product, owner)("PATCH", "/investor/user", {
      phoneNumber: "(614) 555-0111",
      preferredCommunicationChannel: "SMS",
    });
    const { renter, showing } = await anAcceptedShowing();
    await act(`/showing/${showing.id}/reschedule`, { showingAgentId: agent.id, comment: null, startTime: noon });
    await says(renter.body.token, "Yes, that works");
    for (const words of ["Please cancel my showing", "Yes"]) await says(renter.body.token, words);
    await expectBothTold(renter, "REQUEST", "CANCEL", "REQUEST", "CANCEL");
  });

  it("is not sent again when another agent is assigned", async () => {
    const { renter, showing } = await anAcceptedShowing();
    const other = await anAgent(product, owner, "Luis");
    await act(`/showing/${showing.id}/assign-showing-agent`, { showingAgentId: other.id });
    await expectBothTold(renter, "REQUEST");
  });
});

describe("A request that was never accepted", () => {
  it("sends no cancellation to a calendar", async () => {
    const renter = await aRenterAsks(product, home.slug, ten);
    const [showing] = await callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
    const showingRequestId = showing!.showingRequests[0]!.id;
    await act(`/showing-request/decline/property/${home.id}`, { showingRequestId });
    for (const { email } of [renter, owner]) expect(await invitationsTo(email)).toEqual([]);
  });
});

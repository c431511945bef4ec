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

describe("The invitation of an accepted request", () => {
  it("is taken back under its name when the owner cancels", async () => {
    const { renter, showing } = await anAcceptedShowing();
    await act(`/showing/${showing.id}/cancel`, { cancelReason: null });
    expectOneGrowingInvitation(await invitationsTo(renter.email), ["REQUEST", "CANCEL"]);
  });

  it("is taken back when the owner reconsiders", async () => {
    const { renter, showingRequestId } = await anAcceptedShowing();
    await act(`/showing-request/decline/property/${home.id}`, { showingRequestId });
    expectOneGrowingInvitation(await invitationsTo(renter.email), ["REQUEST", "CANCEL"]);
  });

  it("moves to the time that owner and renter agreed on, with both of them", async () => {
    const { renter, showing } = await anAcceptedShowing();
    await act(`/showing/${showing.id}/reschedule`, { showingAgentId: agent.id, comment: null, startTime: noon });
    await product.api("POST", "/public/conversation/messages", {
      token: renter.body.token,
      body: { text: "Yes, that works", clientMessageId: crypto.randomUUID() },
    });
    await product.settled();
    const renters = await invitationsTo(renter.email);
    expectOneGrowingInvitation(renters, ["REQUEST", "CANCEL", "REQUEST"]);
    expect(renters.at(-1)!.start).toContain("20261128T170000Z");
    const owners = await invitationsTo(owner.email);
    expectOneGrowingInvitation(owners, ["REQUEST", "REQUEST"]);
    expect(owners.at(-1)!.start).toContain("20261128T170000Z");
  });

  it("is taken back from the owner when the renter cancels", async () => {
    const { renter } = await anAcceptedShowing();
    const token = renter.body.manageUrl!.split("/").at(-1)!;
    await product.api("POST", `/public/showing/${token}/cancel`, { body: {} });
    await product.settled();
    expectOneGrowingInvitation(await invitationsTo(owner.email), ["REQUEST", "CANCEL"]);
  });
});

describe("A request that was never accepted", () => {
  it("takes nothing back from anybody's calendar", async () => {
    const renter = await aRenterAsks(product, home.slug, ten);
    const [showing] = await callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
    const showingRequestId = showing!.showingRequests[0]!.id;
    await act(`/showing-request/decline/property/${home.id}`, { showingRequestId });
    expect(await invitationsTo(renter.email)).toEqual([]);
  });
});

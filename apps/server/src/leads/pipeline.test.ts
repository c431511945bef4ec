import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { VisitorConversation } from "@porchlight/contract/public.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { eventsFrom } from "@porchlight/domain/kernel/lifecycle.ts";
import { type LeadEvent, type LeadStage, leadLifecycle, leadStages } from "@porchlight/domain/leads/lifecycle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rows, sql } from "../platform/database/database.ts";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks } from "../testing/renters.ts";

let product: TestProduct;
let owner: SignedInOwner;
let agent: { id: string };
let home: PropertyView;
/** The browser of the renter whose lead it is. */
let token: string;

// Monday, nine in the morning in Columbus; the home is shown on Saturdays from ten to two.
const monday = "2026-11-23T14:00:00Z";
const saturdayTen = "2026-11-28T15:00:00Z";
const nextSaturday = "2026-12-05T15:00:00Z";
const saturdayNoon = "2026-11-28T17:00:00Z";
const email = "pat@example.test";

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock(monday);
  owner = await aSignedInOwner(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.setClock(monday);
  home = await aListedHome(product, owner);
  agent = await anAgent(product, owner);
});

const call = <Reply>(method: "GET" | "POST" | "PUT", path: string, body?: object) =>
  callAs(product, owner)<Reply>(method, path, body).finally(() => product.settled());
const lead = async () =>
  (await call<{ id: string; stage: LeadStage }[]>("GET", `/property-inquiry/inquiries/property/${home.id}`))[0]!;
/** The moves of the lead by their events, oldest first. */
const moved = async (inquiryId: string) =>
  rows(
    product.product.app.db,
    sql<{ event: string; to: string }>`
      select data ->> 'event' as event, data ->> 'to' as to from event
      where kind = 'lead.moved' and inquiry_id = ${inquiryId} order by seq`,
  );

const writes = async (): Promise<void> => {
  const begun = await product.api<{ token: string }>("POST", "/public/conversation", {
    body: { slug: home.slug, text: `I'm Pat Lane, ${email}. How much is the rent?` },
  });
  token = begun.body.token;
  await product.settled();
};
const says = async (text: string): Promise<void> => {
  const body = { text, clientMessageId: crypto.randomUUID() };
  const answer = await product.api<VisitorConversation>("POST", "/public/conversation/messages", { token, body });
  expect(answer.status).toBe(200);
  await product.settled();
};
const asksFor = async (startsAt: string, answers: object = {}): Promise<void> => {
  const asked = await aRenterAsks(product, home.slug, startsAt, { email, token, answers });
  expect(asked.status).toBe(200);
};
/** The showing that waits for an answer, or else the confirmed one. */
const live = async (): Promise<ShowingView> => {
  const all = await call<ShowingView[]>("GET", `/showing/property/${home.id}`);
  return (all.find(({ status }) => status === "PENDING") ?? all.find(({ status }) => status === "CONFIRMED"))!;
};
const request = async (): Promise<string> =>
  (await live()).showingRequests.find(({ status }) => status === "PENDING" || status === "ACCEPTED")!.id;
const decides = async (how: "accept" | "decline", beside: object = {}): Promise<unknown> =>
  call("POST", `/showing-request/${how}/property/${home.id}`, { showingRequestId: await request(), ...beside });
const accepts = () => decides("accept", { showingAgentId: agent.id });
const declines = () => decides("decline", { declineReason: null });
const moveAsked = () => asksFor(nextSaturday);
const cancels = async () => call("POST", `/showing/${(await live()).id}/cancel`, { cancelReason: null });
const proposes = async (startTime: string) =>
  call("POST", `/showing/${(await live()).id}/reschedule`, { showingAgentId: agent.id, comment: null, startTime });
const rentsOut = () => call("PUT", `/property-listing/complete/${home.id}`);
const asksAnother = () => says("Could I come at another time instead?");
const cancelsAsRenter = async () => {
  await says("Please cancel my showing");
  await says("yes");
};
const leaves = async () => {
  await says("I'm no longer interested, thanks");
  if ((await lead()).stage !== "NO_LONGER_INTERESTED") await says("yes");
};
const until = (at: string) => product.setClock(at);

/** How a lead comes into a stage. */
const into: Partial<Record<LeadStage, () => Promise<unknown>>> = {
  INITIAL_CONTACT: writes,
  REQUIREMENTS_NOT_MET: () => writes().then(() => asksFor(saturdayTen, { monthlyIncome: 900 })),
  SHOWING_REQUESTED: () => writes().then(() => asksFor(saturdayTen)),
  SHOWING_CONFIRMED: () => into.SHOWING_REQUESTED!().then(accepts),
  SHOWING_DECLINED: () => into.SHOWING_REQUESTED!().then(declines),
  SHOWING_RESCHEDULE_REQUESTED_BY_RENTER: () => into.SHOWING_CONFIRMED!().then(asksAnother),
  SHOWING_RESCHEDULE_REQUESTED_BY_OWNER: () => into.SHOWING_CONFIRMED!().then(() => proposes(saturdayNoon)),
  SHOWING_COMPLETED: () => into.SHOWING_CONFIRMED!().then(() => until("2026-11-28T15:31:00Z")),
  SHOWING_CANCELLED_BY_RENTER: () => into.SHOWING_CONFIRMED!().then(cancelsAsRenter),
  SHOWING_CANCELLED_BY_OWNER: () => into.SHOWING_CONFIRMED!().then(cancels),
  SHOWING_REQUEST_IGNORED_BY_OWNER: () => into.SHOWING_REQUESTED!().then(() => until("2026-11-28T15:00:10Z")),
  STOPPED_PROPERTY_RENTED_OUT: () => writes().then(rentsOut),
  NO_LONGER_INTERESTED: () => writes().then(leaves),
};
const wishesForNoTimeYet = () =>
  writes().then(() => says("I make $900 a month, my credit is 700, I move in December 5 and have no pets."));
const wishOfWaiting = () => into.SHOWING_REQUESTED!().then(asksAnother);
/** The owner proposes another time for a confirmed showing, which stays until the renter agrees. */
const proposalBesideConfirmed = () =>
  into.SHOWING_CONFIRMED!()
    .then(moveAsked)
    .then(() => proposes(saturdayNoon));
const wishBeyondProposal = () => into.SHOWING_RESCHEDULE_REQUESTED_BY_OWNER!().then(asksAnother);
/** Where the way into the stage makes a difference. */
const otherwiseInto: Record<string, () => Promise<unknown>> = {
  "REQUIREMENTS_NOT_MET qualificationPasses": wishesForNoTimeYet,
  "SHOWING_RESCHEDULE_REQUESTED_BY_RENTER notAnswered": wishOfWaiting,
  "SHOWING_RESCHEDULE_REQUESTED_BY_RENTER renterKeepsRequest": wishOfWaiting,
  "SHOWING_RESCHEDULE_REQUESTED_BY_RENTER requestPending": wishOfWaiting,
  "SHOWING_RESCHEDULE_REQUESTED_BY_RENTER moveEnded": () => into.SHOWING_CONFIRMED!().then(moveAsked),
  "SHOWING_RESCHEDULE_REQUESTED_BY_OWNER moveEnded": proposalBesideConfirmed,
  "SHOWING_RESCHEDULE_REQUESTED_BY_RENTER renterAgrees": wishBeyondProposal,
  "SHOWING_RESCHEDULE_REQUESTED_BY_RENTER proposalExpired": wishBeyondProposal,
};

/** By event, the action of a person or the clock that causes it. */
const brings: Partial<Record<LeadEvent, () => Promise<unknown>>> = {
  qualificationFails: () => says("I make $900 a month"),
  qualificationPasses: () => says("Sorry, I make $7,000 a month"),
  requestPending: () => asksFor(nextSaturday),
  moveEnded: async () =>
    (await lead()).stage === "SHOWING_RESCHEDULE_REQUESTED_BY_RENTER"
      ? accepts()
      : says("No, that does not work for me"),
  accepted: accepts,
  declined: declines,
  notAnswered: () => until("2026-11-28T15:00:10Z"),
  ownerReschedules: () => proposes("2026-11-28T18:00:00Z"),
  renterReschedules: asksAnother,
  renterAgrees: () => says("Yes, the new time works for me"),
  renterKeepsTime: () => says("No, never mind, I'll keep the time I have"),
  renterKeepsRequest: () => says("No, never mind, I'll keep the time I have"),
  renterCancels: async () => {
    if ((await live()).showingRequests.some(({ status }) => status === "PENDING" || status === "ACCEPTED"))
      await cancelsAsRenter();
    else await says("No, that does not work for me");
  },
  ownerCancels: cancels,
  wishExpired: () => until("2026-11-28T15:00:10Z"),
  proposalExpired: () => until("2026-11-28T17:00:10Z"),
  completed: () => until("2026-11-28T15:31:00Z"),
  losesInterest: leaves,
  propertyRentedOut: rentsOut,
  writesAgain: async () => {
    if ((await lead()).stage === "STOPPED_PROPERTY_RENTED_OUT")
      await call("PUT", `/property-listing/publish/${home.id}`);
    await says("Hello, is it still available?");
  },
};

/** The sweep of a start always comes before that of an end, and a proposal is no showing that ends. */
const isStale = (from: LeadStage, event: LeadEvent): boolean =>
  event === "completed" && from.startsWith("SHOWING_RESCHEDULE");
/** What an application brings about: see ../applications/lead-stages.test.ts. */
const ofApplications: readonly LeadEvent[] = [
  "applicationSent",
  "formStarted",
  "submitted",
  "applicationAccepted",
  "applicationDeclined",
];
const isOfApplication = (from: LeadStage, event: LeadEvent): boolean =>
  from.startsWith("APPLICATION") || ofApplications.includes(event);

const moves = leadStages.flatMap((from) =>
  (eventsFrom(leadLifecycle, from) as LeadEvent[])
    .filter((event) => !isOfApplication(from, event) && !isStale(from, event))
    .map((event) => ({ from, event, to: (leadLifecycle[from] as Record<string, LeadStage>)[event]! })),
);

describe("A lead's stage changes with events and with time:", () => {
  it.each(moves)("$from, $event: $to", async ({ from, event, to }) => {
    await (otherwiseInto[`${from} ${event}`] ?? into[from]!)();
    const before = await lead();
    expect(before.stage).toBe(from);
    const told = (await moved(before.id)).length;
    await brings[event]!();
    expect((await lead()).stage).toBe(to);
    expect((await moved(before.id)).slice(told)).toEqual(from === to ? [] : [{ event, to }]);
  });
});

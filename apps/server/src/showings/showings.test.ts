import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { type Answer, startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks, lastSaid, mailsTo } from "../testing/renters.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let agent: { id: string };

// Monday, nine in the morning in Columbus; the home is shown on Saturdays from ten to two.
const monday = "2026-11-23T14:00:00Z";
const saturdayTen = "2026-11-28T15:00:00Z";
const saturdayNoon = "2026-11-28T17:00:00Z";

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.setClock(monday);
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
  agent = await anAgent(product, owner);
});

type ShowingReply = ShowingView & {
  code?: string;
  message?: string;
  newShowingId?: string;
  details?: { phrase: string };
};

const act = async (path: string, body: object): Promise<Answer<ShowingReply>> => {
  const answer = await product.api<ShowingReply>("POST", path, { token: owner.token, body });
  await product.settled();
  return answer;
};
const showing = (id: string) => callAs(product, owner)<ShowingView>("GET", `/showing/${id}`);
const waiting = () => callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
const stage = async (): Promise<string> =>
  (await callAs(product, owner)<{ stage: string }[]>("GET", `/property-inquiry/inquiries/property/${home.id}`))[0]!
    .stage;

const accept = (request: string) =>
  act(`/showing-request/accept/property/${home.id}`, { showingRequestId: request, showingAgentId: agent.id });
const decline = (request: string, declineReason: string | null = null) =>
  act(`/showing-request/decline/property/${home.id}`, { showingRequestId: request, declineReason });

async function aWaitingRequest(startsAt = saturdayTen) {
  const renter = await aRenterAsks(product, home.slug, startsAt);
  const found = (await waiting()).find(({ startTime }) => startTime === startsAt)!;
  return { renter, showing: found, request: found.showingRequests.at(-1)!.id };
}

async function anAcceptedShowing(startsAt = saturdayTen) {
  const asked = await aWaitingRequest(startsAt);
  expect((await accept(asked.request)).status).toBe(200);
  return asked;
}

describe("A pending request", () => {
  it("that is accepted confirms the showing with its agent, who becomes the home's last agent", async () => {
    const { request, showing: asked } = await aWaitingRequest();
    const { body } = await accept(request);
    expect(body).toMatchObject({ id: asked.id, status: "CONFIRMED", showingAgent: { id: agent.id } });
    expect(await stage()).toBe("SHOWING_CONFIRMED");
    const seen = await callAs(product, owner)<PropertyView>("GET", `/property/${home.id}`);
    expect(seen).toMatchObject({ lastShowingAgentId: agent.id, pendingShowingRequestsCount: 0 });
  });

  it("that is accepted again after a lost answer stays accepted once", async () => {
    const { request, renter, showing: asked } = await aWaitingRequest();
    const answers = await Promise.all([accept(request), accept(request)]);
    answers.push(await accept(request));
    for (const { status, body } of answers)
      expect({ status, body }).toMatchObject({ status: 200, body: { id: asked.id, status: "CONFIRMED" } });
    expect((await mailsTo(product, renter.email)).filter(({ text }) => /confirmed/i.test(text))).toHaveLength(1);
  });

  it("cannot be accepted with a second agent, or after it was declined", async () => {
    const { request } = await anAcceptedShowing();
    const refused = { status: 409, body: { message: "This showing request is no longer pending." } };
    const other = await anAgent(product, owner, "Robin");
    const body = { showingRequestId: request, showingAgentId: other.id };
    expect(await act(`/showing-request/accept/property/${home.id}`, body)).toMatchObject(refused);
    await decline(request);
    expect(await accept(request)).toMatchObject(refused);
  });

  it("is counted in its showing's home until it is answered", async () => {
    const { request, showing: asked } = await aWaitingRequest();
    const counts = async () => (await showing(asked.id)).property;
    expect(await counts()).toMatchObject({ pendingShowingRequestsCount: 1, pendingEscalationsCount: 0 });
    await product.api("POST", "/public/conversation", { body: { slug: home.slug, text: "May I paint the walls?" } });
    await accept(request);
    expect(await counts()).toMatchObject({ pendingShowingRequestsCount: 0, pendingEscalationsCount: 1 });
  });

  it("requires an agent of the owner's company", async () => {
    const { request } = await aWaitingRequest();
    const stranger = await aSignedInOwner(product);
    const theirs = await anAgent(product, stranger);
    const answer = await act(`/showing-request/accept/property/${home.id}`, {
      showingRequestId: request,
      showingAgentId: theirs.id,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { validationErrors: { showingAgentId: "Showing agent is required" } },
    });
  });

  it("that is declined gives the renter the reason", async () => {
    const { request, renter } = await aWaitingRequest();
    expect((await decline(request, "We have a plumber in that day.")).body.status).toBe("DECLINED");
    expect(await stage()).toBe("SHOWING_DECLINED");
    expect(await lastSaid(product, renter.body.token)).toContain("plumber");
  });

  it("cannot be declined with words that fail the fair-housing check, which are named", async () => {
    const { request } = await aWaitingRequest();
    const answer = await decline(request, "Sorry, we do not rent to families with children.");
    expect(answer.status).toBe(406);
    expect(answer.body.message).toContain(answer.body.details!.phrase);
    expect((await waiting())[0]!.showingRequests[0]!.status).toBe("PENDING");
  });

  it("without an answer gets a warning an hour before, and expires at the start", async () => {
    const { showing: asked, renter } = await aWaitingRequest();
    await product.setClock("2026-11-28T14:00:30Z");
    expect(await lastSaid(product, renter.body.token)).toMatch(/not confirmed|hasn't confirmed|isn't confirmed/i);
    await product.setClock("2026-11-28T15:00:30Z");
    expect(await showing(asked.id)).toMatchObject({ status: "EXPIRED", showingRequests: [{ status: "EXPIRED" }] });
    expect(await stage()).toBe("SHOWING_REQUEST_IGNORED_BY_OWNER");
  });
});

describe("A request made shortly before its time", () => {
  it("gets the warning that nobody has answered only after half of the time left", async () => {
    const call = callAs(product, owner);
    const { id } = await call<{ id: string }>("GET", `/property-availability/${home.id}`);
    const rules = { minimumNoticeInMinutes: 0, bufferInMinutes: 0, blackoutDates: [] };
    await call("PUT", `/property-availability/${id}/booking-rules`, rules);
    await product.setClock("2026-11-28T14:20:00Z");
    const { renter } = await aWaitingRequest();
    const warned = /hasn't confirmed/;
    await product.advance("PT19M");
    expect(await lastSaid(product, renter.body.token)).not.toMatch(warned);
    await product.advance("PT2M");
    expect(await lastSaid(product, renter.body.token)).toMatch(warned);
  });
});

describe("A confirmed showing", () => {
  it("is reminded of before it starts, once, and the link takes the answer", async () => {
    const { renter, showing: asked } = await anAcceptedShowing();
    await product.setClock("2026-11-28T13:00:10Z");
    await product.advance("PT5M");
    const reminders = (await mailsTo(product, renter.email)).filter(({ text }) => /today at/.test(text));
    expect(reminders).toHaveLength(1);
    const token = new URL(renter.body.manageUrl!).pathname.split("/").at(-1)!;
    const answered = await product.api("POST", "/renter-showing/attendance", { body: { token, attending: true } });
    expect(answered).toMatchObject({
      status: 200,
      body: { attendance: "CONFIRMED", address: "418 Alder Street, Columbus, OH 43215" },
    });
    expect((await showing(asked.id)).showingRequests[0]!.attendance).toBe("CONFIRMED");
  });

  it("with several renters gives its agent one reminder that names them all", async () => {
    const whose = { firstName: "Ida", lastName: "Moss", phone: "(614) 555-0163" };
    agent = await callAs(product, owner)("POST", "/showing-agents", whose);
    await anAcceptedShowing();
    await aRenterAsks(product, home.slug, saturdayTen, { name: "Lee Park" });
    const [{ showingRequests }] = (await waiting()) as [ShowingView];
    expect((await accept(showingRequests.find(({ status }) => status === "PENDING")!.id)).status).toBe(200);
    await product.setClock("2026-11-28T13:00:10Z");
    const texts = async () =>
      (await product.control<{ body: string }[]>("GET", `sms?to=${encodeURIComponent("+16145550163")}`)).map(
        ({ body }) => body,
      );
    const reminders = (await texts()).filter((text) => text.includes("Reminder:"));
    expect(reminders).toHaveLength(1);
    expect(reminders[0]).toContain("to Dana Ruiz and Lee Park, Sat, Nov 28, 10:00 AM EST. Reach them: Dana Ruiz asker");
  });

  it("is canceled when the renter says they cannot come", async () => {
    const { renter, showing: asked } = await anAcceptedShowing();
    const token = new URL(renter.body.manageUrl!).pathname.split("/").at(-1)!;
    await product.api("POST", "/renter-showing/attendance", { body: { token, attending: false } });
    await product.settled();
    expect(await showing(asked.id)).toMatchObject({
      status: "CANCELED",
      showingRequests: [{ status: "CANCELLED_BY_RENTER" }],
    });
    expect((await mailsTo(product, owner.email))[0]!.subject).toContain("can't make the showing");
    expect(await lastSaid(product, renter.body.token)).toMatch(
      /taken you off that showing.*Here are other open times/s,
    );
    const again = await product.api<{ code: string }>("POST", "/renter-showing/attendance", {
      body: { token, attending: true },
    });
    expect(again.body.code).toBe("showing.move-not-allowed");
  });

  it("that has started may be canceled or given another agent, but not moved", async () => {
    const { showing: asked } = await anAcceptedShowing();
    await product.setClock("2026-11-28T15:10:00Z");
    expect((await showing(asked.id)).moves).toEqual(["cancel", "assign-agent"]);
    const { id: showingAgentId } = await anAgent(product, owner);
    const startTime = "2026-11-29T15:00:00Z";
    const moved = await act(`/showing/${asked.id}/reschedule`, { showingAgentId, comment: null, startTime });
    expect(moved.status).toBe(409);
    expect((await act(`/showing/${asked.id}/assign-showing-agent`, { showingAgentId })).status).toBe(200);
    expect((await act(`/showing/${asked.id}/cancel`, { cancelReason: null })).body.status).toBe("CANCELED");
  });

  it("is completed after its end", async () => {
    const { showing: asked } = await anAcceptedShowing();
    await product.setClock("2026-11-28T15:30:10Z");
    expect((await showing(asked.id)).status).toBe("COMPLETED");
    expect(await stage()).toBe("SHOWING_COMPLETED");
  });

  it("that the owner cancels notifies everyone in it, with the reason", async () => {
    const { showing: asked } = await anAcceptedShowing();
    const second = await aRenterAsks(product, home.slug, saturdayTen);
    const { body } = await act(`/showing/${asked.id}/cancel`, { cancelReason: "The boiler is being replaced." });
    expect(body.status).toBe("CANCELED");
    expect(body.showingRequests.map(({ status }) => status)).toEqual(["CANCELED_BY_INVESTOR", "CANCELED_BY_INVESTOR"]);
    expect(await lastSaid(product, second.body.token)).toContain("boiler");
    expect(await act(`/showing/${asked.id}/cancel`, {})).toMatchObject({ status: 409 });
  });

  it("becomes pending again when the accepted renter leaves and another is waiting", async () => {
    const { showing: asked, request } = await anAcceptedShowing();
    await aRenterAsks(product, home.slug, saturdayTen);
    await decline(request);
    expect(await showing(asked.id)).toMatchObject({
      status: "PENDING",
      showingRequests: [{ status: "DECLINED" }, { status: "PENDING" }],
    });
  });
});

describe("A time proposed by the owner", () => {
  const propose = (id: string, startTime: string) =>
    act(`/showing/${id}/reschedule`, { showingAgentId: agent.id, comment: "A little later?", startTime });

  it("creates a new showing that the renter can agree to", async () => {
    const { showing: asked, renter } = await anAcceptedShowing();
    const { body } = await propose(asked.id, saturdayNoon);
    expect(await showing(asked.id)).toMatchObject({ status: "CANCELED", showingRequests: [{ status: "RESCHEDULED" }] });
    expect(await showing(body.newShowingId!)).toMatchObject({
      status: "PENDING",
      startTime: saturdayNoon,
      rescheduleRequests: [{ status: "PENDING" }],
    });
    expect(await stage()).toBe("SHOWING_RESCHEDULE_REQUESTED_BY_OWNER");
    expect(await lastSaid(product, renter.body.token)).toMatch(/12:00/);
    await product.api("POST", "/public/conversation/messages", {
      token: renter.body.token,
      body: { text: "Yes, that works for me", clientMessageId: crypto.randomUUID() },
    });
    await product.settled();
    expect(await showing(body.newShowingId!)).toMatchObject({
      status: "CONFIRMED",
      showingRequests: [{ status: "ACCEPTED" }],
    });
    expect(await stage()).toBe("SHOWING_CONFIRMED");
  });

  it("may overlap the showing it replaces", async () => {
    const { showing: asked } = await anAcceptedShowing();
    expect((await propose(asked.id, "2026-11-28T15:15:00Z")).status).toBe(200);
  });

  it("is rejected in the past, or over another showing of the home", async () => {
    const { showing: asked } = await anAcceptedShowing();
    await aWaitingRequest(saturdayNoon);
    expect(await propose(asked.id, "2026-11-23T14:05:00Z")).toMatchObject({
      status: 400,
      body: { message: "Please choose a time in the future" },
    });
    expect(await propose(asked.id, "2026-11-28T17:15:00Z")).toMatchObject({
      status: 409,
      body: { code: "showing.property-busy" },
    });
    expect((await showing(asked.id)).status).toBe("CONFIRMED");
  });

  it("for one renter of several may not overlap the showing with the others", async () => {
    const { request } = await anAcceptedShowing();
    await aRenterAsks(product, home.slug, saturdayTen);
    const answer = await act(`/showing-request/reschedule/property/${home.id}`, {
      showingRequestId: request,
      showingAgentId: agent.id,
      comment: null,
      startTime: "2026-11-28T15:15:00Z",
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { message: "This overlaps the showing with Dana Ruiz. Reschedule the whole showing instead." },
    });
  });

  it("that the renter never answers expires with its showing", async () => {
    const { showing: asked } = await anAcceptedShowing();
    const { body } = await propose(asked.id, saturdayNoon);
    await product.setClock("2026-11-28T17:00:10Z");
    expect(await showing(body.newShowingId!)).toMatchObject({
      status: "EXPIRED",
      rescheduleRequests: [{ status: "EXPIRED" }],
    });
    expect(await stage()).toBe("SHOWING_CANCELLED_BY_RENTER");
  });
});

describe("A home that is rented out", () => {
  it("cancels its showings and notifies each renter once", async () => {
    const { showing: asked, renter } = await anAcceptedShowing();
    const done = await product.api("PUT", `/property-listing/complete/${home.id}`, { token: owner.token });
    expect(done.status).toBe(200);
    await product.settled();
    expect(await showing(asked.id)).toMatchObject({
      status: "CANCELED",
      showingRequests: [{ status: "CANCELED_BY_INVESTOR" }],
    });
    expect(await stage()).toBe("STOPPED_PROPERTY_RENTED_OUT");
    const told = (await mailsTo(product, renter.email)).filter(({ text }) =>
      text.includes("This home has been rented."),
    );
    expect(told).toHaveLength(1);
  });

  it("and listed again has a renter back as a lead once they request a showing", async () => {
    const { renter } = await anAcceptedShowing();
    await product.api("PUT", `/property-listing/complete/${home.id}`, { token: owner.token });
    const listed = await product.api("PUT", `/property-listing/publish/${home.id}`, { token: owner.token });
    expect(listed.status).toBe(200);
    const again = await aRenterAsks(product, home.slug, saturdayTen, {
      token: renter.body.token,
      email: renter.email,
    });
    expect(again.body.outcome).toBe("requested");
    expect(await stage()).toBe("SHOWING_REQUESTED");
  });
});

describe("A home that is deleted", () => {
  it("is gone for owner and renters, cancels its showings and notifies each renter once", async () => {
    const { showing: asked, renter } = await anAcceptedShowing();
    const gone = await product.api("DELETE", `/property/${home.id}`, { token: owner.token });
    expect(gone.status).toBe(204);
    await product.settled();
    expect(await showing(asked.id)).toMatchObject({
      status: "CANCELED",
      showingRequests: [{ status: "CANCELED_BY_INVESTOR" }],
    });
    const { properties } = await callAs(product, owner)<{ properties: PropertyView[] }>("GET", "/property/portfolio");
    expect(properties.map(({ id }) => id)).not.toContain(home.id);
    expect((await product.api("GET", `/public/listing/${home.slug}`)).status).toBe(410);
    const told = (await mailsTo(product, renter.email)).filter(({ text }) => text.includes("no longer available"));
    expect(told).toHaveLength(1);
  });
});

describe("A completed showing", () => {
  it("stays completed when the renter requests another one", async () => {
    const { renter, showing: seen } = await anAcceptedShowing("2026-11-24T21:00:00Z");
    await product.setClock("2026-11-24T21:31:00Z");
    const again = await aRenterAsks(product, home.slug, saturdayTen, {
      token: renter.body.token,
      email: renter.email,
    });
    expect(again.body.outcome).toBe("requested");
    expect(await showing(seen.id)).toMatchObject({ status: "COMPLETED", showingRequests: [{ status: "ACCEPTED" }] });
    expect((await waiting())[0]!.showingRequests[0]!.status).toBe("PENDING");
  });
});

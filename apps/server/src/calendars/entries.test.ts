import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks } from "../testing/renters.ts";
import { calendarsOf } from "./testing.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let agent: { id: string };
let calendar: ReturnType<typeof calendarsOf>;

const dana = "dana.whitfield@gmail.com";
// Monday, nine in the morning in Columbus; the home is shown on Saturdays from ten to two.
const monday = "2026-11-23T14:00:00Z";
const saturdayTen = "2026-11-28T15:00:00Z";
const saturdayHalfPastTen = "2026-11-28T15:30:00Z";
const saturdayNoon = "2026-11-28T17:00:00Z";

beforeAll(async () => {
  product = await startTestProduct();
  calendar = calendarsOf(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.control("POST", "reset");
  await product.setClock(monday);
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
  agent = await anAgent(product, owner);
});

const act = async (path: string, body: object): Promise<ShowingView & { newShowingId: string }> => {
  const done = await callAs(product, owner)<ShowingView & { newShowingId: string }>("POST", path, body);
  await product.settled();
  return done;
};

async function aConfirmedShowing(startsAt = saturdayTen) {
  const renter = await aRenterAsks(product, home.slug, startsAt);
  const waiting = await callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
  const showing = waiting.find(({ startTime }) => startTime === startsAt)!;
  const showingRequestId = showing.showingRequests.at(-1)!.id;
  await act(`/showing-request/accept/property/${home.id}`, { showingRequestId, showingAgentId: agent.id });
  return { renter, showing, showingRequestId };
}

const starts = async () => (await calendar.eventsOf(dana)).map(({ start }) => start.dateTime);

describe("The entry of a confirmed showing in the primary calendar", () => {
  it("is written once, with home, place, renter and agent, and no renter in its title", async () => {
    await calendar.linked(owner, dana);
    await aConfirmedShowing();
    const events = await calendar.eventsOf(dana);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      summary: `In-person showing: ${home.displayName}`,
      location: "418 Alder Street, Columbus, OH 43215",
      start: { dateTime: saturdayTen, timeZone: "America/New_York" },
      end: { dateTime: saturdayHalfPastTen },
    });
    expect(events[0]!.description).toContain("Renter: Dana Ruiz\nAgent: Sam Rivera");
  });

  it("is not written while the request is pending", async () => {
    await calendar.linked(owner, dana);
    await aRenterAsks(product, home.slug, saturdayTen);
    expect(await calendar.eventsOf(dana)).toEqual([]);
  });

  it("is written when the calendar is linked later", async () => {
    await aConfirmedShowing();
    await calendar.linked(owner, dana);
    await product.settled();
    expect(await starts()).toEqual([saturdayTen]);
  });

  it("is updated for another renter or another agent", async () => {
    await calendar.linked(owner, dana);
    const { showing } = await aConfirmedShowing();
    await aConfirmedShowing();
    const other = await anAgent(product, owner, "Kim");
    await act(`/showing/${showing.id}/assign-showing-agent`, { showingAgentId: other.id });
    const events = await calendar.eventsOf(dana);
    expect(events).toHaveLength(1);
    expect(events[0]!.description).toContain("Renter: Dana Ruiz, Dana Ruiz\nAgent: Kim Rivera");
  });

  it("is removed when the showing is canceled or its last renter leaves", async () => {
    await calendar.linked(owner, dana);
    const { showing } = await aConfirmedShowing();
    await act(`/showing/${showing.id}/cancel`, { cancelReason: null });
    expect(await starts()).toEqual([]);
    const { renter } = await aConfirmedShowing(saturdayNoon);
    expect(await starts()).toEqual([saturdayNoon]);
    const token = renter.body.manageUrl!.split("/").at(-1)!;
    expect((await product.api("POST", `/public/showing/${token}/cancel`, { body: {} })).status).toBe(200);
    await product.settled();
    expect(await starts()).toEqual([]);
  });

  it("moves when the renter agrees to the owner's new time", async () => {
    await calendar.linked(owner, dana);
    const { showing, renter } = await aConfirmedShowing();
    await act(`/showing/${showing.id}/reschedule`, {
      showingAgentId: agent.id,
      comment: null,
      startTime: saturdayNoon,
    });
    expect(await starts()).toEqual([]);
    await product.api("POST", "/public/conversation/messages", {
      token: renter.body.token,
      body: { text: "Yes, that works", clientMessageId: crypto.randomUUID() },
    });
    await product.settled();
    expect(await starts()).toEqual([saturdayNoon]);
  });

  it("is not restored after the owner deleted it, and other entries are unaffected", async () => {
    await calendar.linked(owner, dana);
    const { showing } = await aConfirmedShowing();
    const [event] = await calendar.eventsOf(dana);
    await product.control("DELETE", `google/accounts/${dana}/events/${event!.id}`);
    const other = await anAgent(product, owner, "Kim");
    await act(`/showing/${showing.id}/assign-showing-agent`, { showingAgentId: other.id });
    expect(await starts()).toEqual([]);
  });

  it("stays after the showing is over", async () => {
    await calendar.linked(owner, dana);
    await aConfirmedShowing();
    await product.setClock("2026-11-30T14:00:00Z");
    await product.settled();
    expect(await starts()).toEqual([saturdayTen]);
  });

  it("is removed from an unlinked calendar and written to the next one", async () => {
    const linked = await calendar.linked(owner, dana);
    await calendar.linked(owner, "priya.nair@gmail.com", "?isPrimary=false");
    await aConfirmedShowing();
    expect([await starts(), (await calendar.eventsOf("priya.nair@gmail.com")).length]).toEqual([[saturdayTen], 0]);
    await calendar.unlink(owner, linked.id);
    await product.settled();
    expect([await starts(), (await calendar.eventsOf("priya.nair@gmail.com")).length]).toEqual([[], 1]);
  });
});

describe("An entry that Google rejects", () => {
  it.each(["5xx", "refuse"])("at first (%s) is written later, once", async (mode) => {
    await calendar.linked(owner, dana);
    await calendar.google(mode, 3);
    await aConfirmedShowing();
    expect(await starts()).toEqual([]);
    for (const wait of ["PT31S", "PT2M1S", "PT10M1S", "PT1H1S"]) await product.advance(wait);
    expect(await starts()).toEqual([saturdayTen]);
  });

  it("is written only once when Google's answer was lost", async () => {
    await calendar.linked(owner, dana);
    await aConfirmedShowing();
    // As a process leaves it that was killed between Google's answer and its own note of it.
    await product.product.app.pool.query(
      "update calendar_entry set written_at = null, next_attempt_at = $1 where company_id = $2",
      [monday, owner.companyId],
    );
    await product.advance("PT2M");
    expect(await starts()).toEqual([saturdayTen]);
  });

  it("is never written when the showing is canceled in the meantime", async () => {
    await calendar.linked(owner, dana);
    await calendar.google("5xx");
    const { showing } = await aConfirmedShowing();
    await act(`/showing/${showing.id}/cancel`, { cancelReason: null });
    await calendar.google("ok");
    for (const wait of ["PT31S", "PT2M1S"]) await product.advance(wait);
    expect(await starts()).toEqual([]);
  });

  it("after the consent was withdrawn is written when the owner reconnects", async () => {
    await calendar.linked(owner, dana);
    await product.control("POST", `google/accounts/${dana}/revoke`);
    await product.advance("PT1M");
    await aConfirmedShowing();
    expect(await starts()).toEqual([]);
    await calendar.linked(owner, dana);
    await product.settled();
    expect(await starts()).toEqual([saturdayTen]);
  });

  it("is still removed from an unlinked calendar after Google recovers", async () => {
    const linked = await calendar.linked(owner, dana);
    await aConfirmedShowing();
    await calendar.google("5xx", 2);
    await calendar.unlink(owner, linked.id);
    for (const wait of ["PT31S", "PT2M1S", "PT1M"]) await product.advance(wait);
    expect(await starts()).toEqual([]);
    expect((await product.product.app.pool.query("select from calendar where id = $1", [linked.id])).rows).toEqual([]);
  });
});

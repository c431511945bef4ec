import type { AvailabilityView, ExplainedTime } from "@porchlight/contract/availability.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import type { Call } from "@porchlight/scenarios/stage.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks } from "../testing/renters.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

// Monday, nine in the morning in Columbus; the home is shown on Saturdays from ten to two.
const monday = "2026-11-23T14:00:00Z";
const saturday = (time: string) => `2026-11-28T${time}:00Z`;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.setClock(monday);
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
});

const call = <Reply>(method: Parameters<Call>[0], path: string, body?: object) =>
  callAs(product, owner)<Reply>(method, path, body);
const explain = async (query: string, of = home) =>
  (await call<{ times: ExplainedTime[] }>("GET", `/property-availability/${of.id}/why-not?${query}`)).times;
const reasonsAt = async (startTime: string, more = "") => {
  const [time] = await explain(`startTime=${encodeURIComponent(startTime)}${more}`);
  return time!.reasons.map(({ kind, message }) => `${kind}: ${message}`);
};
const rules = async (change: object) => {
  const { id } = await call<AvailabilityView>("GET", `/property-availability/${home.id}`);
  const defaults = { minimumNoticeInMinutes: 120, bufferInMinutes: 0, blackoutDates: [] };
  await call("PUT", `/property-availability/${id}/booking-rules`, { ...defaults, ...change });
};
const offered = async (tourType = "IN_PERSON") =>
  (
    await product.api<{ openings: { startsAt: string }[] }>(
      "GET",
      `/public/listing/${home.slug}/openings?tourType=${tourType}`,
    )
  ).body.openings.map(({ startsAt }) => startsAt);

describe("The reasons why a time is not offered", () => {
  it("name each rule it breaks", async () => {
    await rules({ minimumNoticeInMinutes: 7200, blackoutDates: ["2026-11-28"] });
    expect(await reasonsAt(saturday("14:00"))).toEqual([
      "too-soon: Renters must book at least 5 days ahead.",
      "outside-availability: This is outside the available times.",
      "blackout: This date is blocked.",
    ]);
    expect(await reasonsAt(saturday("15:10"))).toContain("off-the-grid: Showings start every 30 minutes.");
    expect(await reasonsAt("2026-12-12T15:00:00Z")).toEqual(["too-far-ahead: Renters can book at most 14 days ahead."]);
  });

  it("name an overlapping showing with the owner's buffer around it", async () => {
    await rules({ bufferInMinutes: 45 });
    await aRenterAsks(product, home.slug, saturday("16:00"));
    const times = await explain("day=2026-11-28&tourType=VIRTUAL");
    const [showing] = await call<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
    const blocked = times.filter(({ isOffered }) => !isOffered);
    expect(blocked.map(({ startTime }) => startTime)).toEqual(
      ["15:00", "15:30", "16:00", "16:30", "17:00"].map(saturday),
    );
    expect(blocked[0]!.reasons).toEqual([
      {
        kind: "overlaps-showing",
        message: "There is a showing Sat, Nov 28, 11:00 AM EST, with 45 minutes of free time around it.",
        showingId: showing!.id,
      },
    ]);
  });

  it("name the agent's showing at another home", async () => {
    const agent = await anAgent(product, owner);
    const other = await aListedHome(product, owner);
    await aRenterAsks(product, other.slug, saturday("15:00"));
    const [asked] = await call<ShowingView[]>("GET", `/showing/property/${other.id}/pending`);
    await call("POST", `/showing-request/accept/property/${other.id}`, {
      showingRequestId: asked!.showingRequests[0]!.id,
      showingAgentId: agent.id,
    });
    expect(await reasonsAt(saturday("15:00"), `&showingAgentId=${agent.id}`)).toEqual([
      "agent-busy: Sam Rivera has another showing Sat, Nov 28, 10:00 AM EST.",
    ]);
  });

  it("are empty where renters are offered the time, and only there", async () => {
    await rules({ bufferInMinutes: 30, blackoutDates: ["2026-12-01"] });
    await aRenterAsks(product, home.slug, saturday("16:00"));
    for (const tourType of ["IN_PERSON", "VIRTUAL"]) {
      const known = await offered(tourType);
      for (const day of ["2026-11-24", "2026-11-28", "2026-12-01", "2026-12-05"]) {
        for (const time of await explain(`day=${day}&tourType=${tourType}`))
          expect([time.startTime, time.isOffered]).toEqual([time.startTime, known.includes(time.startTime)]);
      }
    }
  });

  it("say that the home is not listed or does not offer the tour", async () => {
    await call("PUT", `/property-listing/complete/${home.id}`);
    expect(await reasonsAt(saturday("15:00"))).toEqual(["not-listed: This home is not listed."]);
    expect(await reasonsAt(saturday("15:00"), "&tourType=SELF_GUIDED")).toContain(
      "tour-not-offered: This kind of tour is not offered for this home.",
    );
  });

  it("require a time or a day in the call", async () => {
    const path = `/property-availability/${home.id}/why-not`;
    expect((await product.api("GET", path, { token: owner.token })).status).toBe(400);
  });
});

describe("A blackout date", () => {
  it("removes the day's openings and keeps its booked showings", async () => {
    const { body } = await aRenterAsks(product, home.slug, saturday("16:00"));
    expect(body.outcome).toBe("requested");
    await rules({ blackoutDates: ["2026-11-28"] });
    expect((await offered()).filter((start) => start.startsWith("2026-11-28"))).toEqual([]);
    expect(await call<ShowingView[]>("GET", `/showing/property/${home.id}/pending`)).toHaveLength(1);
  });

  it("far ahead is stored, and removes its openings when the day comes near", async () => {
    await rules({ blackoutDates: ["2027-07-03"] });
    expect(await reasonsAt("2027-07-03T14:00:00Z")).toEqual([
      "too-far-ahead: Renters can book at most 14 days ahead.",
      "blackout: This date is blocked.",
    ]);
    await product.setClock("2027-06-28T14:00:00Z");
    const days = (await offered()).map((start) => start.slice(0, 10));
    expect(days).toContain("2027-07-10");
    expect(days).not.toContain("2027-07-03");
  });
});

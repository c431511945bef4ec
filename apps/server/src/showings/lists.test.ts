import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks } from "../testing/renters.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

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
});

const ofHome = (filter = "ALL_TIME") =>
  callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}?filter=${filter}`);
const ofCompany = () => callAs(product, owner)<ShowingView[]>("GET", `/showing/company/${owner.companyId}`);
const act = (path: string, body: object) => callAs(product, owner)<{ newShowingId: string }>("POST", path, body);
const aRequest = async (startsAt: string) => {
  await aRenterAsks(product, home.slug, startsAt);
  return (await ofHome()).find(({ startTime }) => startTime === startsAt)!.showingRequests.at(-1)!;
};

describe("The showings of a home", () => {
  it("contain each lead's stage, the decline reason and the dates", async () => {
    const { id: showingRequestId } = await aRequest(saturdayTen);
    await product.setClock("2026-11-23T15:00:00Z");
    await act(`/showing-request/decline/property/${home.id}`, { showingRequestId, declineReason: "The roof is open." });
    expect((await ofHome())[0]!.showingRequests).toMatchObject([
      { stage: "SHOWING_DECLINED", declineReason: "The roof is open.", status: "DECLINED" },
    ]);
    const [{ createdAt, changedAt }] = (await ofHome())[0]!.showingRequests as [ShowingView["showingRequests"][0]];
    const passed = Temporal.Instant.from(createdAt).until(Temporal.Instant.from(changedAt));
    expect(Math.round(passed.total("minutes"))).toBe(60);
  });

  it("contain the start that a proposal replaces", async () => {
    const agent = await anAgent(product, owner);
    const { id: showingRequestId, inquiryId } = await aRequest(saturdayTen);
    const { newShowingId } = await act(`/showing-request/reschedule/property/${home.id}`, {
      showingRequestId,
      showingAgentId: agent.id,
      comment: null,
      startTime: saturdayNoon,
    });
    const proposed = (await ofCompany()).find(({ id }) => id === newShowingId)!;
    expect(proposed.rescheduleRequests).toMatchObject([
      { status: "PENDING", stage: "SHOWING_RESCHEDULE_REQUESTED_BY_OWNER", inquiryId, movedFrom: saturdayTen },
    ]);
  });

  it("contain the cancel reason", async () => {
    await aRequest(saturdayTen);
    const [asked] = await ofHome();
    await act(`/showing/${asked!.id}/cancel`, { cancelReason: "The key broke." });
    expect(await ofHome()).toMatchObject([{ status: "CANCELED", cancelReason: "The key broke." }]);
  });

  it("are selected by the day they were created, not the day they take place", async () => {
    await product.setClock("2026-11-20T14:00:00Z");
    await aRequest(saturdayTen);
    await product.setClock("2026-11-22T14:00:00Z");
    expect(await ofHome("LAST_24_HOURS")).toEqual([]);
    expect(await ofHome("LAST_7_DAYS")).toHaveLength(1);
  });

  it("list upcoming ones first, soonest first, then the rest, latest first", async () => {
    await aRequest(saturdayNoon);
    const early = await aRequest(saturdayTen);
    await aRequest("2026-11-28T16:00:00Z");
    await act(`/showing-request/decline/property/${home.id}`, { showingRequestId: early.id, declineReason: null });
    expect((await ofHome()).map(({ startTime }) => startTime)).toEqual([
      "2026-11-28T16:00:00Z",
      saturdayNoon,
      saturdayTen,
    ]);
  });
});

import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { row, rows, sql } from "../platform/database/database.ts";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { type Answer, startTestProduct, type TestProduct } from "../testing/product.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T14:00:00Z");
  owner = await aSignedInOwner(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  home = await aListedHome(product, owner, { tours: { inPerson: true, virtual: true, selfGuided: true } });
});

type Outcome = Answer<{ outcome?: string; code?: string }>;
type Tour = "IN_PERSON" | "VIRTUAL" | "SELF_GUIDED";

const asks = (renter: number, startsAt: string, tourType: Tour = "IN_PERSON"): Promise<Outcome> =>
  product.api("POST", "/public/showing-request", {
    body: {
      slug: home.slug,
      startsAt,
      tourType,
      contact: { name: `Renter Number${renter}`, email: `renter${renter}@example.test` },
      answers: { moveInDate: "2026-12-05", monthlyIncome: 6000, creditScore: { low: 700, high: 700 }, pets: [] },
      clientRequestId: crypto.randomUUID(),
    },
  });

const everyone = Array.from({ length: 50 }, (_, renter) => renter);

/** Pairs of live showings of the home that hold the same time. */
const overlaps = async (): Promise<number> =>
  (await row(
    product.product.app.db,
    sql<{ n: number }>`
      select count(*)::int as n from showing one join showing other on one.id < other.id and one.property_id = other.property_id
      where one.property_id = ${home.id} and one.status in ('PENDING', 'CONFIRMED') and other.status in ('PENDING', 'CONFIRMED')
        and one.occupied && other.occupied and (one.tour_type <> 'VIRTUAL' and other.tour_type <> 'VIRTUAL')`,
  ))!.n;

describe("Fifty renters asking at once", () => {
  it("for the same opening are all in one showing", async () => {
    const answers = await Promise.all(everyone.map((renter) => asks(renter, "2026-11-28T16:00:00Z")));
    expect(answers.map(({ status, body }) => `${status} ${body.outcome}`)).toEqual(everyone.map(() => "200 requested"));
    const showings = await callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
    expect(showings).toHaveLength(1);
    expect(showings[0]!.showingRequests).toHaveLength(50);
    const seen = await callAs(product, owner)<PropertyView>("GET", `/property/${home.id}`);
    expect(seen.pendingShowingRequestsCount).toBe(50);
  });

  it('for overlapping times of one home never overlap, and the losers get "time gone"', async () => {
    const call = callAs(product, owner);
    const agent = await anAgent(product, owner);
    await asks(100, "2026-11-24T21:00:00Z");
    const [first] = await call<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
    const availability = await call<{ id: string }>("GET", `/property-availability/${home.id}`);
    const tours: Tour[] = ["IN_PERSON", "VIRTUAL", "SELF_GUIDED"];
    const starts = ["2026-11-28T15:00:00Z", "2026-11-28T15:30:00Z", "2026-11-28T16:00:00Z"];
    const asked = everyone.map((renter) =>
      asks(200 + renter, starts[renter % starts.length]!, tours[renter % 5 === 0 ? 2 : renter % 2]),
    );
    const changed = product.api("PATCH", `/property-availability/${availability.id}/showing-duration`, {
      token: owner.token,
      body: { durationInMinutes: 60 },
    });
    const moved = product.api<{ code?: string }>("POST", `/showing/${first!.id}/reschedule`, {
      token: owner.token,
      body: { showingAgentId: agent.id, comment: null, startTime: "2026-11-28T15:15:00Z" },
    });
    const answers = await Promise.all(asked);
    expect((await changed).status).toBe(200);
    expect([200, 409]).toContain((await moved).status);
    expect(await overlaps()).toBe(0);
    for (const { status, body } of answers) {
      if (status === 200) expect(body.outcome).toBe("requested");
      else expect({ status, code: body.code }).toEqual({ status: 409, code: "showing.time-gone" });
    }
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const openings = await product.api<{ openings: { startsAt: string }[] }>(
      "GET",
      `/public/listing/${home.slug}/openings?tourType=SELF_GUIDED`,
    );
    expect(openings.body.openings.length).toBeGreaterThan(0);
  });

  it("create one event per request", async () => {
    await Promise.all(everyone.slice(0, 20).map((renter) => asks(300 + renter, "2026-11-28T17:00:00Z")));
    const events = await rows(
      product.product.app.db,
      sql<{
        requestId: string;
      }>`select request_id as "requestId" from event where property_id = ${home.id} and kind = 'showing.requested'`,
    );
    expect(new Set(events.map(({ requestId }) => requestId)).size).toBe(20);
    expect(events).toHaveLength(20);
  });
});

describe("Two accepts at once for one agent at overlapping times", () => {
  it("end with one accepted and one 409", async () => {
    const other = await aListedHome(product, owner, { title: "The other home" });
    const agent = await anAgent(product, owner);
    await asks(1, "2026-11-28T16:00:00Z");
    const here = home;
    home = other;
    await asks(2, "2026-11-28T16:00:00Z");
    const call = callAs(product, owner);
    const accept = async (propertyId: string): Promise<Answer<{ code?: string; message?: string }>> => {
      const [showing] = await call<ShowingView[]>("GET", `/showing/property/${propertyId}/pending`);
      return product.api("POST", `/showing-request/accept/property/${propertyId}`, {
        token: owner.token,
        body: { showingRequestId: showing!.showingRequests[0]!.id, showingAgentId: agent.id },
      });
    };
    const answers = await Promise.all([accept(here.id), accept(other.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: "showing.agent-busy",
      message: "Sam Rivera already has a showing at this time.",
    });
  });
});

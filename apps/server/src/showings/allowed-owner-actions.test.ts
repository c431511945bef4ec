import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { eventsFrom } from "@porchlight/domain/kernel/lifecycle.ts";
import {
  type RequestStatus,
  requestLifecycle,
  requestStatuses,
  type ShowingStatus,
  showingLifecycle,
  showingStatuses,
} from "@porchlight/domain/showings/lifecycle.ts";
import { daily } from "@porchlight/scenarios/home.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rows, sql } from "../platform/database/database.ts";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks } from "../testing/renters.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let agent: { id: string };
let openings: { startsAt: string }[];

beforeAll(async () => {
  product = await startTestProduct({ LOG_LEVEL: "silent" });
  await product.setClock("2026-11-23T14:00:00Z");
  owner = await aSignedInOwner(product);
  agent = await anAgent(product, owner);
  const week = daily(["TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"], "09:00", "20:00");
  home = await aListedHome(product, owner, { slots: week });
  const path = `/public/listing/${home.slug}/openings?tourType=IN_PERSON`;
  openings = (await product.api<{ openings: { startsAt: string }[] }>("GET", path)).body.openings;
});
afterAll(() => product.close());

// A Sunday, on which the home is not shown otherwise.
const firstProposal = Temporal.Instant.from("2026-11-29T15:00:00Z");
let showings = 0;
let proposals = 0;

/** A request that waits, put into a state as if everything that leads there had happened. */
async function aRequestIn(
  status: RequestStatus,
  showingStatus: ShowingStatus,
): Promise<{ id: string; requestId: string }> {
  const { startsAt } = openings[showings++]!;
  await aRenterAsks(product, home.slug, startsAt);
  const waiting = await callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
  const { id, showingRequests } = waiting.find(({ startTime }) => startTime === startsAt)!;
  const requestId = showingRequests[0]!.id;
  const { db } = product.product.app;
  await sql`update showing_request set status = ${status} where id = ${requestId}`.execute(db);
  await sql`update showing set status = ${showingStatus} where id = ${id}`.execute(db);
  return { id, requestId };
}

const newTime = () => ({
  showingAgentId: agent.id,
  comment: null,
  startTime: firstProposal.add({ minutes: 30 * proposals++ }).toString(),
});
const asks = (path: string, body: object) =>
  product.api<{ code?: string; message?: string }>("POST", path, { token: owner.token, body });

const requestMoves = {
  accept: (showingRequestId: string) =>
    asks(`/showing-request/accept/property/${home.id}`, { showingRequestId, showingAgentId: agent.id }),
  decline: (showingRequestId: string) =>
    asks(`/showing-request/decline/property/${home.id}`, { showingRequestId, declineReason: null }),
  reschedule: (showingRequestId: string) =>
    asks(`/showing-request/reschedule/property/${home.id}`, { showingRequestId, ...newTime() }),
};

const showingMoves = {
  cancel: { event: "canceledByOwner", ask: (id: string) => asks(`/showing/${id}/cancel`, { cancelReason: null }) },
  reschedule: { event: "rescheduledByOwner", ask: (id: string) => asks(`/showing/${id}/reschedule`, newTime()) },
  "assign-agent": {
    event: "agentAssigned",
    ask: (id: string) => asks(`/showing/${id}/assign-showing-agent`, { showingAgentId: agent.id }),
  },
} as const;

const showingOf = { PENDING: "PENDING", ACCEPTED: "CONFIRMED", DECLINED: "DECLINED", EXPIRED: "EXPIRED" } as const;
const withShowing = requestStatuses.filter((status) => status !== "FORMING");

describe("The moves an owner has for a request", () => {
  it.each(withShowing)("that is %s are those in the life cycle, on the screen and on the server", async (status) => {
    const events = eventsFrom(requestLifecycle, status) as string[];
    const allowed = Object.keys(requestMoves).filter((move) => events.includes(move));
    for (const [move, ask] of Object.entries(requestMoves)) {
      const { id, requestId } = await aRequestIn(
        status,
        status in showingOf ? showingOf[status as "PENDING"] : "CANCELED",
      );
      const seen = await callAs(product, owner)<ShowingView>("GET", `/showing/${id}`);
      expect([...seen.showingRequests[0]!.moves].sort()).toEqual(allowed.sort());
      const answer = await ask(requestId);
      if (allowed.includes(move)) expect(answer.status, move).toBe(200);
      else
        expect(answer, move).toMatchObject({
          status: 409,
          body: { message: "This showing request is no longer pending." },
        });
    }
  });
});

describe("The moves an owner has for a closed request in a showing with another renter", () => {
  const over = withShowing.filter((status) => status !== "PENDING" && status !== "ACCEPTED");
  it.each(over)("are none when it is %s", async (status) => {
    const { id, requestId } = await aRequestIn(status, "PENDING");
    await aRenterAsks(product, home.slug, openings[showings - 1]!.startsAt);
    expect((await callAs(product, owner)<ShowingView>("GET", `/showing/${id}`)).showingRequests).toHaveLength(2);
    for (const [move, ask] of Object.entries(requestMoves))
      expect(await ask(requestId), move).toMatchObject({
        status: 409,
        body: { message: "This showing request is no longer pending." },
      });
    const open = await rows(
      product.product.app.db,
      sql`select 1 from reschedule_request where request_id = ${requestId}`,
    );
    expect(open).toEqual([]);
  });
});

describe("The moves an owner has for a showing", () => {
  it.each(showingStatuses)(
    "that is %s are those in the life cycle, on the screen and on the server",
    async (status) => {
      const events = eventsFrom(showingLifecycle, status) as string[];
      const isLive = status === "PENDING" || status === "CONFIRMED";
      for (const [move, { event, ask }] of Object.entries(showingMoves)) {
        const { id } = await aRequestIn(isLive || status === "COMPLETED" ? "ACCEPTED" : "CANCELED_BY_INVESTOR", status);
        const seen = await callAs(product, owner)<ShowingView>("GET", `/showing/${id}`);
        expect(seen.moves.includes(move as keyof typeof showingMoves), move).toBe(events.includes(event));
        const answer = await ask(id);
        if (events.includes(event)) expect(answer.status, move).toBe(200);
        else
          expect(answer, move).toMatchObject({
            status: 409,
            body: { message: "This showing can no longer be changed." },
          });
      }
    },
  );
});

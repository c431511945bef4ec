import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rows, sql } from "../platform/database/database.ts";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { type Answer, startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks } from "../testing/renters.ts";

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
  home = await aListedHome(product, owner);
});

describe("Two tabs of an owner at once", () => {
  type Deed = (showing: ShowingView, agent: { id: string }) => [path: string, body: object];
  const request = ({ showingRequests: [one] }: ShowingView) => ({ showingRequestId: one!.id });
  const seen = (showing: ShowingView) => ({ ...request(showing), seenStatus: showing.showingRequests[0]!.status });
  const newTime = { comment: null, startTime: "2026-11-30T15:00:00Z" };
  const deeds = {
    accept: (showing, { id: showingAgentId }) => [
      `/showing-request/accept/property/${home.id}`,
      { ...request(showing), showingAgentId },
    ],
    decline: (showing) => [
      `/showing-request/decline/property/${home.id}`,
      { ...seen(showing), declineReason: "The unit is not ready." },
    ],
    "move the renter": (showing, { id: showingAgentId }) => [
      `/showing-request/reschedule/property/${home.id}`,
      { ...seen(showing), showingAgentId, ...newTime },
    ],
    "move the showing": (showing, { id: showingAgentId }) => [
      `/showing/${showing.id}/reschedule`,
      { showingAgentId, ...newTime },
    ],
    cancel: (showing) => [`/showing/${showing.id}/cancel`, { cancelReason: null }],
  } satisfies Record<string, Deed>;
  const pairs: [keyof typeof deeds, keyof typeof deeds][] = [
    ["accept", "decline"],
    ["decline", "accept"],
    ["decline", "decline"],
    ["accept", "move the renter"],
    ["move the renter", "accept"],
    ["move the renter", "decline"],
    ["move the renter", "cancel"],
    ["move the showing", "cancel"],
    ["cancel", "move the showing"],
    ["cancel", "decline"],
    ["cancel", "cancel"],
  ];
  const words: Record<string, string> = {
    "showing.request-not-pending": "This showing request is no longer pending.",
    "showing.move-not-allowed": "This showing can no longer be changed.",
  };
  const ends = ["accepted", "declined", "canceled"].map((end) => `showing.request-${end}`);

  it.each(pairs)("%s and %s: one succeeds, the other gets 409, and the renter gets one message", async (one, other) => {
    for (const inTurn of [false, true]) {
      const agent = await anAgent(product, owner);
      await aRenterAsks(product, home.slug, "2026-11-28T16:00:00Z");
      const [showing] = await callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
      const does = (deed: keyof typeof deeds): Promise<Answer<{ code: string; message: string }>> => {
        const [path, body] = deeds[deed](showing!, agent);
        return product.api("POST", path, { token: owner.token, body });
      };
      const first = does(one);
      if (inTurn) await first;
      const answers = await Promise.all([first, does(other)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      if (inTurn) expect(answers[0]!.status).toBe(200);
      const { code, message } = answers.find(({ status }) => status === 409)!.body;
      expect(message).toBe(words[code]);
      const told = await rows(
        product.product.app.db,
        sql<{ kind: string }>`select kind from event where request_id = ${request(showing!).showingRequestId}
          and kind = any(${[...ends, "showing.time-proposed"]})`,
      );
      expect(told).toHaveLength(1);
      home = await aListedHome(product, owner, { title: "The next home" });
    }
  });

  it("allow a decline after the owner has seen that the request was accepted", async () => {
    const agent = await anAgent(product, owner);
    const call = callAs(product, owner);
    await aRenterAsks(product, home.slug, "2026-11-28T16:00:00Z");
    const [asked] = await call<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
    const accepted = await call<ShowingView>("POST", ...deeds.accept(asked!, agent));
    await call("POST", ...deeds.decline(accepted));
    expect((await call<ShowingView>("GET", `/showing/${asked!.id}`)).showingRequests[0]!.status).toBe("DECLINED");
  });
});

import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

let product: TestProduct;
let owner: SignedInOwner;

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T14:00:00Z");
  owner = await aSignedInOwner(product);
});
afterAll(() => product.close());

describe("The pending showings of a home", () => {
  it("include a request until the owner answers, and a proposed time until the renter answers", async () => {
    const home = await aListedHome(product, owner);
    const call = callAs(product, owner);
    const agent = await anAgent(product, owner);
    const pending = () => call<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
    await product.api("POST", "/public/showing-request", {
      body: {
        slug: home.slug,
        startsAt: "2026-11-24T21:00:00Z",
        tourType: "IN_PERSON",
        contact: { name: "Noah Park", email: "noah@example.test" },
        answers: { moveInDate: "2026-12-05", monthlyIncome: 6000, creditScore: { low: 700, high: 700 }, pets: [] },
        clientRequestId: crypto.randomUUID(),
      },
    });
    const [asked] = await pending();
    expect(asked!.showingRequests.map(({ status }) => status)).toEqual(["PENDING"]);

    const { newShowingId } = await call<{ newShowingId: string }>(
      "POST",
      `/showing-request/reschedule/property/${home.id}`,
      {
        showingRequestId: asked!.showingRequests[0]!.id,
        showingAgentId: agent.id,
        comment: null,
        startTime: "2026-11-27T13:00:00Z",
      },
    );
    const proposed = await pending();
    expect(proposed.map(({ id }) => id)).toEqual([newShowingId]);
    expect(proposed[0]!.rescheduleRequests).toMatchObject([
      { status: "PENDING", askedBy: "owner", renter: { name: "Noah Park" } },
    ]);

    await call("POST", `/showing/${newShowingId}/cancel`, { cancelReason: null });
    expect(await pending()).toEqual([]);
  });
});

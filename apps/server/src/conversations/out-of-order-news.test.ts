import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { VisitorConversation } from "@porchlight/contract/public.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rows, sql } from "../platform/database/database.ts";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import type { Requested } from "../testing/renters.ts";
import { sendNewsToRenters } from "./news.ts";

let product: TestProduct;
let owner: SignedInOwner;
let agent: { id: string };
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T14:00:00Z");
  owner = await aSignedInOwner(product);
  const { db } = product.product.app;
  // No worker gets what tells the renter, so that it is run here, when and in which order the test says.
  await sql`
    create function keep_job() returns trigger language plpgsql as $$ begin
      new.state := 'completed';
      return new;
    end $$`.execute(db);
  await sql`
    create trigger keep_job before insert on pgboss.job for each row when (new.name = 'tell-renter')
    execute function keep_job()`.execute(db);
});
afterAll(() => product.close());
beforeEach(async () => {
  agent = await anAgent(product, owner);
  home = await aListedHome(product, owner);
});

const call = <Reply>(method: "GET" | "POST", path: string, body?: unknown) =>
  callAs(product, owner)<Reply>(method, path, body);
const owners = {
  accepts: ({ showingRequests: [request] }: ShowingView) =>
    call("POST", `/showing-request/accept/property/${home.id}`, {
      showingRequestId: request!.id,
      showingAgentId: agent.id,
    }),
  proposes: ({ id }: ShowingView) =>
    call("POST", `/showing/${id}/reschedule`, {
      showingAgentId: agent.id,
      comment: null,
      startTime: "2026-11-29T15:00:00Z",
    }),
  cancels: ({ id }: ShowingView) => call("POST", `/showing/${id}/cancel`, { cancelReason: null }),
};

/** Creates a showing request; `hear` runs the jobs of its later events, last one first. */
async function aRequest() {
  const { body } = await product.api<Requested>("POST", "/public/showing-request", {
    body: {
      slug: home.slug,
      startsAt: "2026-11-28T16:00:00Z",
      tourType: "IN_PERSON",
      token: null,
      contact: { name: "Dana Ruiz", email: "late@example.test" },
      answers: { moveInDate: "2026-12-05", monthlyIncome: 6000, creditScore: { low: 700, high: 700 }, pets: [] },
      clientRequestId: crypto.randomUUID(),
    },
  });
  const lines = async () =>
    (
      await product.api<VisitorConversation>("GET", "/public/conversation/messages", { token: body.token })
    ).body.messages.map(({ text }) => text);
  const says = (text: string) =>
    product.api("POST", "/public/conversation/messages", {
      token: body.token,
      body: { text, clientMessageId: crypto.randomUUID() },
    });
  const before = (await lines()).length;
  const [showing] = await call<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
  return {
    showing: showing!,
    link: body.manageUrl!.split("/").at(-1)!,
    says,
    async hear(): Promise<string[]> {
      const { app } = product.product;
      const happened = await rows(
        app.db,
        sql<{ seq: number }>`
          select seq from event where property_id = ${home.id} and kind like 'showing.%' and kind <> 'showing.requested'
          order by seq desc`,
      );
      for (const event of happened) await sendNewsToRenters(app, event);
      for (const event of happened) await sendNewsToRenters(app, event);
      return (await lines()).slice(before);
    },
  };
}

describe("A renter whose news is processed late and out of order", () => {
  it("hears of the cancellation when a showing was accepted and then canceled", async () => {
    const { showing, hear } = await aRequest();
    await owners.accepts(showing);
    await owners.cancels(showing);
    expect(await hear()).toEqual([expect.stringContaining("cancel")]);
  });

  it("hears of the new time when a showing was accepted and then moved", async () => {
    const { showing, hear } = await aRequest();
    await owners.accepts(showing);
    await owners.proposes(showing);
    expect(await hear()).toEqual([expect.stringContaining("Nov 29")]);
  });

  it("hears of the cancellation when a time was proposed and then canceled", async () => {
    const { showing, hear } = await aRequest();
    await owners.proposes(showing);
    const proposed = await call<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
    await owners.cancels(proposed[0]!);
    expect(await hear()).toEqual([expect.stringContaining("cancel")]);
  });

  it.each(["No", "Yes"])(
    "has not answered a proposed time with a message sent before they read it: %s",
    async (word) => {
      const { showing, says, hear } = await aRequest();
      await owners.proposes(showing);
      await says(word);
      const proposed = () => call<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
      expect(await proposed()).toHaveLength(1);
      expect((await hear()).at(-1)).toContain("Nov 29");
      await says(word);
      expect(await proposed()).toEqual([]);
    },
  );

  it("hears nothing of an accepted showing they have canceled themselves", async () => {
    const { showing, link, hear } = await aRequest();
    await owners.accepts(showing);
    expect((await product.api("POST", `/public/showing/${link}/cancel`, { body: {} })).status).toBe(200);
    expect(await hear()).toEqual([]);
  });

  it("hears of an accepted showing once", async () => {
    const { showing, hear } = await aRequest();
    await owners.accepts(showing);
    expect(await hear()).toEqual([expect.stringContaining("confirmed")]);
  });
});

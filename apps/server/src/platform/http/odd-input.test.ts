import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { VisitorConversation } from "@porchlight/contract/public.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aListedHome, anAgent, callAs } from "../../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../../testing/people.ts";
import { startTestProduct, type TestProduct } from "../../testing/product.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T14:00:00Z");
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
});
afterAll(() => product.close());

const ask = (method: "GET" | "POST", path: string, body?: unknown) =>
  product.api<{ message: string; validationErrors?: object }>(method, path, { token: owner.token, body });
const opened = (path: string) => fetch(`${product.url}${path}`);

describe("Characters that no database keeps", () => {
  it("are left out of what a renter writes", async () => {
    const { status, body } = await product.api<{ conversation: VisitorConversation }>("POST", "/public/conversation", {
      body: { slug: home.slug, text: "Is it\u0000 still free? \ud83d" },
    });
    expect(status).toBe(201);
    expect(body.conversation.messages[0]).toMatchObject({ from: "renter", text: "Is it still free? \ufffd" });
  });

  it("are left out of a query and of an address", async () => {
    expect((await ask("GET", `/property-availability/${home.id}/why-not?day=2026-11-28%00`)).status).toBe(200);
    expect((await ask("GET", "/public/listing/a%00b")).status).toBe(404);
    expect((await opened("/homes/a%00b")).status).toBe(404);
  });

  it("do not make a name", async () => {
    const agent = { firstName: "\u200b\u0000", lastName: "Lee", phone: "(503) 555-0199" };
    expect((await ask("POST", "/showing-agents", agent)).body).toMatchObject({
      validationErrors: { firstName: "First name is required" },
    });
  });
});

describe("A call that says JSON and sends nothing", () => {
  const send = (method: string, path: string) =>
    fetch(`${product.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/json" },
    });

  it("has no body, which some calls need and others do not", async () => {
    const { id } = await aListedHome(product, owner);
    expect((await send("DELETE", `/property/${id}`)).status).toBe(204);
    const refused = await send("POST", "/property");
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { validationErrors: { location: expect.any(String) } },
    ]);
  });
});

describe("A time beyond all calendars", () => {
  it.each(["0000-01-01", "9999-12-31"])("is told as no valid date: %s", async (day) => {
    const { id } = await callAs(product, owner)<{ id: string }>("GET", `/property-availability/${home.id}`);
    const explained = `/property-availability/${home.id}/why-not`;
    const told = [
      await ask("GET", `${explained}?day=${day}`),
      await ask("GET", `${explained}?startTime=${day}T23:59:59Z`),
      await ask("POST", `/showing/${crypto.randomUUID()}/reschedule`, {
        showingAgentId: (await anAgent(product, owner)).id,
        startTime: `${day}T23:59:59Z`,
      }),
      await product.api("PUT", `/property-availability/${id}/booking-rules`, {
        token: owner.token,
        body: { minimumNoticeInMinutes: 0, bufferInMinutes: 0, blackoutDates: [day] },
      }),
    ];
    for (const { status, body } of told)
      expect({ status, body }).toMatchObject({ status: 400, body: { message: "Please enter a valid date" } });
  });
});

describe("An address with a broken escape", () => {
  it("is not found as any other, as a call and as a page", async () => {
    expect(await ask("GET", "/property/%E0%A4%A")).toMatchObject({ status: 404, body: { message: "Not found." } });
    const page = await opened("/homes/100%");
    expect(page.status).toBe(404);
    expect(await page.text()).toContain("<!doctype html>");
  });
});

describe("A body as deep as it is long", () => {
  it("is refused like any other of the wrong kind", async () => {
    const answer = await fetch(`${product.url}/api/showing-agents`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${owner.token}` },
      body: `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`,
    });
    expect(answer.status).toBe(400);
  });
});

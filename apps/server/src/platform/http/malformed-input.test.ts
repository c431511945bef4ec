import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { VisitorConversation } from "@porchlight/contract/public.ts";
import { linkMessage } from "@porchlight/domain/kernel/links.ts";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
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

describe("Characters the database cannot store", () => {
  it("are removed from a renter's message", async () => {
    const { status, body } = await product.api<{ conversation: VisitorConversation }>("POST", "/public/conversation", {
      body: { slug: home.slug, text: "Is it\u0000 still free? \ud83d" },
    });
    expect(status).toBe(201);
    expect(body.conversation.messages[0]).toMatchObject({ from: "renter", text: "Is it still free? \ufffd" });
  });

  it("are removed from a query and a path", async () => {
    expect((await ask("GET", `/property-availability/${home.id}/why-not?day=2026-11-28%00`)).status).toBe(200);
    expect((await ask("GET", "/public/listing/a%00b")).status).toBe(404);
    expect((await opened("/homes/a%00b")).status).toBe(404);
  });

  it("do not count as a name", async () => {
    const agent = { firstName: "\u200b\u0000", lastName: "Lee", phone: "(503) 555-0199" };
    expect((await ask("POST", "/showing-agents", agent)).body).toMatchObject({
      validationErrors: { firstName: "First name is required" },
    });
  });
});

describe("A call with a JSON content type and no body", () => {
  const send = (method: string, path: string) =>
    fetch(`${product.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/json" },
    });

  it("succeeds where no body is needed, else gets 400", async () => {
    const { id } = await aListedHome(product, owner);
    expect((await send("DELETE", `/property/${id}`)).status).toBe(204);
    const refused = await send("POST", "/property");
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { validationErrors: { location: expect.any(String) } },
    ]);
  });
});

describe("A name with a link in it", () => {
  const name = "Visit http://evil.example";
  const location = { ...alderBungalow.location, address: "12 evil.example St" };
  const asked = {
    slug: "",
    startsAt: "2026-11-28T16:00:00Z",
    tourType: "IN_PERSON",
    clientRequestId: crypto.randomUUID(),
  };

  it.each([
    ["POST", "/auth/investor-sign-up-credentials", "user.name", { name, email: "eve@example.test", password: "x" }],
    ["PATCH", "/investor/user", "name", { name: "www.evil.example Smith" }],
    ["POST", "/leads", "name", { propertyId: crypto.randomUUID(), name, email: "eve@example.test" }],
    ["POST", "/showing-agents", "lastName", { firstName: "Eve", lastName: "evil.example", phone: "(503) 555-0199" }],
    ["PATCH", "/property/:id/display-name", "displayName", { displayName: "Sunny loft, www.evil.example" }],
    ["POST", "/property", "location.address", { location }],
    ["POST", "/public/showing-request", "contact.name", { ...asked, contact: { name, email: "eve@example.test" } }],
  ] as const)("is rejected at its field: %s %s", async (method, path, field, given) => {
    const body = field === "user.name" ? { user: given, marketingParams: {} } : given;
    const answer = await product.api<{ validationErrors: Record<string, string> }>(
      method,
      path.replace(":id", home.id),
      {
        token: owner.token,
        body,
      },
    );
    expect(answer).toMatchObject({ status: 400, body: { validationErrors: { [field]: linkMessage } } });
  });

  it("has the link removed when it came by mail", async () => {
    await product.control("POST", "mail", {
      from: '"Visit http://evil.example" <eve@example.test>',
      to: home.intakeEmail,
      subject: "The home",
      text: "May I paint the walls?",
    });
    await product.settled();
    const told = await product.control<{ subject: string }[]>("GET", `mail?to=${encodeURIComponent(owner.email)}`);
    expect(told.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/Visit http evil example/));
  });
});

describe("A date outside the calendar", () => {
  it.each(["0000-01-01", "9999-12-31"])("is rejected as not valid: %s", async (day) => {
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

describe("An address with an invalid percent escape", () => {
  it("answers 404 as a call and as a page", async () => {
    expect(await ask("GET", "/property/%E0%A4%A")).toMatchObject({ status: 404, body: { message: "Not found." } });
    const page = await opened("/homes/100%");
    expect(page.status).toBe(404);
    expect(await page.text()).toContain("<!doctype html>");
  });
});

describe("A deeply nested body", () => {
  it("is rejected with 400", async () => {
    const answer = await fetch(`${product.url}/api/showing-agents`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${owner.token}` },
      body: `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`,
    });
    expect(answer.status).toBe(400);
  });
});

describe("A page requested with odd values", () => {
  const odd = ["", "x", "-1", "__proto__", "\u0000", "9".repeat(20), "2026-13-45T99:99:99Z", "9999-12-31T23:59:59Z"];
  const usual = { at: "2026-11-28T16:00:00Z", tour: "IN_PERSON", name: "Lee Park", email: "lee@example.test" };
  const inForms = [
    ...Object.keys(usual),
    "phone",
    "moveInDate",
    "monthlyIncome",
    "creditScore",
    "pets",
    "cats",
    "note",
  ];

  async function aRequestsPath(): Promise<string> {
    const { body } = await product.api<{ manageUrl: string }>("POST", "/public/showing-request", {
      body: {
        ...{ slug: home.slug, startsAt: usual.at, tourType: usual.tour, clientRequestId: crypto.randomUUID() },
        contact: { name: "Dana Ruiz", email: "dana@example.test" },
        answers: { moveInDate: "2026-12-05", monthlyIncome: 6000, creditScore: { low: 700, high: 700 }, pets: [] },
      },
    });
    return new URL(body.manageUrl).pathname;
  }

  it("never answers 5xx", async () => {
    const at = `/homes/${home.slug}`;
    const managed = await aRequestsPath();
    const pages: { path: string; query?: string[]; cookies?: string[]; form?: string[] }[] = [
      { path: at, query: ["tour", "day"] },
      { path: `${at}/request`, query: ["tour", "at"], cookies: ["visitor"], form: [...inForms, "clientRequestId"] },
      { path: `${at}/message`, cookies: ["visitor"], form: ["text", "chip", "clientMessageId"] },
      { path: `${at}/outcome`, cookies: ["outcome"] },
      { path: `${managed}/instructions`, form: ["code"] },
      { path: managed, query: ["answer"], form: ["chat", "answer"] },
      { path: "/auth/sign-in", query: ["email", "token", "userId"] },
      { path: "/settings/calendar", query: ["code", "state"] },
      { path: "/map/style.json", query: ["scheme"] },
    ];
    const failed: string[] = [];
    const look = async (path: string, init: RequestInit = {}) => {
      const reply = await fetch(`${product.url}${path}`, { redirect: "manual", ...init });
      await reply.body?.cancel();
      if (reply.status >= 500) failed.push(`${init.method ?? "GET"} ${path.slice(0, 150)} ${init.body ?? ""}`);
    };
    for (const { path, query = [], cookies = [], form = [] } of pages)
      for (const value of odd) {
        const said = encodeURIComponent(value);
        await Promise.all([
          ...query.map((name) => look(`${path}?${name}=${said}`)),
          look(`${path}?${query.map((name) => `${name}=${said}&${name}=${said}`).join("&")}`),
          ...cookies.map((name) => look(path, { headers: { cookie: `${name}=${said}` } })),
          ...form.map((name) => look(path, { method: "POST", body: new URLSearchParams({ ...usual, [name]: value }) })),
        ]);
      }
    expect(failed).toEqual([]);
  });

  it("treats an invalid time as missing", async () => {
    const asked = await opened(`/homes/${home.slug}/request?at=x`);
    expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining("Request a showing")]);
    const sent = await fetch(`${product.url}/homes/${home.slug}/request`, {
      method: "POST",
      body: new URLSearchParams({ at: "x", name: "Lee Park", email: "lee@example.test" }),
    });
    expect([sent.status, await sent.text()]).toEqual([400, expect.stringContaining("Please choose a time")]);
  });
});

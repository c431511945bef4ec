import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openings } from "@porchlight/domain/scheduling/openings.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { App, Capability } from "../app.ts";
import { capabilities } from "../capabilities.ts";
import { rows, sql } from "../platform/database/database.ts";
import { loadProperty } from "../properties/store.ts";
import { seedDemoWithoutPhotos } from "../testing/demo.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { screeningEnvironment } from "../testing/screening.ts";
import { seedDemo } from "./seed.ts";

type SignIn = { ownerEmail: string; ownerPassword: string; renterEmail: string; renterPassword: string };
type MessageRow = { sender: string; content: string; facts: unknown[]; external_id: string };
type Show = {
  property_id: string;
  agent: string | null;
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant;
  status: string;
  tour_type: string;
};

/** A product at the time the demonstration moves in: on the real clock its own sweeps would go on with the story. */
async function aProductOn(now: string, environment?: typeof screeningEnvironment): Promise<TestProduct> {
  const product = await startTestProduct(environment);
  await product.control("PUT", "clock", { now });
  return product;
}

const at = (product: TestProduct, now: string): App => ({
  ...product.product.app,
  clock: { now: () => Temporal.Instant.from(now), onJump: () => undefined, close: async () => undefined },
});

const seedsMs = 180_000;

const companies = async (app: App) => (await rows(app.db, sql`select 1 from company`)).length;

/** Returns all messages without links and codes, which differ between installations. */
const said = async (app: App): Promise<string[]> =>
  (
    await rows(
      app.db,
      sql<MessageRow>`
        select sender, content, facts, external_id from message join inquiry on inquiry.id = inquiry_id
        order by inquiry.created_at, message.created_at, message.seq`,
    )
  ).map(({ sender, content }) =>
    `${sender}: ${content}`.replaceAll(/https?:\S+/g, "(link)").replaceAll(/\b[A-Z]{4}\d\d\b/g, "(code)"),
  );

const fridayEvening = "2026-11-21T04:30:00Z";

type Installation = { product: TestProduct; app: App };
const installations = new Map<string, Promise<Installation>>();

/** An installation on which the demonstration was created at a time, made once for all that look at it. */
function createdOn(now: string): Promise<Installation> {
  const known = installations.get(now) ?? createOn(now);
  installations.set(now, known);
  return known;
}

async function createOn(now: string): Promise<Installation> {
  const product = await aProductOn(now);
  const app = at(product, now);
  await seedDemoWithoutPhotos(app);
  return { product, app };
}

afterAll(async () => {
  for (const { product } of await Promise.all(installations.values())) await product.close();
});

describe.each([
  ["a Friday evening", fridayEvening],
  ["the small hours after the clocks went forward", "2027-03-15T10:30:00Z"],
])("The demonstration portfolio, created on %s", (_, now) => {
  let product: TestProduct;
  let app: App;

  beforeAll(async () => {
    ({ product, app } = await createdOn(now));
  }, seedsMs);

  const showings = (): Promise<Show[]> =>
    rows(
      app.db,
      sql<Show>`select property_id, showing_agent_id as agent, starts_at, ends_at, status, tour_type from showing`,
    );
  const count = async (what: ReturnType<typeof sql>): Promise<number> =>
    (await rows(app.db, sql`select 1 ${what}`)).length;

  it("has a home in every status, three of them listed", async () => {
    const found = await rows(app.db, sql<{ status: string }>`select status from property`);
    const statuses = found.map(({ status }) => status).sort();
    expect(new Set(statuses).size).toBe(6);
    expect(statuses.filter((status) => status === "LISTED")).toHaveLength(3);
    expect(statuses).toHaveLength(8);
  });

  it("has pending, accepted and declined requests, a pending move, and past and upcoming showings", async () => {
    const requests = await rows(
      app.db,
      sql<{ status: string; moves: string | null }>`select status, moves_request_id as moves from showing_request`,
    );
    expect(requests.map(({ status }) => status)).toEqual(expect.arrayContaining(["PENDING", "ACCEPTED", "DECLINED"]));
    expect(requests).toContainEqual({ status: "PENDING", moves: expect.any(String) });
    expect((await showings()).map(({ status }) => status)).toEqual(
      expect.arrayContaining(["PENDING", "CONFIRMED", "COMPLETED"]),
    );
  });

  it("has an application in every state, one withdrawn, and one to review by three people", async () => {
    const bundles = await rows(
      app.db,
      sql<{ status: string; isWithdrawn: boolean; people: number }>`
        select status, withdrawn_at is not null as "isWithdrawn",
          (select count(*)::int from application where bundle_id = bundle.id) as people
        from application_bundle bundle order by created_at`,
    );
    expect(bundles).toEqual([
      { status: "ACCEPTED", isWithdrawn: false, people: 1 },
      { status: "SUBMITTED", isWithdrawn: false, people: 3 },
      { status: "SUBMITTED", isWithdrawn: true, people: 1 },
      { status: "DECLINED", isWithdrawn: false, people: 1 },
      { status: "IN_PROGRESS", isWithdrawn: false, people: 1 },
      { status: "SENT", isWithdrawn: false, people: 1 },
    ]);
  });

  it("has showings within their home's availability, with open ones in the future", async () => {
    for (const showing of await showings()) {
      const home = (await loadProperty(app.db, showing.property_id))!;
      const offered = openings({
        slots: home.availability.slots,
        durationMinutes: home.availability.showingDurationMinutes,
        timeZone: home.property.timeZone,
        from: showing.starts_at,
        until: showing.ends_at.add({ hours: 1 }),
        notBefore: showing.starts_at,
        blackoutDates: [],
        busy: [],
      });
      expect(offered.map(({ startsAt }) => startsAt.toString())).toContain(showing.starts_at.toString());
      if (["DECLINED", "CANCELED"].includes(showing.status)) continue;
      const isAhead = Temporal.Instant.compare(showing.starts_at, Temporal.Instant.from(now)) > 0;
      expect(isAhead).toBe(showing.status !== "COMPLETED");
    }
  });

  it("has no agent or home with overlapping showings", async () => {
    const live = (await showings()).filter(({ status }) => ["PENDING", "CONFIRMED", "COMPLETED"].includes(status));
    const overlap = (one: Show, other: Show) =>
      Temporal.Instant.compare(one.starts_at, other.ends_at) < 0 &&
      Temporal.Instant.compare(other.starts_at, one.ends_at) < 0;
    for (const one of live) {
      for (const other of live.filter((candidate) => candidate !== one && overlap(candidate, one))) {
        expect(one.agent === null || one.agent !== other.agent).toBe(true);
        expect(one.property_id !== other.property_id || one.tour_type !== other.tour_type).toBe(true);
      }
    }
  });

  it("has open questions, and a learned answer that Piper has used", async () => {
    expect(await count(sql`from escalation where status = 'PENDING'`)).toBeGreaterThan(2);
    expect(await count(sql`from knowledge`)).toBe(1);
    const used = sql`from message where facts @> '[{"source": "knowledge"}]' and external_id like 'reply:%'`;
    expect(await count(used)).toBeGreaterThan(0);
  });

  it("has only messages from renters, and Piper's replies to them or to events", async () => {
    const lines = await rows(app.db, sql<MessageRow>`select sender, content, facts, external_id from message`);
    expect(lines.length).toBeGreaterThan(60);
    expect(new Set(lines.map(({ sender }) => sender))).toEqual(new Set(["renter", "piper"]));
    for (const line of lines.filter(({ sender }) => sender === "piper")) {
      expect(line.external_id).toMatch(/^(reply:|news:\d+$)/);
      expect(line.content).not.toMatch(/didn't get that/);
    }
  });

  it("sends no mail or text, then or later", async () => {
    expect(await count(sql`from delivery where status in ('queued', 'sending')`)).toBe(0);
    expect(await count(sql`from delivery where status = 'sent'`)).toBeGreaterThan(30);
    await product.settled();
    expect(await product.control("GET", "mail")).toEqual([]);
    expect(await product.control("GET", "sms")).toEqual([]);
  });
});

describe("Creating the demonstration", () => {
  const now = fridayEvening;
  let product: TestProduct;
  let app: App;

  beforeAll(async () => {
    product = await aProductOn(now);
    app = at(product, now);
  });
  afterAll(() => product.close());

  it(
    "leaves nothing behind when interrupted",
    async () => {
      const faulty: Capability = { jobs: () => ({ "tell-renter": () => Promise.reject(new Error("cut off")) }) };
      await expect(seedDemoWithoutPhotos(app, [...capabilities, faulty])).rejects.toThrow("cut off");
      expect(await companies(app)).toBe(0);
    },
    seedsMs,
  );

  it(
    "happens once, however many processes start at the same time",
    async () => {
      const done = await Promise.all([seedDemo(app, capabilities), seedDemo(app, capabilities)]);
      expect(done.sort()).toEqual([false, true]);
      expect(await seedDemo(app, capabilities)).toBe(false);
      expect(await companies(app)).toBe(1);
    },
    seedsMs,
  );

  it("writes down how to sign in as the owner and as a renter", async () => {
    const kept = await readFile(join(app.config.dataDir, "demo-sign-in.json"), "utf8");
    const { ownerEmail, ownerPassword, renterEmail, renterPassword } = JSON.parse(kept) as SignIn;
    const owner = await product.api<{ accessToken: string }>("POST", "/auth/sign-in-credentials", {
      body: { username: ownerEmail, password: ownerPassword, requiredRole: "investor" },
    });
    expect(owner.status).toBe(200);
    const portfolio = await product.api<{ total: number }>("GET", "/property/portfolio", {
      token: owner.body.accessToken,
    });
    expect(portfolio.body.total).toBe(8);
    const renter = await product.api("POST", "/auth/sign-in-credentials", {
      body: { username: renterEmail, password: renterPassword, requiredRole: "renter" },
    });
    expect(renter.status).toBe(200);
  });

  it("uploads photos that anyone can see", async () => {
    const [home] = await rows(
      app.db,
      sql<{
        images: { url: string; thumbnailUrl: string }[];
      }>`select images from property where status = 'LISTED' limit 1`,
    );
    for (const image of home!.images) {
      for (const url of [image.url, image.thumbnailUrl]) {
        const answer = await fetch(`${product.url}${url}`);
        expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
      }
    }
  });

  it(
    "has the same texts on another installation",
    async () => {
      const elsewhere = await createdOn(now);
      expect(await said(elsewhere.app)).toEqual(await said(app));
    },
    seedsMs,
  );
});

describe("The demonstration with the sandbox's bureau", () => {
  const now = fridayEvening;
  let product: TestProduct;
  let app: App;

  beforeAll(async () => {
    product = await aProductOn(now, screeningEnvironment);
    app = at(product, now);
    await seedDemoWithoutPhotos(app);
  }, seedsMs);
  afterAll(() => product.close());

  it("has delivered reports on everyone who submitted, each with a score and a paid fee", async () => {
    const people = await rows(
      app.db,
      sql<{ screening: string; hasScore: boolean; isPaid: boolean }>`
        select screening.status as screening, summary -> 'credit' -> 'score' ? 'value' as "hasScore",
          exists (select 1 from payment where application_id = application.id and payment.status = 'PAID') as "isPaid"
        from application join screening on screening.application_id = application.id
        where application.status = 'SUBMITTED'`,
    );
    expect(people).toHaveLength(6);
    for (const one of people) expect(one).toMatchObject({ screening: "DELIVERED", hasScore: true, isPaid: true });
  });

  it("has told the one it declined of the report, with the factors of their score", async () => {
    const notices = await rows(app.db, sql<{ body: string }>`select body from adverse_notice`);
    expect(notices).toHaveLength(1);
    expect(notices[0]!.body).toMatch(/credit score/i);
  });

  it("ordered nothing from a bureau that no sandbox plays", async () => {
    const real = await aProductOn(now, screeningEnvironment);
    const elsewhere = at(real, now);
    await seedDemoWithoutPhotos({ ...elsewhere, config: { ...elsewhere.config, sandboxUrl: null } });
    expect(await companies(real.product.app)).toBe(1);
    expect(await real.control("GET", "screening")).toMatchObject({ landlords: [], orders: 0 });
    await real.close();
  });
});

import { demoOwner } from "@porchlight/scenarios/portfolio.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { capabilities } from "../../capabilities.ts";
import { demoPassword } from "../../demo/owner.ts";
import { seedDemo } from "../../demo/seed.ts";
import { row, sql } from "../../platform/database/database.ts";
import { bringPlatformOn, platformReads } from "../platform.ts";
import { startTestProduct, type TestProduct } from "../product.ts";
import { copyCompany } from "./copy-companies.ts";
import { ownerCalls } from "./owner-calls.ts";
import { planned, readWhole, type Sent } from "./plans.ts";

const copies = 300;
/** What reads all there is on purpose, and why. */
const readsAll: Record<string, string> = {
  "with home as (select id, company_id": "The platforms' feed holds all listed homes, and asks whether one of them changed.",
  "update syndication_entry set is_in = false": "A feed that changed is made anew of all homes.",
};

let product: TestProduct;
let client: pg.Client | undefined;
let companyId: string;
const sent: Sent[] = [];

/** What is sent by whatever way of asking, also by what is written tomorrow. */
function overhear(): void {
  const original = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [first, second] = given as [string | Sent, unknown];
    const { text, values } = typeof first === "string" ? { text: first, values: second } : first;
    sent.push({ text, values: Array.isArray(values) ? values : [] });
    return original.apply(this, given);
  } as never);
}

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-24T16:00:00Z");
  const { app } = product.product;
  const noFiles = { put: async () => undefined, get: async () => null, delete: async () => undefined };
  await seedDemo({ ...app, files: noFiles }, capabilities);
  companyId = (await row(app.db, sql<{ id: string }>`select id from company`))!.id;
  console.time("live");overhear();
  await liveOn();console.timeEnd("live");console.time("copy");
  vi.restoreAllMocks();
  await copyCompany(product.connectionString, companyId, copies);
console.timeEnd("copy");  client = new pg.Client({ connectionString: product.connectionString });
  await client.connect();
}, 180_000);
afterAll(async () => {
  await client?.end();
  await product.close();
});

/** An owner looks at everything, a platform and a search engine read, and three weeks pass in which all comes due. */
async function liveOn(): Promise<void> {
  const { db, secret } = product.product.app;
  const username = demoOwner.email;
  const signIn = { username, password: demoPassword(secret, username), requiredRole: "investor" };
  const { body } = await product.api<{ accessToken: string }>("POST", "/auth/sign-in-credentials", { body: signIn });
  for (const path of await ownerCalls(db, companyId)) {
    const { status } = await product.api("GET", path, { token: body.accessToken });
    expect([path, status]).toEqual([path, 200]);
  }
  await bringPlatformOn(product);
  await platformReads(product);
  await fetch(`${product.url}/sitemap.xml`);
  for (const days of [1, 2, 5, 14]) await product.advance(`P${days}D`);
}

describe(`With a company's ${copies} copies`, () => {
  it("nothing that sweeps, jobs or an owner's calls send reads a table that grows from end to end", async () => {
    const found: string[] = [];
    for (const statement of planned(sent)) {
      const whole = await readWhole(client!, statement);
      if (whole.length > 0) found.push(`${whole.join(", ")}: ${statement.text.replaceAll(/\s+/g, " ").trim()}`);
    }
    const isMeant = (line: string) => Object.keys(readsAll).some((part) => line.includes(part));
    expect(found.filter((line) => !isMeant(line))).toEqual([]);
    expect(Object.keys(readsAll).filter((part) => !found.some((line) => line.includes(part)))).toEqual([]);
  });
});

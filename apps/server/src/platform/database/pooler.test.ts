import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { type Product, startProduct } from "../../product.ts";
import { findPgbouncer, type Pooler, startPgbouncer } from "../../testing/faults/pgbouncer.ts";
import { aListedHome } from "../../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../../testing/people.ts";
import { startTestProduct, type TestProduct } from "../../testing/product.ts";
import { environmentFor } from "../../testing/sandbox-environment.ts";
import { row, rows, sql } from "./database.ts";

const program = await findPgbouncer();
const oneWithPgbouncer = program ? it : it.skip;
const where = program ? "" : " (skipped: PgBouncer is not installed here; apt-get install pgbouncer)";

let direct: TestProduct;
let pooler: Pooler;
let pooled: Product;
let owner: SignedInOwner;

beforeAll(async () => {
  if (!program) return;
  direct = await startTestProduct();
  pooler = await startPgbouncer(program, direct.connectionString);
  pooled = await startProduct(
    readConfig({
      ...environmentFor(direct.sandbox, pooler.connectionString),
      ...{ DATABASE_DIRECT_URL: direct.connectionString, DATABASE_NAMED_STATEMENTS: "0" },
      ...{ METRICS_PORT: "0", SMTP_PORT: "0", PORT: "0", DATA_DIR: direct.product.app.config.dataDir },
    }),
  );
  owner = await aSignedInOwner(direct);
});
afterAll(async () => {
  if (!program) return;
  await pooled.close();
  await pooler.stop();
  await direct.close();
});

const ask = (url: string, method: string, path: string, body?: unknown) =>
  fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${owner.token}`, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const lead = (propertyId: string, number: number) => ({
  propertyId,
  name: "Lee Park",
  email: `lee${number}@example.test`,
});

describe(`Two processes, one of them behind an old PgBouncer in transaction mode${where}`, () => {
  oneWithPgbouncer("share the work as one process does, under load too", async () => {
    const home = await aListedHome({ ...direct, url: pooled.url }, owner);
    await direct.settled();
    const urls = [direct.url, pooled.url];
    const told = await Promise.all(
      Array.from({ length: 24 }, (_, n) => ask(urls[n % 2]!, "POST", "/leads", lead(home.id, Math.floor(n / 2)))),
    );
    expect(told.map(({ status }) => status)).toEqual(told.map(() => 200));
    await direct.settled();
    const leads = await rows(direct.product.app.db, sql`select 1 from inquiry where property_id = ${home.id}`);
    expect(leads, "each was told to both").toHaveLength(12);
    const reads = await Promise.all(
      Array.from({ length: 60 }, (_, n) => ask(urls[n % 2]!, "GET", `/property/${home.id}`).then((it) => it.json())),
    );
    expect(new Set(reads.map((read) => (read as { id: string }).id))).toEqual(new Set([home.id]));
  });

  oneWithPgbouncer("notify each other, and leave no transaction setting on a shared connection", async () => {
    const events = await ask(pooled.url, "GET", "/events");
    const home = await aListedHome(direct, owner);
    await ask(direct.url, "POST", "/leads", lead(home.id, 99));
    let heard = "";
    for await (const chunk of events.body!.pipeThrough(new TextDecoderStream())) {
      heard += chunk;
      if (heard.includes('"topic":"leads"')) break;
    }
    expect(heard).toContain('"topic":"leads"');
    const left = await row(
      pooled.app.db,
      sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`,
    );
    expect(left).toEqual({ lock: "0", statement: "0" });
    await ask(direct.url, "POST", "/auth/sign-out");
    await expect.poll(async () => (await ask(pooled.url, "GET", "/property/portfolio")).status).toBe(401);
  });
});

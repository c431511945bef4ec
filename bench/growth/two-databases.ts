import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoPassword } from "@porchlight/server/src/demo/owner.ts";
import { startEmbeddedPostgres } from "@porchlight/server/src/platform/postgres/embedded-postgres.ts";
import { startTestPostgres } from "@porchlight/server/src/platform/postgres/testing.ts";
import { seedDemoWithoutPhotos } from "@porchlight/server/src/testing/demo.ts";
import { copyCompany } from "@porchlight/server/src/testing/growth/copy-companies.ts";
import { ownerCalls, slugOfBusiest } from "@porchlight/server/src/testing/growth/owner-calls.ts";
import { startTestProduct } from "@porchlight/server/src/testing/product.ts";
import { environmentFor } from "@porchlight/server/src/testing/sandbox-environment.ts";
import pg from "pg";
import { type Contestant, startProductProcess } from "../http/contestant.ts";
import { note } from "../measure.ts";

/** A product with its database, and what is asked of it. */
export type Side = { product: Contestant; database: pg.Client; companies: number };

export type Sides = {
  sides: Side[];
  signIn: { username: string; password: string };
  paths: string[];
  slug: string;
  end(): Promise<void>;
};

/**
 * The demonstration in two databases of one PostgreSQL that counts what each statement takes, in one of them with its
 * company copied so many times; a product process on each.
 */
export async function twoDatabases(copies: number): Promise<Sides> {
  const folder = await mkdtemp(join(tmpdir(), "porchlight-bench-"));
  const server = await countingPostgres(folder);
  await within(server.connectionString, (client) => client.query("create database bench_test"));
  const endTemplate = await startTestPostgres(urlOf(server.connectionString, "bench_test"));
  const first = await startTestProduct();
  const { app } = first.product;
  await seedDemoWithoutPhotos(app);
  await first.settled();
  const { rows } = await app.pool.query<{ id: string; email: string }>(
    "select company_id as id, email from member join app_user on id = user_id",
  );
  const { id: companyId, email } = rows[0]!;
  const paths = await ownerCalls(app.db, companyId);
  const slug = await slugOfBusiest(app.db, companyId);
  const password = demoPassword(app.secret, email);
  await first.product.close();
  const small = first.connectionString;
  const large = urlOf(small, "bench_large_test");
  await within(urlOf(small, "postgres"), (client) =>
    client.query(`create database bench_large_test template "${new URL(small).pathname.slice(1)}"`),
  );
  const began = performance.now();
  await copyCompany(large, companyId, copies);
  note(`copied ${copies} times in ${Math.round((performance.now() - began) / 1000)} s`);
  const sides: Side[] = [];
  for (const [url, companies] of [
    [small, 1],
    [large, copies + 1],
  ] as const)
    sides.push({
      product: await startProductProcess({
        ...environmentFor(first.sandbox, url),
        CLOCK: "system",
        PORT: "0",
        METRICS_PORT: "0",
        SMTP_PORT: "0",
        DATA_DIR: folder,
        REQUESTS_PER_MINUTE: "100000000",
      }),
      database: await connected(url),
      companies,
    });
  for (const { database } of sides) await database.query("create extension pg_stat_statements");
  return {
    sides,
    signIn: { username: email, password },
    paths,
    slug,
    async end() {
      for (const { product, database } of sides) {
        await product.stop();
        await database.end();
      }
      await first.sandbox.close();
      await endTemplate();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function countingPostgres(dataDir: string) {
  const making = await startEmbeddedPostgres({ dataDir });
  await making.stop();
  await appendFile(
    join(dataDir, "postgres", "postgresql.conf"),
    "\nshared_preload_libraries = 'pg_stat_statements'\npg_stat_statements.track_planning = on\n",
  );
  return startEmbeddedPostgres({ dataDir });
}

function urlOf(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

async function within<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connected(connectionString);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

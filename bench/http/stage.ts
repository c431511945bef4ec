import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { RunningSandbox } from "@porchlight/sandbox/src/sandbox.ts";
import { startEmbeddedPostgres } from "@porchlight/server/src/platform/postgres/embedded-postgres.ts";
import { startTestPostgres } from "@porchlight/server/src/platform/postgres/testing.ts";
import { aListedHome } from "@porchlight/server/src/testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "@porchlight/server/src/testing/people.ts";
import { freePort, startTestProduct, type TestProduct } from "@porchlight/server/src/testing/product.ts";
import { environmentFor } from "@porchlight/server/src/testing/sandbox-environment.ts";
import { screeningEnvironment } from "@porchlight/server/src/testing/screening.ts";
import pg from "pg";

export type Stage<Prepared = unknown> = {
  token: string;
  propertyIds: string[];
  textCodes: string[];
  /** The outside world, which is in this process. */
  sandbox: RunningSandbox;
  connectionString: string;
  /** For a product process of the role that takes requests and works on no jobs. */
  productEnvironment: Record<string, string>;
  /** What was prepared while a product with everything was there. */
  prepared: Prepared;
  end(): Promise<void>;
};

/** What a whole product, its mails and partners included, does before it is measured. */
export type Prepare<Prepared> = (
  product: TestProduct,
  owner: SignedInOwner,
  homes: PropertyView[],
) => Promise<Prepared>;

/** An owner with homes, on a PostgreSQL that syncs what it commits. */
export async function setStage<Prepared = undefined>(
  homes: number,
  prepare: Prepare<Prepared> = async () => undefined as Prepared,
): Promise<Stage<Prepared>> {
  const folder = await mkdtemp(join(tmpdir(), "porchlight-bench-"));
  const server = await startEmbeddedPostgres({ dataDir: folder });
  const endTemplate = await startTestPostgres(await emptyDatabase(server.connectionString));
  const product = await startTestProduct((sandbox) => ({ ...screeningEnvironment(sandbox), DATA_DIR: folder }));
  const owner = await aSignedInOwner(product);
  const listed: PropertyView[] = [];
  for (let index = 0; index < homes; index++) listed.push(await aListedHome(product, owner));
  const prepared = await prepare(product, owner, listed);
  await product.settled();
  await product.product.close();
  const { connectionString, sandbox } = product;
  return {
    token: owner.token,
    propertyIds: listed.map(({ id }) => id),
    textCodes: listed.map(({ textCode }) => textCode),
    sandbox,
    connectionString,
    prepared,
    productEnvironment: {
      ...environmentFor(sandbox, connectionString),
      ...screeningEnvironment(sandbox),
      CLOCK: "system",
      ROLE: "web",
      PORT: String(await freePort()),
      METRICS_PORT: "0",
      SMTP_PORT: "0",
      DATA_DIR: folder,
      LOG_LEVEL: "info",
      REQUESTS_PER_MINUTE: "100000000",
    },
    async end() {
      await sandbox.close();
      await endTemplate();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function emptyDatabase(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("create database bench_test");
  await client.end();
  const url = new URL(connectionString);
  url.pathname = "/bench_test";
  return url.href;
}

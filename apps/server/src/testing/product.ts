import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunningSandbox } from "@porchlight/sandbox/src/sandbox.ts";
import { startSandbox } from "@porchlight/sandbox/src/sandbox.ts";
import { readConfig } from "../config.ts";
import { createTestDatabase } from "../platform/postgres/testing.ts";
import { type Product, startProduct } from "../product.ts";
import { environmentFor } from "./sandbox-environment.ts";

export type Answer<Body = unknown> = { status: number; body: Body; headers: Headers };
export type Ask = { token?: string | undefined; body?: unknown; headers?: Record<string, string> };

/** A whole product on its own database, called over HTTP, with the sandbox as its partners. */
export type TestProduct = {
  product: Product;
  sandbox: RunningSandbox;
  url: string;
  smtpPort: number;
  connectionString: string;
  /** Calls the product's API; the path is below /api. */
  api<Body = never>(method: string, path: string, ask?: Ask): Promise<Answer<Body>>;
  /** Calls the sandbox's control API. */
  control<Body = never>(method: string, path: string, body?: unknown): Promise<Body>;
  /** Moves the clock and resolves when everything due was found and its jobs are done. */
  advance(duration: string): Promise<void>;
  setClock(now: string): Promise<void>;
  /** Waits until no job is open. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

/** What people and partners reach of a product in a test. */
export type Reached = Pick<TestProduct, "api" | "control" | "settled">;

/** Ports below the range that systems assign on their own, so that no other process gets one first. */
const [lowestPort, highestPort] = [12_000, 32_000];

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const port = randomInt(lowestPort, highestPort);
  const server = createServer().listen(port);
  const isFree = await once(server, "listening").then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  server.close();
  await once(server, "close");
  return port;
}

type Environment = Record<string, string>;

/** Milliseconds; enough for a busy machine. */
const settledWithinMs = 45_000;

export async function startTestProduct(
  environment: Environment | ((sandbox: RunningSandbox) => Environment) = {},
): Promise<TestProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), "porchlight-product-"));
  const database = await createTestDatabase();
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir });
  const port = await freePort();
  const smtpPort = await freePort();
  const publicUrl = `http://localhost:${port}`;
  sandbox.pointAt({ publicUrl, smtpPort });
  const product = await startProduct(
    readConfig({
      ...environmentFor(sandbox, database.connectionString),
      PORT: String(port),
      SMTP_PORT: String(smtpPort),
      METRICS_PORT: "0",
      PUBLIC_URL: publicUrl,
      DATA_DIR: dataDir,
      ...(typeof environment === "function" ? environment(sandbox) : environment),
    }),
  );
  const control = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const reply = await fetch(`${sandbox.url}/control/${path}`, jsonRequest(method, body));
    const answer = (await reply.json()) as Body;
    if (!reply.ok) throw new Error(`${method} /control/${path}: ${reply.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  const settled = async (): Promise<void> => {
    const deadline = performance.now() + settledWithinMs;
    while ((await product.app.jobs.open()) > 0) {
      if (performance.now() > deadline) throw new Error("Jobs are still open");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return {
    product,
    sandbox,
    url: product.url,
    smtpPort,
    connectionString: database.connectionString,
    control,
    settled,
    async api<Body>(method: string, path: string, ask: Ask = {}) {
      const { headers, ...rest } = jsonRequest(method, ask.body);
      const reply = await fetch(`${product.url}/api${path}`, {
        ...rest,
        headers: { ...headers, ...(ask.token ? { authorization: `Bearer ${ask.token}` } : {}), ...ask.headers },
      });
      const text = await reply.text();
      return { status: reply.status, body: (text ? JSON.parse(text) : undefined) as Body, headers: reply.headers };
    },
    async advance(duration) {
      await settled();
      await control("PUT", "clock", { advance: duration });
      await settled();
    },
    async setClock(now) {
      await control("PUT", "clock", { now });
      await settled();
    },
    async close() {
      await product.close();
      await sandbox.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const jsonRequest = (method: string, body: unknown) => ({
  method,
  headers: body === undefined ? ({} as Record<string, string>) : { "content-type": "application/json" },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

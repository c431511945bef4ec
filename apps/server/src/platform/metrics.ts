import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Config } from "../config.ts";

type Measured = { sweptUntil(): Temporal.Instant | null; jobsOpen(): Promise<number> };

/** Numbers for a scraper, on a port of their own that only this machine reaches. */
export async function startMetrics(
  config: Config,
  measured: Measured,
): Promise<{ url: string; close(): Promise<void> }> {
  const register = new Registry();
  collectDefaultMetrics({ register });
  new Gauge({
    name: "swept_until",
    help: "Everything due up to this moment has been found, in seconds since 1970 on the product's clock",
    registers: [register],
    collect() {
      this.set((measured.sweptUntil()?.epochMilliseconds ?? 0) / 1000);
    },
  });
  new Gauge({
    name: "jobs_open",
    help: "Jobs that are not finished yet",
    registers: [register],
    async collect() {
      this.set(await measured.jobsOpen());
    },
  });
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    register.metrics().then(
      (text) => response.writeHead(200, { "content-type": register.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.metricsPort, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

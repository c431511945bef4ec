import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Registry } from "prom-client";
import type { Config } from "../config.ts";
import type { FailedJobs } from "./jobs/failed-jobs.ts";
import { answerAboutJobs } from "./jobs/failed-jobs-http.ts";

/** A number that only grows while the process runs, by its labels; read whenever the metrics are. */
export type CounterMetric = {
  name: string;
  help: string;
  labelNames: readonly string[];
  read(): { labels: Record<string, string>; value: number }[];
};

type Measured = {
  sweptUntil(): Temporal.Instant | null;
  jobsOpen(): Promise<number>;
  jobsFailed: FailedJobs;
  counters: readonly CounterMetric[];
};

/** Numbers for a scraper, on a port of their own that only this machine reaches. */
export async function startMetrics(
  config: Config,
  measured: Measured,
): Promise<{ url: string; close(): Promise<void> }> {
  let made: Promise<Registry> | undefined;
  const server = createServer(async (request, response) => {
    try {
      if (request.url?.startsWith("/jobs/")) return await answerAboutJobs(measured.jobsFailed, request, response);
      if (request.url !== "/metrics") return response.writeHead(404).end();
      made ??= registryOf(measured);
      const registry = await made;
      const text = await registry.metrics();
      return response.writeHead(200, { "content-type": registry.contentType }).end(text);
    } catch {
      return response.writeHead(503).end();
    }
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

/** Returns the registry, created on first read, since most processes are never asked for it. */
async function registryOf(measured: Measured): Promise<Registry> {
  const { collectDefaultMetrics, Counter, Gauge, Registry } = await import("prom-client");
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
  new Gauge({
    name: "jobs_failed_total",
    help: "Jobs that failed for good and wait to be started again by hand, by name",
    labelNames: ["name"],
    registers: [register],
    async collect() {
      this.reset();
      for (const { name, count } of await measured.jobsFailed.countByName()) this.set({ name }, count);
    },
  });
  for (const { name, help, labelNames, read } of measured.counters) {
    new Counter({
      name,
      help,
      labelNames: [...labelNames],
      registers: [register],
      collect() {
        this.reset();
        for (const { labels, value } of read()) this.inc(labels, value);
      },
    });
  }
  return register;
}

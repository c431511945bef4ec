import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Capability } from "../../app.ts";
import { type Process, startProcess, startWorld, type World } from "../../deliveries/testing.ts";
import { sql } from "../database/database.ts";
import { startMetrics } from "../metrics.ts";

let world: World;
let one: Process;
let metrics: Awaited<ReturnType<typeof startMetrics>>;
const done: string[] = [];
let isBroken = true;

const capability: Capability = {
  jobs: () => ({
    "delete-picture": async ({ name }: { name: string }) => {
      if (isBroken) throw new Error("The folder is gone");
      done.push(name);
    },
  }),
};

beforeAll(async () => {
  world = await startWorld();
  one = await startProcess(world, [capability]);
  metrics = await startMetrics(one.app.config, {
    sweptUntil: () => null,
    jobsOpen: one.app.jobs.open,
    jobsFailed: one.app.jobs.failed,
    counters: [],
  });
});
afterAll(async () => {
  await metrics.close();
  await one.close();
  await world.close();
});

type Failed = { id: string; name: string; data: unknown; error: string };
const at = (path: string, request: RequestInit = {}) => fetch(new URL(path, metrics.url), request);
const failed = async () => (await (await at("/jobs/failed")).json()) as Failed[];
const counted = async () => /^jobs_failed_total.*$/m.exec(await (await at("/metrics")).text())?.[0];

describe("A job that failed for good", () => {
  it("is counted by name, listed with its error, and done when it is retried by hand", async () => {
    // Once is for good, so that the test need not wait for all of its tries.
    await sql`update pgboss.queue set retry_limit = 0`.execute(one.app.db);
    await one.app.jobs.enqueueNow("delete-picture", { name: "porch.jpg" });
    const wanted = { name: "delete-picture", data: { name: "porch.jpg" }, error: "The folder is gone" };
    await expect.poll(failed, { timeout: 20_000 }).toMatchObject([wanted]);
    expect(await counted()).toBe('jobs_failed_total{name="delete-picture"} 1');
    expect(await one.app.jobs.open()).toBe(0);

    isBroken = false;
    const [{ id }] = (await failed()) as [Failed];
    expect((await at(`/jobs/failed/${id}/retry`, { method: "POST" })).status).toBe(200);
    await expect.poll(() => done, { timeout: 20_000 }).toEqual(["porch.jpg"]);
    expect(await failed()).toEqual([]);
    expect((await at(`/jobs/failed/${id}/retry`, { method: "POST" })).status).toBe(404);
  });

  it("is not readable for web pages in a browser on this machine (403)", async () => {
    expect((await at("/jobs/failed", { headers: { origin: "https://example.test" } })).status).toBe(403);
  });
});

import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startTestPostgres } from "@porchlight/server/src/platform/postgres/testing.ts";
import { aListedHome } from "@porchlight/server/src/testing/homes.ts";
import { aSignedInOwner } from "@porchlight/server/src/testing/people.ts";
import { startTestProduct } from "@porchlight/server/src/testing/product.ts";
import { environmentFor } from "@porchlight/server/src/testing/sandbox-environment.ts";
import { type LoadRequest, steadyLoad, type Tally } from "@porchlight/server/src/testing/steady-load.ts";
import { startWebProcess } from "@porchlight/server/src/testing/web-process.ts";
import { note, spreadOf, spreadText, verdict } from "../measure.ts";

const rounds = 20;
const clients = 16;
const homeCount = 8;
const loadMs = 1_500;
const maxStopMs = 10_000;

/** Twenty times, one of two web processes under load is asked to stop: whatever it accepted, it answers. */
export async function rollingStops(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "porchlight-bench-"));
  const endTemplate = await startTestPostgres();
  const product = await startTestProduct();
  const owner = await aSignedInOwner(product);
  // Leads of one home wait for each other; on a slow machine that alone would take longer than a stop may.
  const homes: string[] = [];
  for (let index = 0; index < homeCount; index++) homes.push((await aListedHome(product, owner)).id);
  const environment = { ...environmentFor(product.sandbox, product.connectionString), DATA_DIR: folder };
  const authorization = { authorization: `Bearer ${owner.token}` };
  let asked = 0;
  const next = (): LoadRequest => {
    asked += 1;
    if (asked % 2) return { method: "GET", path: "/api/property/portfolio", headers: authorization };
    const body = { propertyId: homes[(asked / 2) % homeCount]!, name: "Lee Park", email: `load${asked}@example.test` };
    return { method: "POST", path: "/api/leads", headers: authorization, body };
  };
  const tallies: Tally[] = [];
  const stopMs: number[] = [];
  try {
    let stays = await startWebProcess(environment);
    for (let round = 0; round < rounds; round++) {
      const leaves = stays;
      stays = await startWebProcess(environment);
      const load = steadyLoad([leaves.url, stays.url], clients, next);
      await wait(loadMs);
      const began = performance.now();
      leaves.child.kill("SIGTERM");
      await once(leaves.child, "exit");
      stopMs.push(performance.now() - began);
      await wait(loadMs);
      tallies.push(await load.finish());
    }
    stays.child.kill("SIGTERM");
    await once(stays.child, "exit");
  } finally {
    await product.close();
    await endTemplate();
    await rm(folder, { recursive: true, force: true });
  }
  const cut = tallies.flatMap((tally) => tally.cut);
  const answered = tallies.reduce((sum, tally) => sum + tally.answered, 0);
  for (const what of new Set(cut)) note(`cut: ${what}`);
  const figure = `${cut.length} of ${answered} requests cut`;
  verdict(`${rounds} stops of one of two web processes under load`, figure, "none cut", cut.length === 0);
  const spread = spreadOf(stopMs);
  verdict("until the process was gone", spreadText(spread, " ms"), `${maxStopMs} ms`, spread.most <= maxStopMs);
}

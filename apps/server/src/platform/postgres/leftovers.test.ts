import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, expect, it } from "vitest";
import { settleLeftovers } from "./leftovers.ts";

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** A process that looks like a server on `clusterDir` and, asked to stop, runs `whenAsked`. */
async function serverLikeProcess(clusterDir: string, whenAsked: string): Promise<ChildProcess> {
  const program = `trap '${whenAsked}; exit 0' INT; echo ready; while :; do sleep 0.01; done`;
  const server = spawn("sh", ["-c", program, "postgres", "-D", clusterDir, "-c"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  undo.push(() => server.kill("SIGKILL"));
  await once(createInterface(server.stdout!), "line");
  await writeFile(join(clusterDir, "postmaster.pid"), `${server.pid}\n${clusterDir}\n`);
  return server;
}

it("A server is waited for after it has removed its postmaster.pid, until its process has ended", async () => {
  const clusterDir = await mkdtemp(join(tmpdir(), "porchlight-leftovers-"));
  undo.push(() => rm(clusterDir, { recursive: true, force: true }));
  const server = await serverLikeProcess(clusterDir, `rm "${clusterDir}/postmaster.pid"; sleep 0.5`);
  await settleLeftovers(clusterDir);
  expect(server.exitCode ?? server.signalCode).not.toBeNull();
});

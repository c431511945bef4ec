import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@porchlight/server/src/testing/product.ts";
import { spreadOf, spreadText, verdict } from "../measure.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const rounds = 3;
const maxMemoryMb = 300;
const maxStartMs = 2000;
const restMs = 5000;

/** Reads /proc, so on Linux alone. The first start fills the data folder and is not counted. */
export async function atRest(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "porchlight-bench-"));
  const starts: number[] = [];
  const memory: number[] = [];
  try {
    for (let round = 0; round <= rounds; round++) {
      const product = await start(folder);
      if (round > 0) {
        starts.push(product.startMs);
        await new Promise((resolve) => setTimeout(resolve, restMs));
        memory.push(await productMemoryMb(product.child.pid!));
      }
      product.child.kill("SIGTERM");
      await once(product.child, "exit");
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const startMs = spreadOf(starts);
  const memoryMb = spreadOf(memory);
  verdict("first answer", spreadText(startMs, " ms"), `${maxStartMs} ms`, startMs.median <= maxStartMs);
  verdict("memory at rest", spreadText(memoryMb, " MB"), `${maxMemoryMb} MB`, memoryMb.median <= maxMemoryMb);
}

async function start(folder: string): Promise<{ child: ChildProcess; startMs: number }> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DATA_DIR: folder, PORT: String(port) },
  });
  while (!(await answers(`http://127.0.0.1:${port}/api/health`))) {
    if (child.exitCode !== null) throw new Error("npm start ended");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { child, startMs: performance.now() - began };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Resident memory of the product's own process among the descendants of `ancestor`. */
async function productMemoryMb(ancestor: number): Promise<number> {
  const family = new Set([ancestor]);
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  for (const pid of pids.sort((one, other) => one - other)) {
    const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
    if (!family.has(Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]))) continue;
    family.add(pid);
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8");
    if (command.includes("apps/server/dist/main.js")) return Number(/^VmRSS:\s+(\d+)/m.exec(status)![1]) / 1024;
  }
  throw new Error("The product's process is not to be found");
}

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "@porchlight/server/src/testing/product.ts";
import { spreadOf, spreadText, verdict } from "../measure.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const rounds = 3;
const maxMs = 5_000;
/** What was killed is only seen to be gone a moment later; a part that has lived well is started again at once. */
const beforeLookingMs = 150;
const livesMs = 11_000;

/** Each part under the launcher is killed with kill -9; measured is how long until the whole product is ready again. */
export async function killedPartsComeBack(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "porchlight-bench-"));
  const port = await freePort();
  const launcher = spawn(process.execPath, ["scripts/launch.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), DEMO: "0", LOG_LEVEL: "silent" },
  });
  const isUp = async () =>
    (await answers(`http://127.0.0.1:${port}/api/ready`)) &&
    (await answers(`http://127.0.0.1:${port + 100}/control/health`));
  const untilUp = async () => {
    while (!(await isUp())) {
      if (launcher.exitCode !== null) throw new Error("npm start ended");
      await wait(20);
    }
  };
  const parts: Record<string, () => Promise<number>> = {
    product: () => childOf(launcher, "apps/server/dist/main.js"),
    sandbox: () => childOf(launcher, "apps/sandbox/src/main.ts"),
    database: async () => Number((await readFile(join(folder, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]),
    "database's watcher": () => childOf(launcher, "platform/postgres/watcher.ts"),
  };
  try {
    await untilUp();
    for (const [part, pidOf] of Object.entries(parts)) {
      const took: number[] = [];
      for (let round = 0; round < rounds; round++) {
        await wait(livesMs);
        const began = performance.now();
        process.kill(await pidOf(), "SIGKILL");
        await wait(beforeLookingMs);
        await untilUp();
        took.push(performance.now() - began);
      }
      const spread = spreadOf(took);
      verdict(`kill -9 of the ${part}, until ready`, spreadText(spread, " ms"), `${maxMs} ms`, spread.most <= maxMs);
    }
  } finally {
    launcher.kill("SIGTERM");
    if (launcher.exitCode === null) await once(launcher, "exit");
    await rm(folder, { recursive: true, force: true });
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function childOf(launcher: ChildProcess, program: string): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,args="]);
  const lines = stdout.split("\n").map((line) => line.trim().split(/\s+/));
  const found = lines.find(
    ([, parent, ...args]) => parent === String(launcher.pid) && args.join(" ").includes(program),
  );
  if (!found) throw new Error(`${program} is not running`);
  return Number(found[0]);
}

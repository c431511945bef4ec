// What `npm test` runs: every stage, or those after `--only`; further arguments go to vitest and playwright. At its end
// it names what failed; the last line is the sum: `N passed, N failed, N skipped`.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findChromium } from "./test/chromium.ts";
import { type Count, sum } from "./test/counts.ts";
import { stopRunning } from "./test/run.ts";
import { filesOf, type Stage, stageNames, stages } from "./test/stages.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => stopAll());
process.once("disconnect", stopAll);
process.channel?.unref();

const { selected, rest } = readArguments();
if (selected.includes("e2e") && (await filesOf("e2e", root)).length > 0) {
  // Looked for before anything runs: a person without a browser should not learn of it after twenty minutes.
  process.env.CHROMIUM_PATH = await findChromium(root).catch((error: Error) => stopWith(error.message));
}

const counts: Count[] = [];
for (const name of stageNames.filter((stage) => selected.includes(stage))) {
  const since = Date.now();
  console.log(`\n── ${name}`);
  const count = await stages[name](root, rest);
  counts.push(count);
  console.log(`── ${name}: ${count.failed ? "failed" : "good"}, ${((Date.now() - since) / 1000).toFixed(1)} s`);
}
const { passed, failed, skipped, failures } = sum(counts);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join("\n")}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);

function readArguments(): { selected: Stage[]; rest: string[] } {
  try {
    const { values, positionals } = parseArgs({
      options: { only: { type: "string", multiple: true } },
      allowPositionals: true,
    });
    const only = values.only?.flatMap((names) => names.split(",")) ?? [];
    const unknown = only.find((name) => !stageNames.includes(name as Stage));
    if (unknown !== undefined) throw new Error(`There is no stage '${unknown}'.`);
    const asked = only as Stage[];
    // The browser and the server's page tests see the built pages.
    const needed: Stage[] = asked.some((name) => name === "e2e" || name === "server") ? ["build"] : [];
    return { selected: asked.length > 0 ? [...needed, ...asked] : [...stageNames], rest: positionals };
  } catch (error) {
    return stopWith(`${(error as Error).message}\nUse: npm test -- --only ${stageNames.join("|")} [file …]`);
  }
}

function stopWith(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function stopAll(): void {
  stopRunning();
  process.exit(130);
}

import { readConfig } from "./config.ts";
import { environmentFromLauncher } from "./launcher.ts";
import { openDataFolder } from "./platform/files/folder.ts";
import { startProduct } from "./product.ts";
import { reasonOf } from "./start-problem.ts";
import { stopMs } from "./stopping.ts";
import { warmUp } from "./warm-up.ts";

/** Who manages processes often sends a signal twice: to all of them, and from the parent to its child. */
const sameStopMs = 1_000;
const closingMs = 1_000;

const { config, product } = await start().catch((error) => {
  console.error(`Porchlight cannot start: ${reasonOf(error)}`);
  process.exit(1);
});
// Whoever waits for the start is answered first.
setTimeout(() => void warmUp(config), 1000).unref();

let stoppingSince: number | undefined;
function stop(): void {
  if (stoppingSince !== undefined) {
    if (performance.now() - stoppingSince > sameStopMs) process.exit(1);
    return;
  }
  stoppingSince = performance.now();
  setTimeout(() => process.exit(1), config.shutdownDelayMs + stopMs.all + closingMs).unref();
  void product.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);

async function start() {
  const config = readConfig({ ...process.env, ...(await environmentFromLauncher()) });
  await openDataFolder(config.dataDir);
  return { config, product: await startProduct(config) };
}

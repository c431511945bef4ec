// `npm run replay`, on the installed Node.
import { runOnInstalledNode } from "./install/run-on-installed-node.mjs";

await runOnInstalledNode("scripts/replay.ts", process.argv.slice(2));

// `npm run recount`, on the installed Node.
import { runOnInstalledNode } from "./install/run-on-installed-node.mjs";

await runOnInstalledNode("scripts/recount.ts", process.argv.slice(2));

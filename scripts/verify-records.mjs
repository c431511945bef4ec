// `npm run verify-records`, on the installed Node.
import { runOnInstalledNode } from "./install/run-on-installed-node.mjs";

await runOnInstalledNode("scripts/verify-records.ts", process.argv.slice(2));

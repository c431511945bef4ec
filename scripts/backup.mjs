// `npm run backup`, on the installed Node.
import { runOnInstalledNode } from "./install/run-on-installed-node.mjs";

await runOnInstalledNode("scripts/backup.ts", process.argv.slice(2));

// `npm run restore`, on the installed Node.
import { runOnInstalledNode } from "./install/run-on-installed-node.mjs";

await runOnInstalledNode("scripts/restore.ts", process.argv.slice(2));

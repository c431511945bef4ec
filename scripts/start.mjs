// `npm start`. Runs on any Node from 20.19 on with nothing installed; installs what is missing, then hands over to the
// Node that came with the install, which runs our TypeScript as it is.

import { ensureInstalled } from "./install/install.mjs";
import { runOnInstalledNode } from "./install/run-on-installed-node.mjs";

await ensureInstalled();
await runOnInstalledNode("scripts/launch.ts", process.argv.slice(2));

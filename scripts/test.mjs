// `npm test`. Like `npm start`, it runs on any Node from 20.19 on with nothing installed.

import { ensureInstalled } from "./install/install.mjs";
import { runOnInstalledNode } from "./install/run-on-installed-node.mjs";

await ensureInstalled();
await runOnInstalledNode("scripts/test-all.ts", process.argv.slice(2));

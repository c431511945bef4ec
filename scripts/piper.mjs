// `npm run -s piper:turns` and its like: a program that answers lines on standard input, on the installed Node.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { installedNode } from "./install/installed-node.mjs";
import { root } from "./install/root.mjs";

const [program] = process.argv.slice(2);
const file = join(root, "packages", "assistant-training", "commands", `${program}.ts`);
const child = spawn(installedNode(), [file], {
  stdio: "inherit",
  env: { ...process.env, NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "porchlight") },
});
child.once("exit", (code) => {
  process.exitCode = code ?? 1;
});

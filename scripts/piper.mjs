// `npm run -s piper:turns` and its like: a program of the training, on the installed Node, with what was named beside it.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { installedNode } from "./install/installed-node.mjs";
import { root } from "./install/root.mjs";

const [program, ...rest] = process.argv.slice(2);
const file = join(root, "packages", "assistant-training", "commands", `${program}.ts`);
const child = spawn(installedNode(), [file, ...rest], {
  stdio: "inherit",
  env: { ...process.env, NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "porchlight") },
});
child.once("exit", (code) => {
  process.exitCode = code ?? 1;
});

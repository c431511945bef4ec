import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { installedNode } from "./installed-node.mjs";
import { root } from "./root.mjs";

/**
 * Runs one of our TypeScript programs on the installed Node and ends as it ends. Signals are passed on. The channel
 * between the two closes when this process is killed, which tells the program to end as well.
 */
export async function runOnInstalledNode(program, args) {
  const node = installedNode();
  const path = [dirname(node), join(root, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);
  const child = spawn(node, [join(root, program), ...args], {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  const watch = endWithNpm(() => child.connected && child.disconnect());
  const code = await new Promise((resolve) => child.once("exit", (status) => resolve(status ?? 1)));
  clearInterval(watch);
  process.exitCode = code;
}

/** npm, when it is killed, tells nobody. Whoever started us without npm may leave us running on purpose. */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const before = forebears();
  const watch = setInterval(() => {
    if (forebears() !== before) end();
  }, 500);
  watch.unref();
  return watch;
}

/** npm: our parent, or the parent of the shell that it runs us in. */
function forebears() {
  const parent = process.ppid;
  try {
    const status = readFileSync(`/proc/${parent}/status`, "utf8");
    const isShell = /^Name:\s+(\w*sh)$/m.test(status);
    return isShell ? `${parent} ${/^PPid:\s+(\d+)/m.exec(status)?.[1]}` : String(parent);
  } catch {
    return String(parent);
  }
}

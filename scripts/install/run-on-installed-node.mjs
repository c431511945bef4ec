import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import module from "node:module";
import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { installedNode } from "./installed-node.mjs";
import { root } from "./root.mjs";

/** What programs compile, kept for their next start; Node keeps it apart by version and user, and does without it. */
const compiled = join(root, "node_modules", ".cache", "porchlight");

/**
 * Runs one of our TypeScript programs on the installed Node and ends as it ends: in this process when that is the
 * installed Node already, as npm scripts are.
 */
export async function runOnInstalledNode(program, args) {
  const node = installedNode();
  process.chdir(root);
  process.env.PATH = [dirname(node), join(root, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);
  process.env.NODE_COMPILE_CACHE ??= compiled;
  if (node === process.execPath) return runHere(program);
  return runBeside(node, [join(root, program), ...args]);
}

async function runHere(program) {
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  endWithNpm(() => process.kill(process.pid, "SIGTERM"));
  await import(pathToFileURL(join(root, program)).href);
}

/**
 * Signals are passed on. The channel between the two closes when this process is killed, which tells the program to end
 * as well.
 */
async function runBeside(node, args) {
  const child = spawn(node, args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
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

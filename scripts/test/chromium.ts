import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Debian's packages and their programs. The first draws pages without a window around them: a third less time. */
const packages = ["chromium-headless-shell", "chromium"];
const names = [...packages, "chromium-browser", "google-chrome", "google-chrome-stable"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const downloadMs = 120_000;

/**
 * A Chromium that runs here: the one in CHROMIUM_PATH, an installed one, Playwright's own; else root installs one by apt,
 * and anyone may get Playwright's.
 * Errors  the command to run, when none of that works.
 */
export async function findChromium(root: string): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await runs(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which is no Chromium that runs here.`);
  }
  const present = await firstThatRuns();
  if (present) return present;
  console.log("Looking for a Chromium to test in …");
  const hasApt = onPath("apt-get").length > 0;
  if (hasApt && process.getuid?.() === 0) {
    await succeeds("apt-get", ["update", "-qq"], 300_000);
    for (const name of packages) {
      const install = ["install", "-y", "-qq", "--no-install-recommends", name];
      if (await succeeds("apt-get", install, 600_000)) break;
    }
  }
  const installed = await firstThatRuns();
  if (installed) return installed;
  const playwright = join(root, "node_modules", ".bin", "playwright");
  await succeeds(playwright, ["install", "chromium"], downloadMs);
  const downloaded = await firstThatRuns();
  if (downloaded) return downloaded;
  const command = hasApt ? "sudo apt-get install -y chromium" : "npx playwright install --with-deps chromium";
  throw new Error(
    `The tests of the screens need a Chromium, and this machine has none that runs. Install one with\n\n  ${command}\n\n` +
      "or name one: CHROMIUM_PATH=/path/to/chromium npm test",
  );
}

async function firstThatRuns(): Promise<string | undefined> {
  const candidates = [...names.flatMap(onPath), ...elsewhere, chromium.executablePath()];
  for (const candidate of candidates) {
    if (existsSync(candidate) && (await runs(candidate))) return candidate;
  }
  return undefined;
}

const onPath = (program: string): string[] =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, program))
    .filter((path) => existsSync(path));

const runs = (program: string) => succeeds(program, ["--version"], 15_000);

function succeeds(command: string, args: string[], timeout: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const child = spawn(command, args, { env, timeout, stdio: "ignore", shell: command.endsWith(".cmd") });
  child.once("error", () => resolve(false));
  child.once("close", (code) => resolve(code === 0));
  return promise;
}

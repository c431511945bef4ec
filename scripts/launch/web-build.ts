import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What the bundle is made of. */
const sources = ["apps/web", "packages/contract", "packages/domain", "package-lock.json"];

/**
 * Builds the web app unless the build at hand was made from the very same sources.
 * @returns undefined, or what is wrong with the pages now: a failed build leaves the older one in use, or none
 */
export async function buildWebApp(root: string): Promise<string | undefined> {
  const web = join(root, "apps", "web");
  const page = join(web, "dist", "client", "index.html");
  const stamp = join(web, "dist", "built-from");
  const hash = await hashOf(root);
  if (existsSync(page) && (await readFile(stamp, "utf8").catch(() => "")) === hash) return undefined;
  console.log("Building the web app …");
  const { code, output } = await run(web);
  if (code === 0) {
    await writeFile(stamp, hash);
    return undefined;
  }
  console.error(output);
  return existsSync(page)
    ? "The web app could not be built (see above): its pages are those of an earlier build."
    : "The web app could not be built (see above): there are no pages, only the API.";
}

function run(web: string): Promise<{ code: number; output: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
  const build = spawn(process.execPath, ["--run", "build"], {
    cwd: web,
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [build.stdout, build.stderr]) stream.on("data", (text) => (output += text));
  build.once("error", (error) => resolve({ code: 1, output: error.message }));
  build.once("close", (code) => resolve({ code: code ?? 1, output: output.trim().split("\n").slice(-40).join("\n") }));
  return promise;
}

async function hashOf(root: string): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  const files = await Promise.all(sources.map((source) => filesBelow(join(root, source))));
  for (const file of files.flat().sort()) hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest("hex");
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return existsSync(path) ? [path] : [];
  const below = entries
    .filter(({ name }) => name !== "node_modules" && name !== "dist" && !name.includes(".test."))
    .map((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]));
  return (await Promise.all(below)).flat();
}

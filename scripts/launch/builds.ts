import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What the bundle is made of. */
const sources = ["apps/web", "packages/contract", "packages/design", "packages/domain", "package-lock.json"];

/**
 * Builds the web app unless the build at hand was made from the very same sources.
 * @returns undefined, or what is wrong with the pages now: a failed build leaves the older one in use, or none
 */
export async function buildWebApp(root: string): Promise<string | undefined> {
  const web = join(root, "apps", "web");
  const page = join(web, "dist", "client", "index.html");
  const stamp = join(web, "dist", "built-from");
  const files = sources.flatMap((source) => filesBelow(join(root, source))).sort();
  const looks = looksOf(files);
  const [builtFrom, lookedLike] = (await readFile(stamp, "utf8").catch(() => "")).split("\n");
  const isBuilt = existsSync(page);
  if (isBuilt && lookedLike === looks) return undefined;
  const hash = await hashOf(root, files);
  if (isBuilt && builtFrom === hash) {
    await writeFile(stamp, `${hash}\n${looks}`);
    return undefined;
  }
  console.log("Building the web app …");
  const { code, output } = await run(web);
  if (code === 0) {
    await writeFile(stamp, `${hash}\n${looks}`);
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
    // A build for development would not go with React as it is built for production.
    env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1", FORCE_COLOR: undefined },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [build.stdout, build.stderr]) stream.on("data", (text) => (output += text));
  build.once("error", (error) => resolve({ code: 1, output: error.message }));
  build.once("close", (code) => resolve({ code: code ?? 1, output: output.trim().split("\n").slice(-40).join("\n") }));
  return promise;
}

/** What tells without reading them that no file was touched: sizes, and when each was last changed. */
function looksOf(files: string[]): string {
  const looks = createHash("sha256").update(process.version);
  for (const file of files) {
    const { size, ctimeMs } = statSync(file);
    looks.update(`${file} ${size} ${ctimeMs}\n`);
  }
  return looks.digest("hex");
}

async function hashOf(root: string, files: string[]): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest("hex");
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== "node_modules" && name !== "dist" && !name.includes(".test."))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]));
}

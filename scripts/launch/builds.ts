import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

type Build = {
  /** As we say it to whoever waits for it. */
  name: string;
  /** Where its `build` script is. */
  folder: string;
  /** What it is made of. */
  sources: string[];
  /** What is there once it was built, below the folder's `dist`. */
  result: string;
};

const shared = ["packages/contract", "packages/design", "packages/domain", "package-lock.json"];
const webApp: Build = {
  name: "web app",
  folder: "apps/web",
  sources: ["apps/web", ...shared],
  result: "client/index.html",
};
const server: Build = {
  name: "server",
  folder: "apps/server",
  sources: ["apps/server", "packages/assistant", "packages/scenarios", ...shared],
  result: "main.js",
};

/**
 * Builds the web app unless the build at hand was made from the very same sources.
 * @returns undefined, or what is wrong with the pages now: a failed build leaves the older one in use, or none
 */
export async function buildWebApp(root: string): Promise<string | undefined> {
  if (await build(root, webApp)) return undefined;
  return existsSync(resultOf(root, webApp))
    ? "The web app could not be built (see above): its pages are those of an earlier build."
    : "The web app could not be built (see above): there are no pages, only the API.";
}

/**
 * Builds the server unless the build at hand was made from the very same sources.
 * @returns the program that runs it; undefined where it cannot be built
 */
export const buildServer = async (root: string): Promise<string | undefined> =>
  (await build(root, server)) ? resultOf(root, server) : undefined;

/** The program that runs the server: built, or its sources where they cannot be. */
export async function serverProgram(root: string): Promise<string> {
  const built = await buildServer(root);
  if (built) return built;
  console.error("The server could not be built (see above): it runs from its sources and takes more memory.");
  return join(root, server.folder, "src", "main.ts");
}

const resultOf = (root: string, { folder, result }: Build): string => join(root, folder, "dist", result);

/** Builds what was not built from the very same sources before; false where it cannot be built. */
async function build(root: string, wanted: Build): Promise<boolean> {
  const { name, folder, sources } = wanted;
  const stamp = join(root, folder, "dist", "built-from");
  const files = sources.flatMap((source) => filesBelow(join(root, source))).sort();
  const looks = looksOf(files);
  const [builtFrom, lookedLike] = (await readFile(stamp, "utf8").catch(() => "")).split("\n");
  const isBuilt = existsSync(resultOf(root, wanted));
  if (isBuilt && lookedLike === looks) return true;
  const hash = await hashOf(root, files);
  if (!isBuilt || builtFrom !== hash) {
    console.log(`Building the ${name} …`);
    const { code, output } = await run(join(root, folder));
    if (code !== 0) {
      console.error(output);
      return false;
    }
  }
  await writeFile(stamp, `${hash}\n${looks}`);
  return true;
}

function run(folder: string): Promise<{ code: number; output: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
  const builder = spawn(process.execPath, ["--run", "build"], {
    cwd: folder,
    // A build for development would not go with React as it is built for production.
    env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1", FORCE_COLOR: undefined },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [builder.stdout, builder.stderr]) stream.on("data", (text) => (output += text));
  builder.once("error", (error) => resolve({ code: 1, output: error.message }));
  builder.once("close", (code) =>
    resolve({ code: code ?? 1, output: output.trim().split("\n").slice(-40).join("\n") }),
  );
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

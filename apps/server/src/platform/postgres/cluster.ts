import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, lstat, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { StartProblem } from "../../start-problem.ts";
import type { PostgresBinaries } from "./binaries.ts";
import { isRoot, type Owner, type Runner } from "./run-as.ts";

export type Cluster = { clusterDir: string; password: string };

/**
 * Opens the database's files below `dataDir`, created if needed, owned by the user that runs the server. They are
 * created aside and moved into place whole, so an interrupted first start leaves nothing half made.
 *
 * Errors  names the folder when it belongs to another user or to another major version of PostgreSQL.
 */
export async function openCluster(
  dataDir: string,
  binaries: PostgresBinaries,
  runner: Runner,
  neverSync: boolean,
): Promise<Cluster> {
  const clusterDir = join(dataDir, "postgres");
  const passwordFile = join(dataDir, "postgres-password");
  await removeHalfMade(dataDir);
  const owner = await lstat(clusterDir).catch(() => undefined);
  if (!owner) await makeCluster({ dataDir, clusterDir, passwordFile, binaries, runner, neverSync });
  else await takeOwnership(clusterDir, owner.uid, runner);
  await checkVersion(clusterDir, binaries.majorVersion);
  return { clusterDir, password: await passwordIn(passwordFile, clusterDir) };
}

const passwordIn = (passwordFile: string, clusterDir: string): Promise<string> =>
  readFile(passwordFile, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(
      `The password of the database in ${clusterDir} cannot be read from ${passwordFile} (${error.code}). ` +
        "Bring that file back from a backup, or choose another folder with DATA_DIR=…",
    );
  });

const halfMadePrefix = "postgres-making-";

/** In milliseconds: a folder still unfinished after this was abandoned, since creating one takes seconds. */
const halfMadeMs = 10 * 60_000;

async function removeHalfMade(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(halfMadePrefix)) continue;
    const { mtimeMs } = await lstat(join(dataDir, name));
    if (Date.now() - mtimeMs > halfMadeMs) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

type Making = {
  dataDir: string;
  clusterDir: string;
  passwordFile: string;
  binaries: PostgresBinaries;
  runner: Runner;
  neverSync: boolean;
};

async function makeCluster({ dataDir, clusterDir, passwordFile, binaries, runner, neverSync }: Making): Promise<void> {
  const making = await mkdtemp(join(dataDir, halfMadePrefix));
  await writeFile(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600, flag: "wx" }).catch(ignoreExisting);
  const handed = join(making, "password");
  await writeFile(handed, await readFile(passwordFile), { mode: 0o600 });
  if (runner.owner) await chownAll(making, runner.owner);
  const files = join(making, "files");
  const { command, args, uid, gid } = runner.launch(binaries.initdb, [
    ...["--pgdata", files, "--username", "porchlight", "--pwfile", handed],
    ...["--auth-local", "trust", "--auth-host", "scram-sha-256"],
    ...["--encoding", "UTF8", "--locale", "C", "--locale-provider", "builtin", "--builtin-locale", "C.UTF-8"],
    ...["--no-instructions", neverSync ? "--no-sync" : "--sync-method=fsync"],
  ]);
  await promisify(execFile)(command, args, { uid, gid, cwd: "/", env: { PATH: process.env.PATH } }).catch((error) => {
    throw new Error(`The database's files could not be made in ${dataDir}:\n${error.stderr || error.message}`);
  });
  await rename(files, clusterDir).catch(async (error: unknown) => {
    if (!(await lstat(clusterDir).catch(() => undefined))) throw error;
  });
  await rm(making, { recursive: true, force: true });
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}

async function takeOwnership(clusterDir: string, ownerUid: number, runner: Runner): Promise<void> {
  const me = process.getuid?.();
  if (me === undefined) return;
  const wanted = runner.owner ?? { uid: me, gid: process.getgid?.() ?? me };
  if (ownerUid === wanted.uid) return;
  if (isRoot()) return chownAll(clusterDir, wanted);
  throw new Error(
    `The database in ${clusterDir} belongs to another user (number ${ownerUid}). ` +
      "Start as that user, or choose another folder with DATA_DIR=…",
  );
}

async function chownAll(path: string, owner: Owner): Promise<void> {
  await chown(path, owner.uid, owner.gid);
  for (const entry of await readdir(path, { recursive: true })) {
    await chown(join(path, entry), owner.uid, owner.gid);
  }
}

async function checkVersion(clusterDir: string, majorVersion: string): Promise<void> {
  const made = (await readFile(join(clusterDir, "PG_VERSION"), "utf8").catch(() => "unknown")).trim();
  if (made === majorVersion) return;
  throw new Error(
    `The database in ${clusterDir} was made by PostgreSQL ${made}, this install brings ${majorVersion}. ` +
      "Start it once with the older install to export it, or choose another folder with DATA_DIR=…",
  );
}

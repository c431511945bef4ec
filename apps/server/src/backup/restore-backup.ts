import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { knownMigrations } from "../platform/database/migrate.ts";
import { syncFile, syncFolder, whyNot } from "../platform/files/folder.ts";
import { startEmbeddedPostgres } from "../platform/postgres/embedded-postgres.ts";
import { StartProblem } from "../start-problem.ts";
import { archived, isKeyOf, type Manifest } from "./manifest.ts";
import { holdsData, makingPrefix, putInPlace, removeRestoreLeftovers } from "./put-in-place.ts";
import { type Keep, keepNothing, readArchive } from "./read-archive.ts";
import { databaseFacts } from "./store.ts";

type Restoring = {
  path: string;
  /** Locked by the caller: nothing runs on it. */
  dataDir: string;
  /** `SECRET_KEY`; null where there is none. */
  secretKey: string | null;
  /** Whether data in the folder may be replaced. */
  isReplacing: boolean;
  /** Whether the backup's key is lost, and it is to be restored all the same. */
  isKeyLost: boolean;
};

/** A disk writes down many files at once in little more time than one. */
const maxSyncing = 32;

/**
 * Returns a backup's manifest once the whole of it was read, every checksum is right, and this install can restore it.
 * Errors  `StartProblem` says what is wrong with it, or which key it needs
 */
export async function checkBackup({
  path,
  secretKey,
  isKeyLost,
}: Pick<Restoring, "path" | "secretKey" | "isKeyLost">): Promise<Manifest> {
  const manifest = await readArchive(path, keepNothing);
  await refuseNewer(path, manifest.migrations);
  refuseOtherMachine(path, manifest);
  if (!isKeyLost) refuseOtherKey(path, manifest, secretKey);
  return manifest;
}

/**
 * Puts a backup into a data folder. Nothing there changes before the backup was checked, unpacked beside it, and its
 * database has started and stopped; then it is moved into place.
 * Errors  `StartProblem` for what `checkBackup` refuses, a folder that holds data, is full or closed
 */
export async function restoreBackup(restoring: Restoring): Promise<Manifest> {
  const { path, dataDir, isReplacing } = restoring;
  if (!isReplacing && (await holdsData(dataDir)))
    throw new StartProblem(`the data folder ${dataDir} holds data. Add --replace to replace its database and files.`);
  const manifest = await checkBackup(restoring);
  const making = await mkdtemp(join(dataDir, makingPrefix));
  try {
    if (manifest.bucket === null) await mkdir(join(making, archived.files));
    const unpacking = unpackInto(making);
    await readArchive(path, unpacking.keep);
    await unpacking.sync();
    await tryDatabase(path, making);
    await putInPlace(dataDir, making);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    const isSystems = error instanceof Error && "syscall" in error;
    throw isSystems ? new StartProblem(`the data folder ${dataDir} ${whyNot(error)}.`) : error;
  }
  await removeRestoreLeftovers(dataDir);
  return manifest;
}

/** Writes the entries of a backup below a folder. Nothing of it is sure to outlast a failure of the machine before `sync`. */
function unpackInto(folder: string): { keep: Keep; sync(): Promise<void> } {
  const made = new Set<string>();
  const syncing = new Set<Promise<void>>();
  return {
    async keep({ name, kind }, bytes) {
      const path = join(folder, name);
      const parent = kind === "folder" ? path : dirname(path);
      if (!made.has(parent)) await mkdir(parent, { recursive: true, mode: 0o700 });
      made.add(parent);
      if (kind === "folder") return;
      await pipeline(bytes, createWriteStream(path, { flags: "wx", mode: 0o600 }));
      if (syncing.size >= maxSyncing) await Promise.race(syncing);
      const synced = syncFile(path).finally(() => syncing.delete(synced));
      // A failure is heard at the next wait, or at the end.
      synced.catch(() => undefined);
      syncing.add(synced);
    },
    async sync() {
      await Promise.all(syncing);
      for (const one of made) await syncFolder(one);
    },
  };
}

/** Starts the unpacked database, which replays what was written while it was read, and stops it again. */
async function tryDatabase(path: string, dataDir: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir });
  try {
    const client = new pg.Client({ connectionString: server.connectionString });
    await client.connect();
    const { migrations } = await databaseFacts(client).finally(() => client.end());
    await refuseNewer(path, migrations);
  } finally {
    await server.stop();
  }
}

async function refuseNewer(path: string, migrations: readonly string[]): Promise<void> {
  const known = await knownMigrations();
  const unknown = migrations.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new StartProblem(
    `${path} was made by a newer Porchlight: its database has had the migration ${unknown}, ` +
      `and this one knows them up to ${known.at(-1)}. Update this one first.`,
  );
}

function refuseOtherMachine(path: string, { postgres }: Manifest): void {
  const here = `${process.platform}-${process.arch}`;
  if (postgres.platform === here) return;
  throw new StartProblem(
    `${path} was made on ${postgres.platform}, and this machine is ${here}. ` +
      "A database's files can be read only by the kind of machine that wrote them.",
  );
}

function refuseOtherKey(path: string, { secretKey: kept }: Manifest, secretKey: string | null): void {
  if (kept.in === "database") {
    if (secretKey === null) return;
    throw new StartProblem(`${path} was made without a SECRET_KEY: its key is in its database. Leave SECRET_KEY out.`);
  }
  if (secretKey !== null && isKeyOf(kept, secretKey)) return;
  const what = secretKey === null ? "SECRET_KEY is not set" : "SECRET_KEY is another one";
  throw new StartProblem(
    `${what}, and only the key that ${path} was made with opens its documents and links and verifies its records. ` +
      "Set SECRET_KEY to that one, or add --key-lost to restore without it.",
  );
}

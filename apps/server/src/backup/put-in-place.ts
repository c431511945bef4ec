import { existsSync } from "node:fs";
import { lstat, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder } from "../platform/files/folder.ts";
import { StartProblem } from "../start-problem.ts";
import { archived } from "./manifest.ts";

/** What a folder is named in which a backup is unpacked. */
export const makingPrefix = "restore-making-";
/** There while some of the data may be a backup's and some what was there before. */
const marker = "restore-unfinished";
const restored = [archived.database, archived.password, archived.files] as const;

/** Returns whether a data folder has anything in it that a restore would replace. */
export const holdsData = async (dataDir: string): Promise<boolean> =>
  (await readdir(dataDir)).some((name) => (restored as readonly string[]).includes(name));

/** Moves what was unpacked into place, for what was there before. One that is killed leaves its marker. */
export async function putInPlace(dataDir: string, making: string): Promise<void> {
  const replaced = join(making, "replaced");
  await mkdir(replaced);
  await writeFile(join(dataDir, marker), "", { mode: 0o600, flush: true });
  await syncFolder(dataDir);
  for (const name of restored) {
    if (!(await isThere(join(making, name)))) continue;
    if (await isThere(join(dataDir, name))) await rename(join(dataDir, name), join(replaced, name));
    await rename(join(making, name), join(dataDir, name));
  }
  await syncFolder(dataDir);
  await rm(join(dataDir, marker));
  await syncFolder(dataDir);
}

const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** Errors  a restore that was killed while it moved data into place: what is there is half of one and half of another. */
export function refuseHalfRestored(dataDir: string): void {
  if (!existsSync(join(dataDir, marker))) return;
  throw new StartProblem(
    `A restore into the data folder ${dataDir} was broken off while it put the data in place. ` +
      "Run it again: npm run restore -- <backup> --replace",
  );
}

/** Removes what killed restores unpacked. Only for who has the folder's lock. */
export async function removeRestoreLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(makingPrefix)) await rm(join(dataDir, name), { recursive: true, force: true });
}

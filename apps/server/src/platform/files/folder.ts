import { mkdir, mkdtemp, open, readdir, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { StartProblem } from "../../start-problem.ts";

/**
 * Creates the data folder if needed, and checks that files can be written to it.
 * Errors  say in a line what is wrong with it, and how to choose another.
 */
export async function openDataFolder(path: string): Promise<void> {
  const folder = resolve(path);
  try {
    await makeFolder(folder);
    await rmdir(await mkdtemp(join(folder, "trial-")));
  } catch (error) {
    throw new StartProblem(`The data folder ${folder} ${whyNot(error)}. Choose another folder with DATA_DIR=…`);
  }
}

/** Sees to it that what was made, renamed or removed in a folder outlasts a failure of the machine, where systems can. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== "win32") await synced(folder, "r");
}

/** Sees to it that what was written to a file outlasts a failure of the machine. */
export const syncFile = (path: string): Promise<void> => synced(path, "r+");

async function synced(path: string, flags: "r" | "r+"): Promise<void> {
  const handle = await open(path, flags);
  await handle.sync().finally(() => handle.close());
}

/** Far more than writing any file takes, since other processes may be writing into the same folder. */
const forgottenAfterMs = 3_600_000;

/** Removes the files of a folder of unfinished ones that killed processes left there. */
export async function removeUnfinishedFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.map((name) => join(folder, name))) {
    const age = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? Date.now());
    if (age > forgottenAfterMs) await rm(path, { force: true });
  }
}

/** Makes a folder and those above it. One at a time: Node's own recursive way never ends where a file system refuses new folders as /proc does. */
export async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" && dirname(folder) !== folder) return null;
    throw error;
  });
  if (found?.isDirectory()) return;
  if (found) throw Object.assign(new Error(`${folder} is a file`), { code: "ENOTDIR" });
  await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
}

/** Returns what a folder is that files cannot be written to, as the end of a sentence. */
export function whyNot(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOTDIR") return "is a file, or lies below one";
  if (code === "EACCES" || code === "EPERM") return "may not be written by this user";
  if (code === "EROFS") return "is on a disk that can only be read";
  if (code === "ENOSPC" || code === "EDQUOT") return "is on a disk that is full";
  if (code === "ENOENT") return "cannot be made there";
  return `cannot be used: ${message}`;
}

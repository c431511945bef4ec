import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type ContentType, contentTypeOf, type Files, requireKey } from "./files.ts";
import { removeUnfinishedFiles } from "./folder.ts";

/** Keeps files in a folder of this machine. They are written in a folder of their own and moved into place whole. */
export function localFiles(folder: string): Files {
  const unfinishedFolder = join(folder, "unfinished");
  const pathOf = (key: string): string => {
    requireKey(key);
    return join(folder, key);
  };
  const putWritten = async (
    key: string,
    contentType: ContentType,
    write: (path: string) => Promise<void>,
  ): Promise<void> => {
    const path = pathOf(key);
    if (contentTypeOf(key) !== contentType) throw new Error(`${key} does not end as ${contentType} does`);
    await mkdir(unfinishedFolder, { recursive: true });
    const unfinished = join(unfinishedFolder, crypto.randomUUID());
    try {
      await write(unfinished);
      await mkdir(dirname(path), { recursive: true });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };
  return {
    put: (key, bytes, contentType) => putWritten(key, contentType, (unfinished) => writeFile(unfinished, bytes)),
    putFile: (key, path, contentType) => putWritten(key, contentType, (unfinished) => moveOrCopy(path, unfinished)),
    async get(key) {
      const file = await open(pathOf(key)).catch(noneWhereMissing);
      if (!file) return null;
      const { size } = await file.stat();
      const stream = createReadStream("", { fd: file });
      return { contentType: contentTypeOf(key)!, sizeBytes: size, stream };
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    tidy: () => removeUnfinishedFiles(unfinishedFolder),
  };
}

/** Another disk gets a copy. */
const moveOrCopy = (from: string, to: string): Promise<void> =>
  rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EXDEV") throw error;
    return copyFile(from, to);
  });

function noneWhereMissing(error: unknown): null {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "ENOENT" || code === "ENOTDIR") return null;
  throw error;
}

import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { contentTypeOf, type Files, requireKey } from "./files.ts";
import { removeUnfinishedFiles } from "./folder.ts";

/** Keeps files in a folder of this machine. They are written in a folder of their own and moved into place whole. */
export function localFiles(folder: string): Files {
  const unfinishedFolder = join(folder, "unfinished");
  const pathOf = (key: string): string => {
    requireKey(key);
    return join(folder, key);
  };
  return {
    async put(key, bytes, contentType) {
      const path = pathOf(key);
      if (contentTypeOf(key) !== contentType) throw new Error(`${key} does not end as ${contentType} does`);
      await mkdir(unfinishedFolder, { recursive: true });
      const unfinished = join(unfinishedFolder, crypto.randomUUID());
      try {
        await writeFile(unfinished, bytes);
        await mkdir(dirname(path), { recursive: true });
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
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

function noneWhereMissing(error: unknown): null {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "ENOENT" || code === "ENOTDIR") return null;
  throw error;
}

import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { text } from "node:stream/consumers";
import { createZstdDecompress } from "node:zlib";
import { StartProblem } from "../start-problem.ts";
import { archived, countPart, type Manifest, type Part, readManifest } from "./manifest.ts";
import { DamagedArchive, type Entry, type ReadEntry, tarEntries } from "./tar.ts";

/** Receives an entry of a backup and reads its bytes. */
export type Keep = (entry: Entry, bytes: AsyncIterable<Buffer>) => Promise<void>;

const maxManifestBytes = 1024 * 1024;
const plainPath = /^(?!.*(^|\/)\.{1,2}(\/|$))[\w.-]+(\/[\w.-]+)*$/;

/**
 * Reads a backup to its end, hands each entry of database and files to `keep`, and returns its manifest once every count and
 * checksum in that has been found to be true.
 * Errors  `StartProblem` for one that is not there, cut off, altered or newer
 */
export async function readArchive(path: string, keep: Keep): Promise<Manifest> {
  const parts = { database: countPart(), files: countPart() };
  let found: string | undefined;
  try {
    for await (const entry of entriesOf(path)) {
      if (found !== undefined) throw new DamagedArchive("has something after its manifest");
      if (entry.name === archived.manifest) found = await manifestText(entry);
      else {
        const part = parts[partOf(entry)];
        part.begin(entry);
        await keep(entry, part.counting(entry.bytes));
      }
    }
    return checked(found, { database: parts.database.counted(), files: parts.files.counted() });
  } catch (error) {
    throw problemOf(path, error);
  }
}

/** Reads what it is handed and forgets it. */
export const keepNothing: Keep = async (_, bytes) => {
  for await (const _chunk of bytes);
};

function entriesOf(path: string): AsyncGenerator<ReadEntry> {
  // Its errors come out of the stream that is read.
  const content = pipeline(createReadStream(path), createZstdDecompress(), () => undefined);
  return tarEntries(content);
}

function manifestText(entry: ReadEntry): Promise<string> {
  if (entry.size > maxManifestBytes) throw new DamagedArchive("has a manifest that is too long");
  return text(entry.bytes);
}

function partOf({ name }: Entry): "database" | "files" {
  if (plainPath.test(name)) {
    if (name === archived.password || name.startsWith(`${archived.database}/`)) return "database";
    if (name.startsWith(`${archived.files}/`)) return "files";
  }
  throw new DamagedArchive("has something in it that no backup has");
}

function checked(found: string | undefined, parts: { database: Part; files: Part }): Manifest {
  const manifest = found === undefined ? null : readManifest(found);
  if (manifest === "newer") throw new DamagedArchive("was made by a newer Porchlight. Update this one first");
  if (!manifest) throw new DamagedArchive("has no manifest that can be read");
  for (const name of ["database", "files"] as const) {
    const [told, counted] = [manifest.parts[name], parts[name]];
    if (told.sha256 !== counted.sha256 || told.entries !== counted.entries || told.bytes !== counted.bytes)
      throw new DamagedArchive(
        `is damaged: its ${name} are not what its manifest says`.replace("database are", "database is"),
      );
  }
  return manifest;
}

function problemOf(path: string, error: unknown): unknown {
  if (error instanceof DamagedArchive) return new StartProblem(`${path} ${error.message}.`);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT" || code === "ENOTDIR") return new StartProblem(`there is no file ${path}.`);
  if (code === "EISDIR") return new StartProblem(`${path} is a folder.`);
  if (code === "Z_BUF_ERROR") return new StartProblem(`${path} is cut off.`);
  if (code === "ZSTD_error_prefix_unknown") return new StartProblem(`${path} is not a backup of Porchlight.`);
  if (code.startsWith("ZSTD_")) return new StartProblem(`${path} is damaged.`);
  return error;
}

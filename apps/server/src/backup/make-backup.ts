import { createWriteStream, type Dirent } from "node:fs";
import { type FileHandle, open, opendir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress } from "node:zlib";
import pg from "pg";
import { isKey } from "../platform/files/files.ts";
import { makeFolder, syncFolder, whyNot } from "../platform/files/folder.ts";
import { holdDeletions } from "../platform/files/held-deletions.ts";
import { streamBaseBackup } from "../platform/postgres/base-backup.ts";
import { StartProblem } from "../start-problem.ts";
import { archived, backupFormat, countPart, fingerprintOf, type Manifest } from "./manifest.ts";
import { type DatabaseFacts, databaseFacts } from "./store.ts";
import { type Entry, tarEnd, tarEntries, tarEntry } from "./tar.ts";

export type Source = {
  /** Of the embedded server of `dataDir`. */
  connectionString: string;
  dataDir: string;
  /** The bucket that has the product's files; null where they are in the data folder. */
  bucket: string | null;
  /** `SECRET_KEY`; null where the key is in the database. */
  secretKey: string | null;
};

export type Backup = { path: string; sizeBytes: number; manifest: Manifest };

/** Level 1 keeps pace with a disk; the checksum finds what a disk or a wire changed. */
const compression = { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 };
const unfinishedEnding = ".unfinished";
/** In milliseconds: one that is being made is written to all the time. */
const abandonedMs = 3_600_000;

/**
 * Writes a backup of database and files into a folder, in little memory, while the product runs. The database comes first,
 * as it is when it has been read; the files follow while none is deleted, so every file that the database names is there.
 * It has its name once it is whole.
 * Errors  `StartProblem` for what an operator can mend: another backup at work, a folder that is full or closed
 */
export async function makeBackup(source: Source, folder: string, signal?: AbortSignal): Promise<Backup> {
  const session = new pg.Client({ connectionString: source.connectionString });
  // A lost session is found by the last statement.
  session.on("error", () => undefined);
  await session.connect();
  try {
    const facts = await databaseFacts(session);
    if (!source.secretKey && !facts.hasKeptSecret)
      throw new StartProblem("this product has a SECRET_KEY. Run the command with it, to keep its fingerprint.");
    if (!(await holdDeletions(session))) throw new StartProblem("another backup of it is being made.");
    return await writeArchive({ source, session, folder, signal });
  } finally {
    await session.end();
  }
}

type Writing = { source: Source; session: pg.Client; folder: string; signal: AbortSignal | undefined };

async function writeArchive({ source, session, folder, signal }: Writing): Promise<Backup> {
  const startedAt = Temporal.Now.instant().toString({ smallestUnit: "second" });
  const path = join(folder, `porchlight-${startedAt.replaceAll(":", "-")}.tar.zst`);
  const unfinished = `${path}${unfinishedEnding}`;
  const content = new Content(source, session);
  try {
    await makeFolder(folder);
    await removeAbandoned(folder);
    const target = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(content.archive(), createZstdCompress({ params: compression }), target, { signal });
    await rename(unfinished, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    const isSystems = error instanceof Error && "syscall" in error;
    throw isSystems ? new StartProblem(`the folder ${folder} ${whyNot(error)}.`) : error;
  }
  return { path, sizeBytes: (await stat(path)).size, manifest: content.manifest! };
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith("porchlight-") || !name.endsWith(unfinishedEnding)) continue;
    const path = join(folder, name);
    if (Date.now() - (await stat(path)).mtimeMs > abandonedMs) await rm(path, { force: true });
  }
}

/** What a backup has in it, written as it is read. */
class Content {
  readonly #source: Source;
  readonly #session: pg.Client;
  readonly #parts = { database: countPart(), files: countPart() };
  /** There once everything before it has been written. */
  manifest: Manifest | undefined;

  constructor(source: Source, session: pg.Client) {
    this.#source = source;
    this.#session = session;
  }

  async *archive(): AsyncGenerator<Buffer> {
    yield* this.#database();
    const takenAt = Temporal.Now.instant().toString({ smallestUnit: "second" });
    // Read after it: one migrated meanwhile is taken for what it may have become.
    const facts = await databaseFacts(this.#session);
    if (this.#source.bucket === null) yield* this.#files();
    // Deletions were held back all the while if the session still answers.
    await this.#session.query("select");
    this.manifest = this.#manifestOf(facts, takenAt);
    const text = Buffer.from(`${JSON.stringify(this.manifest, null, 2)}\n`);
    yield* tarEntry({ name: archived.manifest, kind: "file", size: text.length }, inOne(text));
    yield tarEnd;
  }

  async *#database(): AsyncGenerator<Buffer> {
    const { connectionString, dataDir } = this.#source;
    for await (const { name, kind, size, bytes } of tarEntries(await streamBaseBackup(connectionString)))
      yield* this.#entry("database", { name: `${archived.database}/${name.replace(/^\.\//, "")}`, kind, size }, bytes);
    const password = await readFile(join(dataDir, archived.password));
    const entry: Entry = { name: archived.password, kind: "file", size: password.length };
    yield* this.#entry("database", entry, inOne(password));
  }

  async *#files(): AsyncGenerator<Buffer> {
    const folder = join(this.#source.dataDir, archived.files);
    for await (const key of keysIn(folder)) {
      const file = await open(join(folder, key)).catch(noneWhereMissing);
      if (!file) continue;
      try {
        const entry: Entry = { name: `${archived.files}/${key}`, kind: "file", size: (await file.stat()).size };
        yield* this.#entry("files", entry, chunksOf(file));
      } finally {
        await file.close();
      }
    }
  }

  async *#entry(part: "database" | "files", entry: Entry, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const count = this.#parts[part];
    count.begin(entry);
    yield* tarEntry(entry, count.counting(bytes));
  }

  #manifestOf({ migrations, majorVersion }: DatabaseFacts, takenAt: string): Manifest {
    const { bucket, secretKey } = this.#source;
    return {
      format: backupFormat,
      takenAt,
      migrations,
      postgres: { majorVersion, platform: `${process.platform}-${process.arch}` },
      secretKey: secretKey ? fingerprintOf(secretKey) : { in: "database" },
      bucket,
      parts: { database: this.#parts.database.counted(), files: this.#parts.files.counted() },
    };
  }
}

async function* inOne(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

const chunksOf = (file: FileHandle): AsyncIterable<Buffer> => file.createReadStream({ autoClose: false });

/** The keys of all files in a store's folder; what is no key, such as what is half written, is none of its files. */
async function* keysIn(folder: string, prefix = ""): AsyncGenerator<string> {
  const entries: AsyncIterable<Dirent> | Dirent[] = (await opendir(join(folder, prefix)).catch(noneWhereMissing)) ?? [];
  for await (const entry of entries) {
    const key = `${prefix}${entry.name}`;
    if (entry.isDirectory()) yield* keysIn(folder, `${key}/`);
    else if (entry.isFile() && isKey(key)) yield key;
  }
}

function noneWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw new StartProblem(`${error.path ?? "a file"} cannot be read (${error.code}).`);
}

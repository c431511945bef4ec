/** Tar archives (ustar), written and read as they pass: of files and folders, in little memory whatever their size. */

export type EntryKind = "file" | "folder";
export type Entry = { name: string; kind: EntryKind; size: number };
/** An entry as it is read. Its bytes are there until the next one is asked for. */
export type ReadEntry = Entry & { bytes: AsyncIterable<Buffer> };

/** What is no whole archive of ours. The message says what is wrong, as the end of a sentence. */
export class DamagedArchive extends Error {}

const blockSize = 512;
const typeFlags = { file: "0", folder: "5" } as const satisfies Record<EntryKind, string>;
const modes = { file: "0000600", folder: "0000700" } as const satisfies Record<EntryKind, string>;
/** Two empty blocks. */
export const tarEnd = Buffer.alloc(2 * blockSize);

/** The fields of a header that we write or read: where each begins, and its length in bytes. */
const fields = {
  name: [0, 100],
  mode: [100, 8],
  uid: [108, 8],
  gid: [116, 8],
  size: [124, 12],
  modifiedAt: [136, 12],
  checksum: [148, 8],
  typeFlag: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const satisfies Record<string, readonly [number, number]>;
const maxSize = 8 ** 11 - 1;

/**
 * Returns an entry's header, content and filling.
 * Errors  a content that has another size than the entry says
 */
export async function* tarEntry(entry: Entry, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield headerOf(entry);
  let left = entry.size;
  for await (const chunk of bytes) {
    left -= chunk.length;
    yield chunk;
  }
  if (left !== 0) throw new Error(`${entry.name} changed its size while it was read`);
  yield Buffer.alloc(fillingAfter(entry.size));
}

/**
 * Returns the entries of an archive in turn.
 * Errors  `DamagedArchive` for one that ends early or has other entries than files and folders
 */
export async function* tarEntries(source: AsyncIterable<Buffer>): AsyncGenerator<ReadEntry> {
  const reader = new BlockReader(source);
  for (;;) {
    const header = await reader.exactly(blockSize);
    if (header.every((byte) => byte === 0)) break;
    const entry = entryIn(header);
    const bytes = reader.next(entry.size);
    yield { ...entry, bytes };
    // What nobody read of it.
    for await (const _ of bytes);
    await reader.exactly(fillingAfter(entry.size));
  }
  await reader.toEnd();
}

const fillingAfter = (size: number): number => (blockSize - (size % blockSize)) % blockSize;

function headerOf({ name, kind, size }: Entry): Buffer {
  if (size > maxSize) throw new Error(`${name} is too large for an archive`);
  const header = Buffer.alloc(blockSize);
  const put = (field: keyof typeof fields, text: string): void => {
    header.write(text, fields[field][0], fields[field][1], "utf8");
  };
  const [prefix, rest] = splitName(name);
  put("name", rest);
  put("prefix", prefix);
  put("mode", modes[kind]);
  put("uid", octal(0, 7));
  put("gid", octal(0, 7));
  put("size", octal(size, 11));
  put("modifiedAt", octal(Math.floor(Date.now() / 1000), 11));
  put("typeFlag", typeFlags[kind]);
  put("magic", "ustar\x0000");
  put("checksum", `${octal(checksumOf(header), 6)}\0 `);
  return header;
}

/** A name longer than its field has its first folders in another one. */
function splitName(name: string): [string, string] {
  if (Buffer.byteLength(name) <= fields.name[1]) return ["", name];
  for (let slash = name.indexOf("/"); slash > 0; slash = name.indexOf("/", slash + 1)) {
    const [prefix, rest] = [name.slice(0, slash), name.slice(slash + 1)];
    if (rest && Buffer.byteLength(rest) <= fields.name[1] && Buffer.byteLength(prefix) <= fields.prefix[1])
      return [prefix, rest];
  }
  throw new Error(`${name} is too long a name for an archive`);
}

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, "0");

function entryIn(header: Buffer): Entry {
  const textOf = ([start, length]: readonly [number, number]): string =>
    header.toString("utf8", start, start + length).split("\0", 1)[0]!;
  const numberOf = (field: readonly [number, number]): number => Number.parseInt(textOf(field).trim() || "0", 8);
  if (numberOf(fields.checksum) !== checksumOf(header)) throw new DamagedArchive("is damaged");
  const kind = kindOf(textOf(fields.typeFlag));
  const prefix = textOf(fields.prefix);
  const name = prefix ? `${prefix}/${textOf(fields.name)}` : textOf(fields.name);
  return { name: name.replace(/\/$/, ""), kind, size: kind === "file" ? numberOf(fields.size) : 0 };
}

function kindOf(typeFlag: string): EntryKind {
  if (typeFlag === typeFlags.folder) return "folder";
  if (typeFlag === typeFlags.file || typeFlag === "") return "file";
  throw new DamagedArchive("has something else than files and folders in it");
}

/** The sum of a header's bytes, its own field taken as spaces. */
function checksumOf(header: Buffer): number {
  const [start, length] = fields.checksum;
  return header.reduce((sum, byte, at) => sum + (at >= start && at < start + length ? 32 : byte), 0);
}

/** Reads a stream in the pieces that its reader asks for. */
class BlockReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  async exactly(size: number): Promise<Buffer> {
    return Buffer.concat(await Array.fromAsync(this.next(size)));
  }

  /** The next bytes, as they come; asked for a second time, those of them that were not read yet. */
  next(size: number): AsyncIterable<Buffer> {
    let left = size;
    const take = async (): Promise<IteratorResult<Buffer, undefined>> => {
      if (left === 0) return { done: true, value: undefined };
      if (this.#rest.length === 0) await this.#more();
      const chunk = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(chunk.length);
      left -= chunk.length;
      return { done: false, value: chunk };
    };
    return { [Symbol.asyncIterator]: () => ({ next: take }) };
  }

  /** Reads the rest, for what guards the stream at its very end. */
  async toEnd(): Promise<void> {
    while (!(await this.#chunks.next()).done);
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done) throw new DamagedArchive("is cut off");
    this.#rest = value;
  }
}

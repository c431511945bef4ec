/** Looks for what makes a file one of Word's while its bytes pass. Memory  a few bytes. */
export type WordSearch = { see(chunk: Buffer): void; isWord(): boolean };

/** The first bytes of the containers that Word writes. */
export const containerStarts = { doc: Buffer.from("d0cf11e0a1b11ae1", "hex"), docx: Buffer.from("PK\x03\x04") };

/** An entry of an OLE2 directory: its name in UTF-16 and zeros, the bytes of the name, its type. */
const entryBytes = 128;
const nameBytes = 64;
const streamName = Buffer.from("WordDocument\0", "utf16le");
const streamType = 2;

/** Looks for the stream `WordDocument` in an OLE2 file, where a .doc has its text. Entries lie at whole multiples. */
export function docSearch(): WordSearch {
  let held: Buffer = Buffer.alloc(0);
  let isFound = false;
  return {
    see(chunk) {
      if (isFound) return;
      const bytes = Buffer.concat([held, chunk]);
      const whole = bytes.length - (bytes.length % entryBytes);
      for (let at = 0; at < whole && !isFound; at += entryBytes) isFound = isWordStream(bytes.subarray(at));
      held = bytes.subarray(whole);
    },
    isWord: () => isFound,
  };
}

const isWordStream = (entry: Buffer): boolean =>
  entry.subarray(0, streamName.length).equals(streamName) &&
  entry.readUInt16LE(nameBytes) === streamName.length &&
  entry[nameBytes + 2] === streamType;

/** A header in a ZIP's directory, the record behind the directory, and where each tells what. */
const header = { signature: Buffer.from("PK\x01\x02"), name: 46 };
const end = { signature: Buffer.from("PK\x05\x06"), bytes: 22, directory: 16 };
const folder = Buffer.from("word/");
const contents = Buffer.from("[Content_Types].xml");
/** What has to be seen at once to know a header by its name. More than this follows each. */
const seenAtOnce = header.name + contents.length;

/** Looks for the folder `word` and the list of contents in a ZIP's own directory, as every .docx has them. */
export function docxSearch(): WordSearch {
  let held: Buffer = Buffer.alloc(0);
  let heldAt = 0;
  const last = { folder: -1, contents: -1 };
  const heed = (bytes: Buffer, at: number): void => {
    const name = bytes.subarray(at + header.name);
    if (name.subarray(0, folder.length).equals(folder)) last.folder = heldAt + at;
    if (name.subarray(0, contents.length).equals(contents)) last.contents = heldAt + at;
  };
  return {
    see(chunk) {
      const bytes = Buffer.concat([held, chunk]);
      const ready = bytes.length - seenAtOnce;
      for (
        let at = bytes.indexOf(header.signature);
        at >= 0 && at <= ready;
        at = bytes.indexOf(header.signature, at + 1)
      )
        heed(bytes, at);
      const passed = Math.max(0, ready + 1);
      held = bytes.subarray(passed);
      heldAt += passed;
    },
    isWord() {
      const at = held.lastIndexOf(end.signature);
      if (at < 0 || held.length - at < end.bytes) return false;
      const directory = held.readUInt32LE(at + end.directory);
      return last.folder >= directory && last.contents >= directory;
    },
  };
}

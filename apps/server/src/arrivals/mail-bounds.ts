import { BoundsExceeded } from "../platform/bounded-worker.ts";

/** An attachment has many lines, of which nothing is read. */
const maxEncodedLines = 8_000;
const maxLines = 20_000;
const maxParts = 1000;
const maxBoundaries = 100;
const minEncodedLineLength = 56;
const newline = 10;
const dash = 45;

/**
 * A mail's bytes, cut to what can be read in bounded time: past the first half megabyte of
 * base64 the rest of it, which is attachments, is left out.
 * Errors  `BoundsExceeded` when it has too many lines or parts
 */
export function withinBounds(content: Buffer): Buffer {
  const kept: Buffer[] = [];
  let keptFrom = 0;
  let encodedLines = 0;
  const countLine = lineCounter(content);
  for (let start = 0; start < content.length; ) {
    const found = content.indexOf(newline, start);
    const end = found === -1 ? content.length : found + 1;
    if (!isEncoded(content, start, end)) {
      countLine(start);
    } else if (++encodedLines > maxEncodedLines) {
      if (start > keptFrom) kept.push(content.subarray(keptFrom, start));
      keptFrom = end;
    }
    start = end;
  }
  if (kept.length === 0) return content;
  return Buffer.concat([...kept, content.subarray(keptFrom)]);
}

/** Counts the lines that are read, by where each begins, and the parts among them. Refuses too many of either. */
function lineCounter(content: Buffer): (start: number) => void {
  const delimiters = delimitersIn(content);
  let lines = 0;
  let parts = 0;
  return (start) => {
    if (++lines > maxLines) throw new BoundsExceeded("It has too many lines.");
    if (content[start] !== dash || !isDelimiter(content, start, delimiters)) return;
    if (++parts > maxParts) throw new BoundsExceeded("It has too many parts.");
  };
}

/** What a line begins with that ends one part and begins the next. */
function delimitersIn(content: Buffer): Buffer[] {
  const declared = new Set<string>();
  for (const [, quoted, bare] of content
    .toString("latin1")
    .matchAll(/boundary=(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi)) {
    declared.add(`--${quoted ?? bare}`);
    if (declared.size > maxBoundaries) throw new BoundsExceeded("It has too many parts within parts.");
  }
  return [...declared].map((delimiter) => Buffer.from(delimiter, "latin1"));
}

const isDelimiter = (content: Buffer, start: number, delimiters: Buffer[]): boolean =>
  delimiters.some(
    (one) => content.compare(one, 0, one.length, start, Math.min(start + one.length, content.length)) === 0,
  );

/** A full line of base64. */
function isEncoded(content: Buffer, start: number, end: number): boolean {
  let last = end;
  while (last > start && (content[last - 1] === newline || content[last - 1] === 13)) last--;
  if (last - start < minEncodedLineLength) return false;
  for (let at = start; at < last; at++) if (!base64[content[at]!]) return false;
  return true;
}

const base64 = new Uint8Array(256);
for (const byte of Buffer.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=")) base64[byte] = 1;

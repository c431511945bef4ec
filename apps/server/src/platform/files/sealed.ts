import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { Transform } from "node:stream";
import { forgetBytes } from "../memory.ts";

/**
 * What a sealed file belongs to. Its key is derived from all three, so a file opens only under the name and within the
 * scope that it was sealed for.
 */
export type Seal = { secret: Buffer; scope: string; name: string };

/**
 * The form of a sealed file: a version, a salt, then frames of 64 KiB, the last one with what is left, each encrypted
 * with AES-256-GCM and followed by its tag. A nonce counts the frames and marks the last one, so a file that was cut
 * off, continued or put into another order does not open.
 */
const version = 1;
const saltBytes = 32;
const headerBytes = 1 + saltBytes;
const frameBytes = 64 * 1024;
const tagBytes = 16;
const cipher = "aes-256-gcm";

/** Returns a stream that seals what is written to it. Memory  a few frames, whatever the size. */
export function sealing(seal: Seal): Transform {
  const salt = randomBytes(saltBytes);
  const key = keyOf(seal, salt);
  return framing(frameBytes, frameBytes, (frame, index, isLast) => {
    const encryption = createCipheriv(cipher, key, nonceOf(index, isLast));
    const parts = [...frame.map((piece) => encryption.update(piece)), encryption.final(), encryption.getAuthTag()];
    return index === 0 ? [Buffer.of(version), salt, ...parts] : parts;
  });
}

/**
 * Returns a stream that opens a sealed file. What comes out of it is authentic, as far as it came.
 * Errors  it fails where the file is damaged, cut off or sealed for something else
 */
export function unsealing(seal: Seal): Transform {
  const sealedBytes = frameBytes + tagBytes;
  let key: Buffer | null = null;
  return framing(headerBytes + sealedBytes, sealedBytes, (pieces, index, isLast) => {
    const frame = Buffer.concat(pieces);
    if (index === 0 && frame[0] !== version) throw new Error("A file is not sealed in a known form");
    key ??= keyOf(seal, frame.subarray(1, headerBytes));
    const sealed = index === 0 ? frame.subarray(headerBytes) : frame;
    if (sealed.length < tagBytes) throw new Error("A sealed file is cut off");
    return [decrypted(key, nonceOf(index, isLast), sealed)];
  });
}

function decrypted(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  decryption.setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decryption.update(sealed.subarray(0, -tagBytes)), decryption.final()]);
  } catch (error) {
    throw new Error("A sealed file is damaged or belongs elsewhere", { cause: error });
  }
}

/** Returns how many bytes a sealed file of so many bytes holds. */
export function unsealedSize(sealedSize: number): number {
  const frames = sealedSize - headerBytes;
  return frames - tagBytes * Math.ceil(frames / (frameBytes + tagBytes));
}

const keyOf = ({ secret, scope, name }: Seal, salt: Uint8Array): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, `sealed-file\0${scope}\0${name}`, 32));

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce[0] = isLast ? 1 : 0;
  nonce.writeUInt32BE(index, 8);
  return nonce;
}

type FrameWork = (frame: readonly Buffer[], index: number, isLast: boolean) => readonly Buffer[];

/**
 * Cuts a stream into frames, of which the first and the last may have a size of their own, and works on each. A frame is
 * given in the pieces it came in, and what comes of it goes on in pieces: a copy of each would double what an upload takes.
 */
function framing(firstBytes: number, bytes: number, work: FrameWork): Transform {
  let held: Buffer[] = [];
  let size = 0;
  let index = 0;
  const sizeOfNext = (): number => (index === 0 ? firstBytes : bytes);
  /** The frames that are certain not to be the last one: more has come after them. */
  function* whole(): Generator<Buffer> {
    while (size > sizeOfNext()) {
      const frame = cutAt(sizeOfNext(), held);
      held = frame.rest;
      size -= sizeOfNext();
      forgetBytes(sizeOfNext());
      yield* work(frame.pieces, index, false);
      index += 1;
    }
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held.push(chunk);
      size += chunk.length;
      try {
        for (const part of whole()) this.push(part);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        for (const part of work(held, index, true)) this.push(part);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

/** Cuts pieces into those of the first so many bytes, and the rest. */
function cutAt(bytes: number, all: readonly Buffer[]): { pieces: Buffer[]; rest: Buffer[] } {
  const pieces: Buffer[] = [];
  let missing = bytes;
  for (const [index, piece] of all.entries()) {
    if (piece.length > missing) {
      if (missing > 0) pieces.push(piece.subarray(0, missing));
      return { pieces, rest: [piece.subarray(missing), ...all.slice(index + 1)] };
    }
    pieces.push(piece);
    missing -= piece.length;
  }
  return { pieces, rest: [] };
}

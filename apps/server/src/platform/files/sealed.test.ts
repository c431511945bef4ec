import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { type Seal, sealing, unsealedSize, unsealing } from "./sealed.ts";

const seal: Seal = { secret: Buffer.from("a secret key of the tests"), scope: "application-1", name: "file-1" };
const frame = 64 * 1024;
const header = 33;
const sealedFrame = frame + 16;

const sealed = (bytes: Uint8Array, by = seal): Promise<Buffer> => buffer(Readable.from([bytes]).pipe(sealing(by)));

/** What comes out, chunk by chunk, until it ends or fails. */
async function opened(bytes: Uint8Array, by = seal): Promise<{ bytes: Buffer; error: unknown }> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of Readable.from([bytes]).pipe(unsealing(by))) chunks.push(chunk);
  } catch (error) {
    return { bytes: Buffer.concat(chunks), error };
  }
  return { bytes: Buffer.concat(chunks), error: null };
}

const frameAt = (file: Buffer, index: number): Buffer =>
  file.subarray(header + index * sealedFrame, header + (index + 1) * sealedFrame);

describe("A sealed file", () => {
  it.each([0, 1, frame - 1, frame, frame + 1, 3 * frame, 200_000])("of %i bytes opens as it was", async (size) => {
    const bytes = randomBytes(size);
    const file = await sealed(bytes);
    expect(unsealedSize(file.length)).toBe(size);
    expect(await opened(file)).toEqual({ bytes, error: null });
  });

  it("holds nothing readable, and two of the same bytes have nothing in common", async () => {
    const bytes = Buffer.alloc(1000, "account number ");
    const [one, other] = [await sealed(bytes), await sealed(bytes)];
    expect(one.includes("account")).toBe(false);
    expect(one.subarray(1, header)).not.toEqual(other.subarray(1, header));
    expect(one.subarray(header)).not.toEqual(other.subarray(header));
  });

  it("opens whatever pieces it comes in", async () => {
    const bytes = randomBytes(2 * frame + 5);
    const file = await sealed(bytes);
    const pieces = Array.from({ length: Math.ceil(file.length / 1013) }, (_, n) =>
      file.subarray(n * 1013, (n + 1) * 1013),
    );
    expect(await buffer(Readable.from(pieces).pipe(unsealing(seal)))).toEqual(bytes);
  });

  it.each<[string, Seal]>([
    ["another application", { ...seal, scope: "application-2" }],
    ["another file of the application", { ...seal, name: "file-2" }],
    ["another secret", { ...seal, secret: Buffer.from("another secret key") }],
  ])("does not open as one of %s", async (_, by) => {
    const { bytes, error } = await opened(await sealed(Buffer.from("secret")), by);
    expect(error).toBeInstanceOf(Error);
    expect(bytes).toHaveLength(0);
  });
});

describe("A sealed file does not open to its end", () => {
  const original = randomBytes(3 * frame + 10);

  it.each([
    ["within its last frame", 3 * sealedFrame + 5],
    ["behind its last frame but one", 3 * sealedFrame],
    ["behind its first frame", sealedFrame],
    ["behind its header", 0],
    ["within its header", -10],
  ])("when it is cut off %s", async (_, length) => {
    const file = await sealed(original);
    const { bytes, error } = await opened(file.subarray(0, header + length));
    expect(error).toBeInstanceOf(Error);
    expect(original.subarray(0, bytes.length)).toEqual(bytes);
  });

  it("when it is empty", async () => expect((await opened(Buffer.alloc(0))).error).toBeInstanceOf(Error));

  it("when something follows it", async () => {
    const file = await sealed(original);
    expect((await opened(Buffer.concat([file, Buffer.alloc(1)]))).error).toBeInstanceOf(Error);
    expect((await opened(Buffer.concat([file, frameAt(file, 0)]))).error).toBeInstanceOf(Error);
  });

  it("when two of its frames change places, or one stands twice", async () => {
    const file = await sealed(original);
    const [head, a, b, c, last] = [file.subarray(0, header), ...[0, 1, 2, 3].map((n) => frameAt(file, n))];
    expect((await opened(Buffer.concat([head!, a!, c!, b!, last!]))).error).toBeInstanceOf(Error);
    expect((await opened(Buffer.concat([head!, a!, a!, b!, c!, last!]))).error).toBeInstanceOf(Error);
  });

  it("when a frame is another file's", async () => {
    const [one, other] = [await sealed(original), await sealed(original)];
    frameAt(other, 1).copy(one, header + sealedFrame);
    expect((await opened(one)).error).toBeInstanceOf(Error);
  });

  it("when a bit of it changes, wherever", async () => {
    const file = await sealed(Buffer.from("a line"));
    for (let at = 0; at < file.length; at++) {
      const changed = Buffer.from(file);
      changed[at]! ^= 1;
      expect((await opened(changed)).error, `byte ${at}`).toBeInstanceOf(Error);
    }
  });
});

describe("Sealing and opening", () => {
  it("25 MB hold less than 1 MB at any moment", async () => {
    const total = 25 * 1024 * 1024;
    let given = 0;
    let mostHeld = 0;
    const source = Readable.from(
      (function* () {
        for (; given < total; given += frame) yield randomBytes(frame);
      })(),
      { highWaterMark: 1 },
    );
    let taken = 0;
    for await (const chunk of source.pipe(sealing(seal)).pipe(unsealing(seal)) as AsyncIterable<Buffer>) {
      taken += chunk.length;
      mostHeld = Math.max(mostHeld, given - taken);
    }
    expect(taken).toBe(total);
    expect(mostHeld).toBeLessThan(1024 * 1024);
  });
});

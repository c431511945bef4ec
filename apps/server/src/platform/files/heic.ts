import { readFile } from "node:fs/promises";
import { refuse } from "@porchlight/domain/refusals.ts";
import { type Bounds, BoundsExceeded, boundedWorker, TaskFailed } from "../bounded-worker.ts";

export type HeicRequest = { bytes: Uint8Array<ArrayBuffer>; maxPixels: number };
export type HeicResult =
  | { kind: "pixels"; width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }
  | { kind: "too-many-pixels" }
  | { kind: "damaged" };

/**
 * A phone's 48 megapixels take two to four seconds. A decoder takes some hundred megabytes for a large photo and gives
 * them back only when its thread ends, so no thread is kept.
 */
export const heicBounds: Bounds = { cpuMs: 8_000, timeoutMs: 30_000, idleMs: 0 };

/**
 * Returns a reader of phones' HEIC photos: their pixels, upright, RGBA, eight bits each. What takes longer than it may
 * counts as damaged.
 * Errors  `unavailable` where the machine gives it no time
 * Shape   `file` is a path on this machine, or the bytes
 * The decoder is compiled from C++ that reads strangers' bytes, so each photo gets a thread of its own that ends with it.
 */
export function heicReader(bounds: Bounds): (file: string | Uint8Array, maxPixels: number) => Promise<HeicResult> {
  const decode = boundedWorker<HeicRequest, HeicResult>(new URL("./heic-worker.ts", import.meta.url), bounds);
  return async (file, maxPixels) => {
    const bytes = new Uint8Array(typeof file === "string" ? await readFile(file) : file);
    return decode({ bytes, maxPixels }, [bytes.buffer]).catch((error: unknown) => {
      if (error instanceof BoundsExceeded || error instanceof TaskFailed) return { kind: "damaged" };
      return refuse("unavailable");
    });
  };
}

export const readHeic = heicReader(heicBounds);

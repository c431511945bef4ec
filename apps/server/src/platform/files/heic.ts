import { readFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { oneAtATime } from "../one-at-a-time.ts";

export type HeicAsked = { bytes: Uint8Array; mostPixels: number };
export type HeicTold =
  | { kind: "pixels"; width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }
  | { kind: "too-many-pixels" }
  | { kind: "damaged" };

/** A decoder takes some hundred megabytes for a large photo and gives them back only when its thread ends. */
const inTurn = oneAtATime();
const patienceMs = 60_000;

/**
 * The pixels of a phone's HEIC photo, upright: RGBA, eight bits each.
 * The decoder is compiled from C++ that reads strangers' bytes, so each photo gets a thread of its own that ends with it.
 */
export const readHeic = (path: string, mostPixels: number): Promise<HeicTold> =>
  inTurn(async () => {
    const bytes = await readFile(path);
    const worker = new Worker(new URL("./heic-worker.ts", import.meta.url), {
      workerData: { bytes, mostPixels } satisfies HeicAsked,
    });
    const ended = Promise.withResolvers<HeicTold>();
    worker.once("message", ended.resolve);
    worker.once("error", () => ended.resolve({ kind: "damaged" }));
    worker.once("exit", () => ended.resolve({ kind: "damaged" }));
    const timer = setTimeout(() => ended.resolve({ kind: "damaged" }), patienceMs);
    try {
      return await ended.promise;
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  });

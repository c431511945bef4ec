import { runInNewContext } from "node:vm";
import "./v8-flags.ts";

const collect: NodeJS.GCFunction = runInNewContext("gc");

/** Gives back, in some 60 ms, all memory that nothing refers to any more; V8 itself would keep a third of it for later. */
export const giveBackMemory = (): void => collect({ type: "major", execution: "sync", flavor: "last-resort" });

const mostForgotten = 4 * 1024 * 1024;
let forgotten = 0;

/**
 * Told how many bytes of a file have just been worked on, frees them now and then. Buffers are small to V8, their bytes lie
 * outside its heap: it would let 60 MB of them gather before it looks, and looking at what is young takes it a millisecond.
 */
export function forgetBytes(bytes: number): void {
  forgotten += bytes;
  if (forgotten < mostForgotten) return;
  forgotten = 0;
  collect({ type: "minor", execution: "sync" });
}

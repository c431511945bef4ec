import { setTimeout as wait } from "node:timers/promises";
import { readings } from "@porchlight/assistant/reading/learned/read-ahead.ts";
import type { App } from "../app.ts";
import { piperVersion } from "./records/piper-version.ts";

/** A start is over by then and its first calls are answered; between two readings, calls get their turn. */
const afterStartMs = 2000;
const betweenMs = 25;

/** Compiles Piper's phrases while the process is idle, so that the first message is answered as fast as every other. */
export async function warmUpPiper({ log }: App): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const reading = readInTurn(stopping.signal).catch((error) => {
    if (!stopping.signal.aborted) log.error({ err: error }, "phrases were not read ahead");
  });
  return async () => {
    stopping.abort();
    await reading;
  };
}

async function readInTurn(signal: AbortSignal): Promise<void> {
  await wait(afterStartMs, undefined, { signal, ref: false });
  for (const read of [...readings, piperVersion]) {
    read();
    await wait(betweenMs, undefined, { signal, ref: false });
  }
}

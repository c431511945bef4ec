import { setTimeout as wait } from "node:timers/promises";
import type { App } from "../app.ts";
import { beginNextChain } from "./begin.ts";
import { countToBegin } from "./queries.ts";

/** In milliseconds: after a chain was begun, and where others hold all that are left or something failed. */
const pauses = { begun: 5, held: 1000 };

/** Begins the chains of inquiries from before they were kept, one at a time beside everything else. */
export async function beginChains(app: App): Promise<() => Promise<void>> {
  if (app.config.role === "web") return async () => undefined;
  const stopping = new AbortController();
  const beginning = beginAll(app, stopping.signal).catch((error) => {
    if (!stopping.signal.aborted) app.log.error({ err: error }, "chains of records were not begun");
  });
  return async () => {
    stopping.abort();
    await beginning;
  };
}

async function beginAll(app: App, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await countToBegin(app.db).catch(() => 1)) > 0) {
    let isBegun = true;
    while (isBegun && !signal.aborted) {
      isBegun = await beginNextChain(app).catch((error) => {
        app.log.error({ err: error }, "a chain of records was not begun");
        return false;
      });
      await wait(isBegun ? pauses.begun : pauses.held, undefined, { signal, ref: false });
    }
  }
}

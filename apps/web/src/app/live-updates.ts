import type { streamRenterEvents } from "@porchlight/contract/renter-home.ts";
import type { LiveTopic, streamEvents } from "@porchlight/contract/system.ts";
import { send } from "./call.ts";
import { CallError } from "./call-error.ts";
import { addressOf, callHeaders } from "./call-request.ts";
import { config } from "./config.ts";
import { eventCutter } from "./event-stream.ts";
import { arrivedAt } from "./first-calls.ts";
import { queryClient } from "./query-client.ts";

const minWaitMilliseconds = 1000;
const maxWaitMilliseconds = 30_000;

/** The streams of changes: of the owner's company, and of what is a renter's own. */
type StreamPath = (typeof streamEvents | typeof streamRenterEvents)["path"];
type Changed = (topic: LiveTopic) => void;

/**
 * Reads one stream to its end. Returns the delay in milliseconds that the server asks for before reconnecting, or null.
 */
async function follow(
  path: StreamPath,
  changed: Changed,
  signal: AbortSignal,
  connected: (at: number) => void,
): Promise<number | null> {
  const address = addressOf(config().apiBaseUrl, path);
  const reply = await send(address, { headers: callHeaders(true), signal }, true);
  connected(arrivedAt(reply));
  const cut = eventCutter();
  const text = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
  // A stream that was opened before the app was there knows nothing of the signal.
  signal.addEventListener("abort", () => void text.cancel());
  let retryMilliseconds: number | null = null;
  for (;;) {
    const { done, value } = await text.read();
    if (done) return retryMilliseconds;
    for (const event of cut(value)) {
      if (event.name === "change") changed((JSON.parse(event.data) as { topic: LiveTopic }).topic);
      if (event.name === "retry") retryMilliseconds = Number(event.data) || null;
    }
  }
}

/** Follows a stream of changes until stopped; a lost line is picked up again, ever more patiently. */
export function followChanges(path: StreamPath, changed: Changed): () => void {
  const stop = new AbortController();
  void keepFollowing(path, changed, stop.signal);
  return () => stop.abort();
}

async function keepFollowing(path: StreamPath, changed: Changed, signal: AbortSignal): Promise<void> {
  let waitMilliseconds = minWaitMilliseconds;
  let wasConnected = false;
  while (!signal.aborted) {
    let retryMilliseconds: number | null = null;
    try {
      retryMilliseconds = await follow(path, changed, signal, (at) => {
        waitMilliseconds = minWaitMilliseconds;
        // Nobody knows what was missed in between, or what changed in data that came before the stream.
        const isOlder = ({ state }: { state: { dataUpdatedAt: number } }) =>
          0 < state.dataUpdatedAt && state.dataUpdatedAt < at;
        void queryClient.invalidateQueries(wasConnected ? {} : { predicate: isOlder });
        wasConnected = true;
      });
    } catch (error) {
      // Too many tabs are told so, and wait for one of them to be closed.
      const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
      if (isRefused && error.status !== 429) return;
    }
    await pause(retryMilliseconds ?? waitMilliseconds * (0.75 + Math.random() / 2), signal);
    waitMilliseconds = Math.min(waitMilliseconds * 2, maxWaitMilliseconds);
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The number of files that are uploaded at once; others wait. */
export const maxAtOnce = 6;

export type UploadState =
  | { kind: "pending" }
  | { kind: "sending"; percent: number }
  | { kind: "processing" }
  /** `isFinal` where the file itself is refused: another try ends the same. */
  | { kind: "failed"; reason: string; isFinal: boolean };
export type Upload = { key: string; file: File; state: UploadState };

type Send<Done> = (file: File, onPercent: (percent: number) => void, signal: AbortSignal) => Promise<Done>;
type Ways<Done> = {
  /** Returns why a file need not be sent, or null. The server looks at its content and has the last word. */
  reasonAgainst: (file: File) => string | null;
  /** Returns the sentence for an error. */
  messageOf: (error: unknown) => string;
  /** Whether an error is about the file itself, so that trying again is of no use. */
  refusesFile: (error: unknown) => boolean;
  /** One has arrived. `later` are those that overtook it: chosen after it, and here already. */
  onDone: (done: Done, later: Done[]) => unknown;
  /** All that were chosen have arrived or failed. */
  onDrained?: () => unknown;
};
export type UploadQueue = {
  add(files: readonly File[]): void;
  retry(key: string): void;
  /** Takes one off the list; one on its way is stopped. */
  dismiss(key: string): void;
  /** The same array until something changes. */
  list(): readonly Upload[];
  subscribe(listener: () => void): () => void;
};

/** What several queues share, so that together they send so many files at once. */
export type UploadLine = { sending: number; goOn: Set<() => void> };
export const createUploadLine = (): UploadLine => ({ sending: 0, goOn: new Set() });

let keys = 0;

/** A chosen file on its place in the list: waiting, or refused at once for a reason. */
function uploadOf(file: File, reason: string | null): Upload {
  keys += 1;
  return {
    key: `upload-${keys}`,
    file,
    state: reason ? { kind: "failed", reason, isFinal: true } : { kind: "pending" },
  };
}

const valuesOf = <Done>(arrived: readonly { value: Done }[]): Done[] => arrived.map(({ value }) => value);

/**
 * Sends files a few at a time, also beside the other queues of its line. One that fails stays on the list with its reason,
 * and the others go on.
 */
export function createUploadQueue<Done>(
  send: Send<Done>,
  { reasonAgainst, messageOf, refusesFile, onDone, onDrained }: Ways<Done>,
  line: UploadLine = createUploadLine(),
): UploadQueue {
  let uploads: readonly Upload[] = [];
  /** What arrived since nothing was on its way. */
  let done: { key: string; value: Done }[] = [];
  let chosen: string[] = [];
  const stops = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const change = (next: readonly Upload[]): void => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const put = (key: string, state: UploadState): void =>
    change(uploads.map((upload) => (upload.key === key ? { ...upload, state } : upload)));
  const without = (key: string): readonly Upload[] => uploads.filter((upload) => upload.key !== key);

  const start = async ({ key, file }: Upload): Promise<void> => {
    const stop = new AbortController();
    stops.set(key, stop);
    line.sending += 1;
    put(key, { kind: "sending", percent: 0 });
    const onPercent = (percent: number): void =>
      put(key, percent < 100 ? { kind: "sending", percent } : { kind: "processing" });
    try {
      const value = await send(file, onPercent, stop.signal);
      const later = done.filter((one) => chosen.indexOf(one.key) > chosen.indexOf(key));
      done.push({ key, value });
      await onDone(value, valuesOf(later));
      stops.delete(key);
      change(without(key));
    } catch (error) {
      stops.delete(key);
      if (!stop.signal.aborted) put(key, { kind: "failed", reason: messageOf(error), isFinal: refusesFile(error) });
    }
    line.sending -= 1;
    for (const goOnWith of line.goOn) goOnWith();
  };
  const goOn = (): void => {
    const pending = uploads.filter(({ state }) => state.kind === "pending");
    for (const upload of pending.slice(0, maxAtOnce - line.sending)) void start(upload);
    if (pending.length > 0 || stops.size > 0 || done.length === 0) return;
    done = [];
    chosen = uploads.map(({ key }) => key);
    onDrained?.();
  };
  line.goOn.add(goOn);

  return {
    add(files) {
      const added = files.map((file) => uploadOf(file, reasonAgainst(file)));
      for (const { key } of added) chosen.push(key);
      change([...uploads, ...added]);
      goOn();
    },
    retry(key) {
      const upload = uploads.find((one) => one.key === key);
      if (upload?.state.kind !== "failed" || upload.state.isFinal) return;
      put(key, { kind: "pending" });
      goOn();
    },
    dismiss(key) {
      stops.get(key)?.abort();
      change(without(key));
    },
    list: () => uploads,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

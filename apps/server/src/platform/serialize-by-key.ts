const lines = new Map<string, Promise<unknown>>();

/** Runs work after all earlier work of this process under the same key has ended, failed or not. */
export function serializeByKey<Done>(key: string, work: () => Promise<Done>): Promise<Done> {
  const done = (lines.get(key) ?? Promise.resolve()).then(work);
  const ended: Promise<unknown> = done
    .catch(() => undefined)
    .then(() => {
      if (lines.get(key) === ended) lines.delete(key);
    });
  lines.set(key, ended);
  return done;
}

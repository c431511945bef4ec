const lines = new Map<string, Promise<unknown>>();

/** Begins work when all that this process was given before under the same key has ended, well or badly. */
export function inLine<Done>(key: string, work: () => Promise<Done>): Promise<Done> {
  const done = (lines.get(key) ?? Promise.resolve()).then(work);
  const ended: Promise<unknown> = done
    .catch(() => undefined)
    .then(() => {
      if (lines.get(key) === ended) lines.delete(key);
    });
  lines.set(key, ended);
  return done;
}

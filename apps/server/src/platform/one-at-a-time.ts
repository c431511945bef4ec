export type OneAtATime = <Done>(work: () => Promise<Done>) => Promise<Done>;

/** Begins each piece of work when the one given before it has ended, well or badly. */
export function oneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

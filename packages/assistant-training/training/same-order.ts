/** Numbers that look drawn by lot and are the same on every machine, each below the bound it is asked with. */
export function numbersFrom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state * 48271) % 2147483647;
    return Math.floor((state / 2147483647) * bound);
  };
}

/** A list shuffled the same way for the same round, on every machine. */
export function inSameOrder<T>(list: readonly T[], round: number): T[] {
  const out = [...list];
  const pick = numbersFrom(round + 1);
  for (let i = out.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}

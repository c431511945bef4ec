/*
 * Lots that an example draws by itself. What is drawn hangs on nothing but the example and the draw, so that one line more in
 * a corpus leaves the lots of all others as they were, and what is learned of them.
 */

/** The number by which an example draws, from what it is judged by. */
export function seedOf(words: Iterable<string>): number {
  let seed = 2166136261;
  for (const word of words) {
    for (let at = 0; at < word.length; at++) seed = Math.imul(seed ^ word.charCodeAt(at), 16777619);
    seed = Math.imul(seed ^ 124, 16777619);
  }
  return seed;
}

/** What comes of a draw with a seed, from 0 to below 2 ** 32. */
export function lotOf(seed: number, draw: number): number {
  let lot = seed ^ Math.imul(draw, 0x9e3779b1);
  lot = Math.imul(lot ^ (lot >>> 16), 0x85ebca6b);
  lot = Math.imul(lot ^ (lot >>> 13), 0xc2b2ae35);
  return (lot ^ (lot >>> 16)) >>> 0;
}

/** A list in the order of what each draws. */
export function inOrderOfLots<T extends { seed: number }>(list: readonly T[], draw: number): T[] {
  const lots = Float64Array.from(list, ({ seed }) => lotOf(seed, draw));
  return Array.from(list.keys())
    .sort((one, other) => lots[one]! - lots[other]! || one - other)
    .map((at) => list[at]!);
}

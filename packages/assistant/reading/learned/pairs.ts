/*
 * Pairs of words by numbers: no string is made of two words to look up what they say together.
 */

/** The places of pairs of words; a word in no pair has no number, and a pair that nothing was learned of no place. */
export type Pairs = {
  numberOf: (word: string) => number | undefined;
  placeOf: (before: number | undefined, here: number | undefined) => number | undefined;
};

/** Two numbers of words make one of 32 bits. */
const mostWords = 2 ** 16;
/** Fewer slots are taken than stay free, so that each look-up ends soon. */
const slotsPerPair = 2;
const free = -1;
/** Spreads numbers over the slots: 2 ** 32 parted in the golden ratio. */
const spread = 0x9e3779b1;

/** A pair of words, and the place of what it says. */
export type Pair = [before: string, here: string, place: number];

/** Returns pairs, each with its place, by numbers. */
export function pairsOf(pairs: readonly Pair[]): Pairs {
  const numbers = new Map<string, number>();
  const numberFor = (word: string): number => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  const bits = Math.ceil(Math.log2(1 + slotsPerPair * pairs.length));
  const [keys, values] = [new Uint32Array(2 ** bits), new Int32Array(2 ** bits).fill(free)];
  const slotOf = (key: number): number => {
    let slot = Math.imul(key, spread) >>> (32 - bits);
    while (values[slot] !== free && keys[slot] !== key) slot = (slot + 1) % keys.length;
    return slot;
  };
  const keyOf = (before: number, here: number): number => before * mostWords + here;
  for (const [before, here, place] of pairs) {
    const key = keyOf(numberFor(before), numberFor(here));
    const slot = slotOf(key);
    [keys[slot], values[slot]] = [key, place];
  }
  if (numbers.size > mostWords) throw new Error(`The pairs have ${numbers.size} words`);
  return {
    numberOf: (word) => numbers.get(word),
    placeOf(before, here) {
      if (before === undefined || here === undefined) return undefined;
      const place = values[slotOf(keyOf(before, here))] as number;
      return place === free ? undefined : place;
    },
  };
}

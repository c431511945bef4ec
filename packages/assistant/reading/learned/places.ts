/** More slots are free than taken, so that each look-up ends soon. */
const slotsPerFeature = 2;
const free = -1;
/** Two mixes of the characters, each of 32 bits; what they spread by are primes far from each other. */
const [firstPrime, secondPrime] = [0x01000193, 0x85ebca6b];
const secondStart = 0x1e3779b9;

/**
 * The places of features, found by 64 bits mixed from a feature's characters and not by its text, which would take four
 * times the memory. That a feature nothing was learned of is taken for another happens once in 10 ** 14.
 */
export class Places {
  readonly #firsts: Int32Array;
  readonly #seconds: Int32Array;
  readonly #places: Int32Array;
  readonly #last: number;

  constructor(features: number) {
    const slots = 2 ** Math.ceil(Math.log2(1 + slotsPerFeature * features));
    this.#firsts = new Int32Array(slots);
    this.#seconds = new Int32Array(slots);
    this.#places = new Int32Array(slots).fill(free);
    this.#last = slots - 1;
  }

  get(feature: string): number | undefined {
    const place = this.#places[this.#slotOf(feature)] as number;
    return place === free ? undefined : place;
  }

  has(feature: string): boolean {
    return this.get(feature) !== undefined;
  }

  set(feature: string, place: number): void {
    const slot = this.#slotOf(feature);
    if (this.#places[slot] !== free) throw new Error(`'${feature}' is not told from another feature`);
    this.#firsts[slot] = this.#first;
    this.#seconds[slot] = this.#second;
    this.#places[slot] = place;
  }

  #first = 0;
  #second = 0;

  /** The slot of a feature, or the one it would take. */
  #slotOf(feature: string): number {
    let [first, second] = [0, secondStart];
    for (let at = 0; at < feature.length; at++) {
      const code = feature.charCodeAt(at);
      first = Math.imul(first ^ code, firstPrime);
      second = Math.imul((second << 5) ^ (second >>> 7) ^ code, secondPrime);
    }
    this.#first = first;
    this.#second = second;
    let slot = (first ^ (first >>> 15)) & this.#last;
    while (this.#places[slot] !== free && (this.#firsts[slot] !== first || this.#seconds[slot] !== second))
      slot = (slot + 1) & this.#last;
    return slot;
  }
}

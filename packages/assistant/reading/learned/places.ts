/** More slots are free than taken, so that each look-up ends soon. */
const slotsPerFeature = 2;
const free = -1;
/** What the characters of a feature are mixed by, two times apart: primes far from each other. */
const primes = { first: 0x01000193, second: 0x85ebca6b };
const secondStart = 0x1e3779b9;

/**
 * The places of features, found by 64 bits mixed from a feature's characters and not by its text, which would take four
 * times the memory. That a feature nothing was learned of is taken for another happens once in 10 ** 14.
 */
export class Places {
  readonly #firsts: Int32Array;
  readonly #seconds: Int32Array;
  readonly #places: Int32Array;

  constructor(features: number) {
    const slots = 2 ** Math.ceil(Math.log2(1 + slotsPerFeature * features));
    this.#firsts = new Int32Array(slots);
    this.#seconds = new Int32Array(slots);
    this.#places = new Int32Array(slots).fill(free);
  }

  get(feature: string): number | undefined {
    const place = this.#places[this.#slotOf(feature)] as number;
    return place === free ? undefined : place;
  }

  has(feature: string): boolean {
    return this.get(feature) !== undefined;
  }

  /** Errors  the feature, or one mixed to the same bits, has a place. */
  set(feature: string, place: number): void {
    const slot = this.#slotOf(feature);
    if (this.#places[slot] !== free) throw new Error(`'${feature}' is not told from another feature`);
    this.#firsts[slot] = mixed(feature, 0, primes.first);
    this.#seconds[slot] = mixed(feature, secondStart, primes.second);
    this.#places[slot] = place;
  }

  /** The slot of a feature, or the one it would take. */
  #slotOf(feature: string): number {
    const [first, second] = [mixed(feature, 0, primes.first), mixed(feature, secondStart, primes.second)];
    const last = this.#places.length - 1;
    let slot = (first ^ (first >>> 15)) & last;
    while (this.#places[slot] !== free && (this.#firsts[slot] !== first || this.#seconds[slot] !== second))
      slot = (slot + 1) & last;
    return slot;
  }
}

/** The characters of a feature as 32 bits. */
function mixed(feature: string, start: number, prime: number): number {
  let bits = start;
  for (let at = 0; at < feature.length; at++)
    bits = Math.imul((bits << 5) ^ (bits >>> 7) ^ feature.charCodeAt(at), prime);
  return bits;
}

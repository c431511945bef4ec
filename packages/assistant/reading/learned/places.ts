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
  readonly #slots: number;
  /** At each slot the bits of a feature, mixed one way and the other, and its place. */
  readonly #rows: Int32Array;

  constructor(features: number) {
    this.#slots = 2 ** Math.ceil(Math.log2(1 + slotsPerFeature * features));
    this.#rows = new Int32Array(3 * this.#slots).fill(free);
  }

  get(feature: string): number | undefined {
    const place = this.#rows[this.#rowOf(feature) + 2] as number;
    return place === free ? undefined : place;
  }

  has(feature: string): boolean {
    return this.get(feature) !== undefined;
  }

  /** Errors  the feature, or one mixed to the same bits, has a place. */
  set(feature: string, place: number): void {
    const row = this.#rowOf(feature);
    if (this.#rows[row + 2] !== free) throw new Error(`'${feature}' is not told from another feature`);
    this.#rows[row] = mixed(feature, 0, primes.first);
    this.#rows[row + 1] = mixed(feature, secondStart, primes.second);
    this.#rows[row + 2] = place;
  }

  /** Where the slot of a feature begins, or the one it would take. */
  #rowOf(feature: string): number {
    const rows = this.#rows;
    const first = mixed(feature, 0, primes.first);
    const second = mixed(feature, secondStart, primes.second);
    const last = this.#slots - 1;
    let slot = (first ^ (first >>> 15)) & last;
    while (rows[3 * slot + 2] !== free && (rows[3 * slot] !== first || rows[3 * slot + 1] !== second))
      slot = (slot + 1) & last;
    return 3 * slot;
  }
}

/** The characters of a feature as 32 bits. */
function mixed(feature: string, start: number, prime: number): number {
  let bits = start;
  for (let at = 0; at < feature.length; at++)
    bits = Math.imul((bits << 5) ^ (bits >>> 7) ^ feature.charCodeAt(at), prime);
  return bits;
}

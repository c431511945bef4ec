import { inOrderOfLots, lotOf, seedOf } from "./lots.ts";
import { inSameOrder } from "./same-order.ts";

/** A sentence as what it is judged by, each with how much it counts, and its label's number. */
export type SoftmaxExample = { features: ReadonlyMap<string, number>; label: number };

type Ready = { ids: Int32Array; counts: Float32Array; label: number; seed: number };

export type SoftmaxLearning = {
  rounds: number;
  rate: number;
  /** How far each weight shrinks with a step, so that what is rarely met stays small. */
  decay: number;
  /**
   * The share of an example's features that a step leaves out, others each time, so that none is relied on alone: what is said
   * in words that were hardly met is judged by those that are left. 0 where it is not told.
   */
  dropped?: number;
  /** Over how many of the last rounds the weights are averaged, so that they hang less on which examples came last. */
  averaged?: number;
  /**
   * What a feature, which so many examples have, says less than this for a label, it says nothing, but for the labels that are
   * left whole; so many more rounds go to what is left.
   */
  thinned?: { leastOf: (feature: string, met: number) => number; whole: readonly number[]; rounds: number };
};

/**
 * Learns a softmax regression by stochastic gradient steps in a fixed order, so that the same examples give the same
 * weights. Returns what each feature says for each label, by the label's number.
 */
export function learnSoftmax(
  examples: readonly SoftmaxExample[],
  labelCount: number,
  { rounds, rate, decay, dropped = 0, averaged = 1, thinned }: SoftmaxLearning,
): Map<string, number[]> {
  const ids = new Map<string, number>();
  const idOf = (feature: string): number => {
    const id = ids.get(feature) ?? ids.size;
    ids.set(feature, id);
    return id;
  };
  const ready = examples.map(({ features, label }) => ({
    ids: Int32Array.from(features.keys(), idOf),
    counts: Float32Array.from(features.values()),
    label,
    seed: seedOf(features.keys()),
  }));
  const weights = new Float32Array(ids.size * labelCount);
  const slopes = new Float64Array(labelCount);
  const sums = new Float32Array(averaged > 1 ? weights.length : 0);
  let draw = 0;
  const learn = (number: number, fastest: number, isLeft?: Uint8Array) => {
    sums.fill(0);
    for (let round = 0; round < number; round++, draw += 2) {
      const step = fastest * (1 - round / number);
      for (const whole of dropped > 0 ? inOrderOfLots(ready, draw) : inSameOrder(ready, round)) {
        const example = dropped > 0 ? withoutSome(whole, dropped, draw + 1) : whole;
        slope(example, weights, slopes);
        descend(example, weights, slopes, { step, decay, isLeft });
      }
      if (averaged > 1 && round >= number - averaged)
        for (let at = 0; at < sums.length; at++) sums[at]! += weights[at]!;
    }
    if (averaged > 1) for (let at = 0; at < sums.length; at++) weights[at] = sums[at]! / averaged;
  };
  learn(rounds, rate);
  if (thinned) {
    const isLeft = new Uint8Array(weights.length);
    const met = new Uint32Array(ids.size);
    for (const { ids: all } of ready) for (const id of all) met[id]! += 1;
    for (const [feature, id] of ids) {
      const least = thinned.leastOf(feature, met[id]!);
      for (let at = id * labelCount; at < (id + 1) * labelCount; at++) {
        const isWhole = thinned.whole.includes(at % labelCount);
        if (isWhole || Math.abs(weights[at]!) >= least) isLeft[at] = 1;
        else weights[at] = 0;
      }
    }
    learn(thinned.rounds, rate / 2, isLeft);
  }
  return new Map(
    [...ids].map(([feature, id]) => [feature, [...weights.subarray(id * labelCount, (id + 1) * labelCount)]]),
  );
}

/** An example without a share of its features, other ones with each draw; those left count so much more. */
function withoutSome({ ids, counts, label, seed }: Ready, share: number, draw: number): Ready {
  const ofDraw = lotOf(seed, draw);
  const isLeft = (at: number): boolean => lotOf(ofDraw, at) >= share * 2 ** 32;
  const left = Array.from(ids.keys()).filter(isLeft);
  return {
    ids: Int32Array.from(left, (at) => ids[at]!),
    counts: Float32Array.from(left, (at) => counts[at]! / (1 - share)),
    label,
    seed,
  };
}

/** How far each label's score has to move for an example: up for its own, down for the others by how likely they seem. */
function slope({ ids, counts, label }: Ready, weights: Float32Array, slopes: Float64Array): void {
  slopes.fill(0);
  for (let i = 0; i < ids.length; i++) {
    const from = ids[i]! * slopes.length;
    for (let one = 0; one < slopes.length; one++) slopes[one]! += counts[i]! * weights[from + one]!;
  }
  const highest = slopes.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (let one = 0; one < slopes.length; one++) total += slopes[one] = Math.exp(slopes[one]! - highest);
  for (let one = 0; one < slopes.length; one++) slopes[one] = (one === label ? 1 : 0) - slopes[one]! / total;
}

function descend(
  { ids, counts }: Ready,
  weights: Float32Array,
  slopes: Float64Array,
  { step, decay, isLeft }: { step: number; decay: number; isLeft: Uint8Array | undefined },
): void {
  for (let i = 0; i < ids.length; i++) {
    const from = ids[i]! * slopes.length;
    for (let one = 0; one < slopes.length; one++) {
      const at = from + one;
      if (isLeft?.[at] === 0) continue;
      weights[at]! += step * (counts[i]! * slopes[one]! - decay * weights[at]!);
    }
  }
}

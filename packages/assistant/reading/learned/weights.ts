/**
 * Weights as the training writes them: for each feature, after tabs, `label:weight` for each label that it says something of.
 * A weight is a whole number, `scale` times what it counts.
 */
export type WrittenWeights = { scale: number; labels: string[]; features: string[] };

/** What features say for labels, in one row: at each feature's place how many labels, then a label and a weight by turns. */
export type Weights = { places: Map<string, number>; row: Int16Array };

const tab = 9;
const colon = 58;
const minus = 45;
const zero = 48;

/** Reads written weights. There are half a million figures, so no line is cut into strings. */
export function readWeights({ features }: Pick<WrittenWeights, "features">): Weights {
  const places = new Map<string, number>();
  const row: number[] = [];
  for (const line of features) {
    const end = line.indexOf("\t");
    const place = row.push(0) - 1;
    places.set(end < 0 ? line : line.slice(0, end), place);
    if (end >= 0) row[place] = readPairs(line, end, row);
  }
  return { places, row: Int16Array.from(row) };
}

/** Adds the pairs of a line from a tab on, and returns how many there are. */
function readPairs(line: string, from: number, row: number[]): number {
  let [pairs, figure, sign] = [0, 0, 1];
  for (let at = from + 1; at <= line.length; at++) {
    const code = at < line.length ? line.charCodeAt(at) : tab;
    if (code === tab || code === colon) {
      row.push(sign * figure);
      if (code === tab) pairs += 1;
      [figure, sign] = [0, 1];
    } else if (code === minus) sign = -1;
    else figure = figure * 10 + code - zero;
  }
  return pairs;
}

/** The weights as they were written, read when first asked for, so that the product's start does not wait for them. */
export function readOnce(written: WrittenWeights): () => Weights {
  let read: Weights | undefined;
  return () => {
    read ??= readWeights(written);
    return read;
  };
}

/** Adds to scores what a feature says, if anything. */
export function addWeights(scores: Int32Array, { places, row }: Weights, feature: string): void {
  const place = places.get(feature);
  if (place === undefined) return;
  const end = place + 2 * (row[place] as number);
  for (let at = place + 1; at < end; at += 2) scores[row[at] as number]! += row[at + 1] as number;
}

/** How likely each of so many labels is, by what the features say. */
export function oddsOf(features: readonly string[], weights: Weights, labelCount: number, scale: number): number[] {
  const scores = new Int32Array(labelCount);
  for (const feature of features) addWeights(scores, weights, feature);
  const most = Math.max(...scores);
  const shares = [...scores].map((score) => Math.exp((score - most) / scale));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { WrittenWeights } from "@porchlight/assistant/understanding/weights.ts";

const data = join(import.meta.dirname, "../../assistant/data");

export type Learned = {
  labels: readonly string[];
  /** What each feature says for each label, by the label's number. */
  rows: ReadonlyMap<string, readonly number[]>;
  /** A weight nearer to nothing is left out. */
  smallest: number;
};

/** Writes weights for the product to read: features in order and a line each, so that a change shows what it changed. */
export function writeWeights(name: string, { labels, rows, smallest }: Learned): void {
  const features = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([feature, row]) => {
      const said = row.flatMap((weight, label) => {
        return Math.abs(weight) >= smallest ? [`${label}:${Math.round(weight * 10)}`] : [];
      });
      return said.length > 0 ? [[feature, ...said].join("\t")] : [];
    });
  const written: WrittenWeights = { labels: [...labels], features };
  writeFileSync(join(data, `${name}.json`), `${JSON.stringify(written, null, 1)}\n`);
}

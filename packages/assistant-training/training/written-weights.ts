import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { labelBase, type WrittenWeights } from "@porchlight/assistant/reading/learned/weights.ts";

const data = join(import.meta.dirname, "../../assistant/data");

export type Learned = {
  labels: readonly string[];
  /** What each feature says for each label, by the label's number. */
  rows: ReadonlyMap<string, readonly number[]>;
  /** A weight is kept as a whole number, so many times what it counts; what comes to nothing is left out. */
  scale: number;
  /** Features that the product has to know even where they say nothing. */
  known?: ReadonlySet<string>;
  /** What says less than this in all, as it is kept, is left out. */
  leastSaid?: number;
};

/** Writes weights for the product to read: features in order and a line each, so that a change shows what it changed. */
export function writeWeights(name: string, { labels, rows, scale, known, leastSaid = 1 }: Learned): void {
  const features = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([feature, row]) => {
      const wholes = row.map((weight) => Math.round(weight * scale));
      const said = wholes.flatMap((whole, label) =>
        whole === 0 ? [] : [`${label.toString(labelBase)}${whole < 0 ? "" : "+"}${whole}`],
      );
      const isKept = wholes.reduce((sum, whole) => sum + Math.abs(whole), 0) >= leastSaid;
      return isKept || known?.has(feature) ? [[feature, ...said].join(";")] : [];
    });
  const written: WrittenWeights = { scale, labels: [...labels], features };
  // Without indents: they would be a twentieth of it.
  writeFileSync(join(data, `${name}.json`), `${JSON.stringify(written, null, 1).replace(/^ +/gm, "")}\n`);
}

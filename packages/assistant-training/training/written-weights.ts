import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  digitsOf,
  labelBase,
  lettersOfWeight,
  signs,
  type WrittenWeights,
} from "@porchlight/assistant/reading/learned/written-weights.ts";

const data = join(import.meta.dirname, "../../assistant/data");

export type Learned = {
  labels: readonly string[];
  /** What each feature says for each label, by the label's number. */
  rows: ReadonlyMap<string, readonly number[]>;
  /** A weight is kept as a whole number, so many times what it counts; what comes to nothing is left out. */
  scale: number;
  /** Features that the product has to know even where they say nothing. */
  known?: ReadonlySet<string>;
};

/** Writes weights for the product to read: features in order, so that a change shows what it changed. */
export function writeWeights(name: string, { labels, rows, scale, known }: Learned): void {
  const digits = digitsOf(labels.length);
  const lines = new Map<string, string>();
  for (const [feature, row] of [...rows].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const said = saidBy(row, scale, digits);
    if (said === "" && !known?.has(feature)) continue;
    const [word = "", ...more] = feature.split(" ");
    const goesOn = more.length > 0 ? signs.goesOn + more.join(" ") : "";
    lines.set(word, `${lines.get(word) ?? word}${goesOn}${signs.weights}${said}`);
  }
  const written: WrittenWeights = { scale, labels: [...labels], features: [...lines.values()] };
  // Without indents: they would be a twentieth of it.
  writeFileSync(join(data, `${name}.json`), `${JSON.stringify(written, null, 1).replace(/^ +/gm, "")}\n`);
}

/** What a feature says, written: each weight with the labels that it is for. */
function saidBy(row: readonly number[], scale: number, digits: number): string {
  const labelsOf = new Map<number, string>();
  for (const [label, weight] of row.entries()) {
    const whole = Math.round(weight * scale);
    if (whole !== 0) labelsOf.set(whole, (labelsOf.get(whole) ?? "") + label.toString(labelBase).padStart(digits, "0"));
  }
  return [...labelsOf]
    .sort(([a], [b]) => b - a)
    .map(([weight, numbers]) => letters(weight) + numbers)
    .join("");
}

/** A weight in capital letters, 3 as C, -2 as -B, 27 as ZA. */
function letters(weight: number): string {
  const size = Math.abs(weight);
  const rest = ((size - 1) % lettersOfWeight) + 1;
  const all = "Z".repeat((size - rest) / lettersOfWeight) + String.fromCharCode("A".charCodeAt(0) + rest - 1);
  return weight < 0 ? signs.less + all : all;
}

/*
 * Weights as they lie on disk: written by the training, and read by the product when they are first asked for.
 */

/**
 * Weights as the training writes them. A line of `features` has those that begin with the same word: what is said of the word
 * alone behind `;`, and each that goes on from it behind `(`, so that `the;C0k(cat;-B1f2a` is what "the" and "the cat" say.
 * There C0k is the weight 3 for the label 20, whose number is in base 36, and -B1f2a is -2 for the labels 51 and 82; Z and a
 * further letter are as many more than 26. A weight is a whole number, `scale` times what it counts.
 */
export type WrittenWeights = { scale: number; labels: string[]; features: string[] };

/** The signs of written weights. */
export const signs = { weights: ";", goesOn: "(", less: "-" } as const;
/** More than so much is written in several letters, all but the last of them Z. */
export const lettersOfWeight = 26;

/** Labels are numbered in so many digits. */
export const labelBase = 36;
/** How many digits the number of a label has, where there are so many labels. */
export const digitsOf = (labelCount: number): number => Math.max(1, (labelCount - 1).toString(labelBase).length);

const [weightsSign, goesOnSign, lessSign] = [signs.weights, signs.goesOn, signs.less].map((sign) => sign.charCodeAt(0));
const zero = 48;
const letterA = 97;
const capitalA = 65;
const capitalZ = capitalA + lettersOfWeight - 1;

/** Takes a feature, by the word it begins with and what it goes on with, and the place of what it says. */
type Tell = (word: string, more: string | null, place: number) => void;

/** How many features are written. */
export const featuresWritten = ({ features }: Pick<WrittenWeights, "features">): number =>
  features.reduce((sum, line) => sum + line.split(signs.weights).length - 1, 0);

/**
 * Reads written weights into one row: at each feature's place how many labels, then a label and a weight by turns. There are
 * some 100,000 features, so nothing is cut out of a line that is not handed on.
 */
export function readWeights({ features, labels }: Omit<WrittenWeights, "scale">, tell: Tell): Int16Array {
  const digits = digitsOf(labels.length);
  const characters = features.reduce((sum, line) => sum + line.length, 0);
  // A label and its weight take two places, and how many they are one for each feature, which has a sign of its own.
  const row = new Int16Array(2 * Math.ceil(characters / digits));
  let length = 0;
  for (const line of features) {
    const word = line.slice(0, endOfName(line, 0));
    let at = word.length;
    let more: string | null = null;
    while (at < line.length) {
      if (line.charCodeAt(at) === goesOnSign) {
        const end = endOfName(line, at + 1);
        more = line.slice(at + 1, end);
        at = end;
      }
      const place = length;
      tell(word, more, place);
      [at, length] = readRow(line, at + 1, { row, place: place + 1, digits });
      row[place] = (length - place - 1) / 2;
    }
  }
  return row.slice(0, length);
}

/** Where the name of a feature, or a part of it, ends. */
function endOfName(line: string, from: number): number {
  let at = from;
  while (at < line.length && line.charCodeAt(at) !== weightsSign && line.charCodeAt(at) !== goesOnSign) at++;
  return at;
}

/** Writes what one feature says, from a place of its line on, into the row, and returns the places after both. */
function readRow(line: string, from: number, into: { row: Int16Array; place: number; digits: number }) {
  const { row, digits } = into;
  let [place, at, weight] = [into.place, from, 0];
  while (at < line.length && line.charCodeAt(at) !== goesOnSign) {
    const code = line.charCodeAt(at);
    const isLess = code === lessSign;
    if (isLess || (code >= capitalA && code <= capitalZ)) {
      [at, weight] = readWeight(line, isLess ? at + 1 : at);
      if (isLess) weight = -weight;
    } else {
      let label = 0;
      for (const end = at + digits; at < end; at++) label = label * labelBase + digitAt(line, at);
      row[place++] = label;
      row[place++] = weight;
    }
  }
  return [at, place] as const;
}

function readWeight(line: string, from: number): [after: number, weight: number] {
  let [at, weight] = [from, 0];
  let code = line.charCodeAt(at++);
  for (; code === capitalZ && isCapital(line.charCodeAt(at)); code = line.charCodeAt(at++)) weight += lettersOfWeight;
  return [at, weight + code - capitalA + 1];
}

const isCapital = (code: number): boolean => code >= capitalA && code <= capitalZ;

function digitAt(line: string, at: number): number {
  const code = line.charCodeAt(at);
  return code < letterA ? code - zero : code - letterA + 10;
}

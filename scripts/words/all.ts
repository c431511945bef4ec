import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesByPlace, type Place } from "./places.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";

export type PlacedSentence = Sentence & { place: Place; file: string };

/** Every sentence that people read, by language, place and file. */
export async function allSentences(root: string): Promise<PlacedSentence[]> {
  const files = [...(await filesByPlace(root))];
  const found = await Promise.all(
    files.map(async ([file, place]) =>
      sentencesOf(file, await readFile(join(root, file), "utf8")).map((sentence) => ({ ...sentence, place, file })),
    ),
  );
  const order = files.map(([, place]) => place);
  return found
    .flat()
    .sort(
      (one, other) =>
        one.language.localeCompare(other.language) ||
        order.indexOf(one.place) - order.indexOf(other.place) ||
        one.file.localeCompare(other.file) ||
        one.line - other.line,
    );
}

/** So many of the sentences, drawn by a seed and in their order. */
export function draw<T>(all: readonly T[], count: number, seed: number): T[] {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const places = all.map((_, place) => place);
  for (let at = places.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [places[at], places[other]] = [places[other]!, places[at]!];
  }
  return places
    .slice(0, count)
    .sort((one, other) => one - other)
    .map((place) => all[place]!);
}

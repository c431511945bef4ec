import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A line of a corpus: what it is labeled, its writer, and the line of the file that it stands in. */
export type CorpusLine = { label: string; words: string; origin: string; line: number };

const corpus = join(import.meta.dirname, "../corpus");

/** Returns the lines of every file of a folder of the corpus; a file is by the writer before the first dot of its name. */
export const linesOf = (folder: string): CorpusLine[] =>
  readdirSync(join(corpus, folder))
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => labeled(readFileSync(join(corpus, folder, name), "utf8"), name.split(".")[0] ?? name));

function labeled(text: string, origin: string): CorpusLine[] {
  let label = "";
  return text.split("\n").flatMap((words, index): CorpusLine[] => {
    const heading = /^\[(.+)\]$/.exec(words)?.[1];
    if (heading !== undefined) label = heading;
    if (heading !== undefined || words === "" || words.startsWith("#")) return [];
    return [{ label, words, origin, line: index + 1 }];
  });
}

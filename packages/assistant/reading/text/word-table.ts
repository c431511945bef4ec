import { keeping, keepingLast } from "./kept.ts";
import { Lexicon } from "./lexicon.ts";
import { tokensOf } from "./normal.ts";
import { type Phrases, phrasesOf, type WordLists } from "./phrases.ts";

/** What each of several things is told by. */
export type WordTable<K extends string> = Readonly<Record<K, Phrases>>;

/** The stemmed words of a normal text between the signs for its beginning and its end. */
export const withEnds = keeping((normalText): readonly string[] => ["^", ...tokensOf(normalText), "$"]);

const none: ReadonlySet<never> = new Set<never>();

/** A reader of what a normal text tells of by the phrases of a table. */
export function readerOf<K extends string>(
  table: WordTable<K>,
  lists: WordLists = {},
): (normalText: string) => ReadonlySet<K> {
  const entries = Object.entries(table) as [K, Phrases][];
  const lexicon = new Lexicon(
    entries.map(([key, each]) => [key, phrasesOf(each)] as const),
    lists,
  );
  const found = keeping((normalText) => lexicon.keys(withEnds(normalText)));
  return keepingLast((normalText) => (lexicon.mayHave(withEnds(normalText)) ? found(normalText) : none));
}

/** Whether a normal text has one of a table's phrases. */
export function tells(each: Phrases, lists: WordLists = {}): (normalText: string) => boolean {
  const read = readerOf({ told: each }, lists);
  return (normalText) => read(normalText).has("told");
}

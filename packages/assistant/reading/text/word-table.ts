import { keeping } from "./kept.ts";
import { type Entry, Lexicon } from "./lexicon.ts";
import { tokensOf } from "./normal.ts";
import { type Phrases, phrasesOf, type WordLists } from "./phrases.ts";

/** What each of several things is told by. */
export type WordTable<K extends string> = Readonly<Record<K, Phrases>>;

/** The stemmed words of a normal text between the signs for its beginning and its end. */
export const withEnds = keeping((normalText): readonly string[] => ["^", ...tokensOf(normalText), "$"]);

/** What the phrases of all tables tell of: each by its place here, which is its key among them all. */
const told: { table: number; key: string; entry: Entry<string> }[] = [];
let tables = 0;
let together = lookedThroughTogether();

const none: ReadonlySet<never> = new Set<never>();
const nothing: ReadonlyMap<number, never> = new Map<number, never>();

/**
 * A reader of what a normal text tells of, by the numbers of the tables that tell of anything. Most texts are asked of many
 * tables, so that a text is gone over once for all.
 */
function lookedThroughTogether(): (normalText: string) => ReadonlyMap<number, ReadonlySet<string>> {
  const lexicon = new Lexicon(told.map(({ entry }) => entry));
  return keeping((normalText) => {
    const places = lexicon.keys(withEnds(normalText));
    if (places.size === 0) return nothing;
    const byTable = new Map<number, Set<string>>();
    for (const place of places) {
      const { table, key } = told[Number(place)]!;
      byTable.set(table, (byTable.get(table) ?? new Set()).add(key));
    }
    return byTable;
  });
}

/** A reader of what a normal text tells of by the phrases of a table. */
export function readerOf<K extends string>(
  table: WordTable<K>,
  lists: WordLists = {},
): (normalText: string) => ReadonlySet<K> {
  const number = tables++;
  for (const [key, each] of Object.entries<Phrases>(table))
    told.push({ table: number, key, entry: [String(told.length), phrasesOf(each), lists] });
  together = lookedThroughTogether();
  return (normalText) => (together(normalText).get(number) as ReadonlySet<K> | undefined) ?? none;
}

/** Whether a normal text has one of a table's phrases. */
export function tells(each: Phrases, lists: WordLists = {}): (normalText: string) => boolean {
  const read = readerOf({ told: each }, lists);
  return (normalText) => read(normalText).has("told");
}

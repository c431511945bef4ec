import { intentWords } from "../intents/all-intents.ts";
import type { IntentWords } from "../intents/intent-words.ts";
import { wordLists } from "../intents/word-lists.ts";
import { keeping } from "./text/kept.ts";
import { Lexicon } from "./text/lexicon.ts";
import { tokensOf } from "./text/normal.ts";
import { phrasesOf } from "./text/phrases.ts";
import { withEnds } from "./text/word-table.ts";
import type { OtherBusiness } from "./trouble/other-business.ts";

type WithWords = keyof typeof intentWords;

export type Intent =
  | WithWords
  | OtherBusiness
  | "private_chatter"
  | "ask_answer"
  | "tells_cosigner"
  | "wants_later"
  | "wants_earlier"
  | "ask_property_question"
  | "give_date"
  | "proposes_time"
  | "select_alternative"
  | "inform_qualification";

export const isIntent = (name: string): name is WithWords => Object.hasOwn(intentWords, name);

const each = Object.entries(intentWords) as [WithWords, IntentWords][];
const lexiconOf = (kind: "says" | "shows") =>
  new Lexicon(
    each.map(([intent, words]) => [intent, phrasesOf(words[kind])] as const),
    wordLists,
  );
const said = lexiconOf("says");
const shown = lexiconOf("shows");
const patterns = each.flatMap(([intent, words]) => (words.patterns ?? []).map((pattern) => ({ intent, pattern })));

/** The intents that a normal text shows beside whatever else it says. */
const shownIn = (text: string): Intent[] => [
  ...shown.keys(withEnds(text)),
  ...patterns.filter(({ pattern }) => pattern.test(text)).map(({ intent }) => intent),
];

/** Intents named in a normal text, in order of mention, each once. Longer phrases win over shorter ones inside them. */
export const intentsIn = keeping((text): readonly Intent[] => {
  const named: Intent[] = said.find(tokensOf(text)).map((hit) => hit.key);
  named.push(...shownIn(text));
  if (named.includes("request_other_times")) {
    if (later.test(text)) named.push("wants_later");
    if (earlier.test(text)) named.push("wants_earlier");
  }
  return [...new Set(named)];
});

const later = /\b(?:later|(?<!\blo )mas tarde)\b/;
const earlier = /\b(?:earlier|sooner|(?<!\blo )mas temprano|antes)\b/;

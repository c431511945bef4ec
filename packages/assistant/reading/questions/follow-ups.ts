import type { Heard } from "../../heard.ts";
import type { Line } from "../../talk.ts";
import { topicsIn } from "../../topics.ts";
import { earnersCounted, isOfBoth } from "../money/each-earns.ts";
import { factsIn } from "../people/renter-facts-in.ts";
import { anyOf } from "../text/any-of.ts";
import { clausesOf } from "../text/clauses.ts";
import { normal, tokensOf } from "../text/normal.ts";

const opening = "^\\W*(?:(?:ok|okay|hmm?|well|so|but|and|oh|yes|yeah|no|bueno|pero|y)\\W+)*";

/** "Mine is 632" and "I'm in the low 600s", which say nothing without what was asked before. */
const ofScore = new RegExp(
  String.raw`${opening}${anyOf(
    "mines?; mine['’]s; i['’]?m; i am; i have an?; i got an?; we have; el mio; tengo",
  )}\b(?!.*\b(?:credit|score|fico|income|month|year|rent)\b).*\b[3-8]\d\d(?:s|'s)?\b`,
  "i",
);
/** "I have two" */
const ofNumber = new RegExp(
  `${opening}(?:i|we|yo)?\\s*(?:have|got|own|tengo|tenemos)\\s+(?:one|two|three|a couple|\\d|un[ao]?|dos|tres)\\W*$`,
  "i",
);

/** "Do you allow cats? I have two" */
const inOneBreath = /^(.*[?.!])\s+([^?.!]+[.!]?)$/s;

const animals: readonly [topic: RegExp, en: string, es: string][] = [
  [/^pets\.cats$/, "cats", "gatos"],
  [/^pets\.(?:dogs|small_dogs|large_dogs)$/, "dogs", "perros"],
];

/**
 * A message with the words it leaves out because the renter's last one had them: "do you allow cats?", "I have two".
 * Every other message stays as it is.
 */
export function withWordsBefore(text: string, history: readonly Line[]): string {
  const earners = earnersBefore(normal(text), history);
  if (earners !== null) return `${text.replace(/\W+$/, "")}, ${earners} of us`;
  const isScore = ofScore.test(text);
  const [, asked = "", told = text] = inOneBreath.exec(text) ?? [];
  const isNumber = ofNumber.test(told);
  if (!isScore && !isNumber) return text;
  const before = asked || (history.findLast(({ from }) => from === "renter")?.text ?? "");
  const topics = topicsIn(tokensOf(normal(before))).map(({ topic }) => topic.key);
  if (isScore) return topics.includes("requirements.credit") ? `my credit score: ${text}` : text;
  const [, en, es] = animals.find(([topic]) => topics.some((key) => topic.test(key))) ?? [];
  if (en === undefined) return text;
  return `${text.replace(/\W+$/, "")} ${/teng|tenem/i.test(text) ? es : en}`;
}

/** How many earn alike by a message that counts none of them, "we make 2900 each", where they were counted before; else null. */
function earnersBefore(text: string, history: readonly Line[]): number | null {
  if (!isOfBoth.test(text) || text.includes("both") || earnersCounted(text) !== null) return null;
  return earnersCounted(history.map((line) => (line.from === "renter" ? normal(line.text) : "")).join(". "));
}

/** What the renter's last message told: "is that enough?" a message later asks of it. */
export function factsBefore(history: readonly Line[], today: Temporal.PlainDate): Heard["facts"] {
  const at = history.findLastIndex(({ from }) => from === "renter");
  if (at < 0) return {};
  const said = withWordsBefore(history[at]?.text ?? "", history.slice(0, at));
  return factsIn(clausesOf(said), [], today);
}

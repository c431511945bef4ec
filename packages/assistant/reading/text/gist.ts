import type { Gist } from "../../heard/signals.ts";
import { contactIn } from "../contact/contact.ts";
import { intentsIn } from "../intents.ts";
import { asksSomething } from "../questions/asked-of-home.ts";
import { contentOf, keyOfWords } from "../questions/words-of-meaning.ts";
import { isOfTime } from "../times/proposed-time.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { normal, tokensOf } from "./normal.ts";

/** What a message comes to, as a key and in numbers, and what it tells. */
export function gistOf(said: string): Gist {
  const text = normal(said);
  const tokens = tokensOf(text);
  const content = contentOf(text);
  const key = keyOfWords(content);
  return {
    key,
    wholeKey: key || tokens.join("-"),
    words: tokens.length,
    wordsOfMeaning: content.length,
    // Few messages are passed on, so it is put together for those alone.
    get told() {
      return clausesOf(said)
        .filter(tellsMore)
        .map(({ words }) => words)
        .join(" ");
    },
  };
}

/** Whether a clause tells something that is neither a time nor how to reach the renter nor a mere yes: "well yeah, check with her". */
function tellsMore(clause: Clause): boolean {
  const { phone, email } = contactIn(clause.words, false);
  if (asksSomething(clause, null) || (phone ?? email) || isOfTime(clause)) return false;
  const content = contentOf(clause.text).length;
  return intentsIn(clause.text).some((intent) => intent === "affirm" || intent === "pass_on")
    ? content > mostInYes
    : content > 0;
}
const mostInYes = 3;

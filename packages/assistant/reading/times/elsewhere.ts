import { topicsIn } from "../../topics.ts";
import { type Intent, intentsIn } from "../intents.ts";
import type { Clause } from "../text/clauses.ts";
import { normal, tokensOf } from "../text/normal.ts";
import { anyWeekday } from "./calendar-words.ts";

/*
 * Where somebody comes from or goes to around a visit: "after mosque", "before my appointment with the VA". It is neither
 * asked of nor wished for.
 */

const other = "(?!(?:i|we|you|it|that|this|the showing|the tour|the visit|la visita|la cita)\\b)";
const around = "(?:after|before|until|despues del?|antes del?)";
const at = "(?:i|we) (?:am|are|was|were) at|(?:estaba|estoy) en";
const engaged = `(?:(?:i|we) have|tengo|tenemos) (?=[\\w' ]+ (?:on|el) ${anyWeekday}\\b)`;
/** "He has church at 10:30" */
const engagedAt =
  "(?:(?:i|we|they) have|(?:he|she|my \\w+) has|tengo|tenemos|tiene) (?=[a-z' ]+ (?:at|until|till|a las?|hasta las?) \\d)";
const elsewhere = new RegExp(`\\b(?:(?:${around}|${at}) ${other}|${engaged}|${engagedAt})[^,.;:?!]*`, "g");

const withoutElsewhere = (text: string): string => text.replace(elsewhere, " ");

/** A clause by what it says of the visit itself. */
export function ofVisitAlone(clause: Clause): Clause {
  const text = comes.test(clause.text) ? withoutElsewhere(clause.text).trim() : "";
  return text === "" ? clause : { ...clause, text };
}

/** Whether a normal text tells of a place or an occasion around a visit. */
export const tellsOfElsewhere = (text: string): boolean => text.search(elsewhere) >= 0;

/** What a place or an occasion may sound like. */
const soundsLike: readonly Intent[] = ["fair_housing_probe", "ask_own_showing"];

/** The intents that a normal text names, but for those that only a place somebody is at or an occasion sounds like. */
export function namedIn(text: string): readonly Intent[] {
  const named = intentsIn(text);
  if (!named.some((intent) => soundsLike.includes(intent))) return named;
  const left = intentsIn(withoutElsewhere(text));
  return named.filter((intent) => left.includes(intent) || !soundsLike.includes(intent));
}

/** "Could I come by Saturday after the gym?" asks nothing of a gym. */
export function isTopicOfElsewhere(topic: string, words: string): boolean {
  const text = normal(words);
  const names = (said: string) => topicsIn(tokensOf(said)).some((hit) => hit.topic.key === topic);
  return comes.test(text) && names(text) && !names(withoutElsewhere(text));
}
const comes = /\b(?:come|coming|swing by|stop by|see it|works|open|ir|pasar|verlo|verla|queda)\b/;

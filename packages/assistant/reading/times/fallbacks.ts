import { anyOf } from "../text/any-of.ts";
import { weekday, weekdayInSpanish } from "./calendar-words.ts";

/*
 * Times wished for only where another one cannot be had: "Thursday only if Wednesday is taken", "if not, Sunday at 2".
 */

const named = anyOf(
  "that; it; this; those; none of (?:that|those)",
  `(?:on )?${weekday}(?: at [0-9:]+)?`,
  `(?:el )?${weekdayInSpanish}(?: a las? [0-9:]+)?`,
  String.raw`(?:the )?(?:at )?\d[0-9:]*(?: ?[ap]m)?(?: one)?`,
  String.raw`(?:the|my|our|el|la|lo de)(?: [a-z-]+){1,4}?`,
);
const notOpen = anyOf(
  "(?:does not|will not|can not|did not) (?:work|suit|fit|happen|be done|go)(?: out| through)?; falls through",
  "(?:is|are|was|has been|gets?) (?:already )?(?:taken|gone|booked|full|closed|unavailable)",
  "(?:is|are) not (?:open|available|free|possible|an option)",
  "no (?:se puede|esta libre|esta disponible|funciona|queda); (?:ya )?(?:esta|estan) (?:ocupad[oa]s?|tomad[oa]s?)",
);
/** "If Wednesday is taken", and what of it names a time. */
const condition = String.raw`(?:only |solo |solamente )?(?:if|si) (?<what>${named})(?: time)? ${notOpen}`;
const bare = anyOf(
  "(?:if not|if nothing is open|si no hay|si no se puede|si no)(?=,| then| entonces| pues)",
  "otherwise; or else; de lo contrario",
);
const notHad = anyOf(
  "if (?:you do not have|there is no|there is not)(?: anything| an opening)?(?: on| at| for)?",
  "si no (?:hay|tiene|tienen|queda)(?: nada| lugar| cupo)?(?: para| en)?",
);

const ends = String.raw`(?= ?(?:$|[.,;!?]))`;
/** "Thursday only if Wednesday is taken": the wish, up to where it begins, before its condition. */
const trailing = new RegExp(
  String.raw`(?<=^|[.,;!?] )(?:or |and |o |y )?(?<wish>[^.,;!?]+?)(?<! or| o| but| and| pero| y),? ${condition}${ends}`,
);
const trailingOr = new RegExp(String.raw` (?:or|o) (?<wish>[^.,;!?]+?)(?<! but| and| pero| y),? ${condition}${ends}`);
/** "If Wednesday is taken, then Thursday", "if not, Thursday" */
const leading = new RegExp(
  String.raw`\b(?:(?:and|but|or|y|pero|o) )?${condition},? (?:then |entonces )?(?<wish>[^.;!?]+)`,
);
const leadingBare = new RegExp(
  String.raw`(?:(?<=[.,;!?] )|(?:\b(?:and|or|but|y|o|pero) ))(?:and |or |y |o )?${bare},? (?:then |entonces |pues )?(?<wish>[^.;!?]+)`,
);
/** "If you have nothing on Wednesday, then Thursday" */
const leadingHad = new RegExp(
  String.raw`\b${notHad} (?<what>[^.,;!?]+?)(?:, (?:then |entonces )?| then | entonces )(?<wish>[^.;!?]+)`,
);

const lead = /^(?:(?:on|the|at|el|a las?) )+/;
const namesTime = new RegExp(
  anyOf(String.raw`\d; ${weekday}; ${weekdayInSpanish}; tomorrow; manana; noon; week; semana`),
);

/** "At 11, or if not a bit later" is a fallback to after 11. */
const hour = String.raw`\d{1,2}(?::\d\d)?(?: ?[ap]m)?`;
const aBit = "(?:a (?:little )?bit |a little |maybe |even |un po(?:co|quito) |algo )?";
const orLater = new RegExp(
  String.raw`(?<hour>${hour}),? (?:or|o|and|y) (?:if not|otherwise|else|maybe|si no(?: se puede)?),? ${aBit}(?:later|mas tarde(?:cito)?)\b`,
);
const withLater = (text: string): string =>
  text.replace(orLater, (...found) => {
    const { hour } = found.at(-1) as Record<string, string>;
    return `${hour}, if not, after ${hour}`;
  });

/** "Mornings are better but any time is ok" is a fallback to the whole day. */
const anyTime = new RegExp(
  String.raw`,? (?:but|though|pero|aunque) ${anyOf(
    "(?:really |honestly )?(?:any|whatever) ?(?:time|hour)(?: (?:of (?:the )?|that )day)?",
    "(?:a )?cualquier hora(?:rio)?(?: ese dia)?; a la hora que sea",
  )} ${anyOf("(?:is|would be|will be|works?|does)\\b; (?:me|nos|esta|queda|sirve|funciona)\\b")}[^.,;!?]*`,
);

/** A normal text without the words by which any time will do where the better one cannot be had; null where it has none. */
export const preferredIn = (text: string): string | null =>
  anyTime.test(text) ? text.replace(anyTime, "").trim() : null;

/** A normal text without a time that is wished for only where another cannot be had, and that time; null where there is none. */
export function fallbackIn(said: string): { text: string; fallback: string } | null {
  const text = withLater(said);
  for (const pattern of [trailingOr, trailing, leading, leadingHad, leadingBare]) {
    const found = pattern.exec(text);
    const wish = found?.groups?.wish;
    if (!found || !wish || !namesTime.test(wish)) continue;
    const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    // "If Saturday is gone, then Sunday" wishes for Saturday first.
    const what = (found.groups?.what ?? "").replace(lead, "");
    const first = before.includes(what) || !namesTime.test(what) ? "" : ` ${found.groups?.what} `;
    const rest = `${before}${first}${after}`.replace(/ {2,}/g, " ").trim();
    if (namesTime.test(rest)) return { text: rest, fallback: wish };
  }
  return null;
}

import { sentencesOf } from "../text/normal.ts";
import { weekday } from "./calendar-words.ts";

/*
 * The first or the last of the times there are: "what's your latest on Thursday", "as early as possible", "la última hora".
 */

const time =
  "(?:times?(?! (?:i|we|you|he|she|they|that)\\b)|slots?|openings?|ones?|appointments?|showings?|tours?|visits?|starts?|hours?)";
const followed = `(?: (?:open|available|possible))?(?: ${time}\\b| (?:on |that |this |for )?(?:${weekday}|day|tomorrow|today)\\b| (?:you|i|we) (?:have|got|can|could|do)\\b|\\W*$)`;
const hora = "(?:hora|horario|visita|cita|turno)";

const last = new RegExp(
  [
    `\\b(?:latest|last)${followed}`,
    "\\bthe later (?:one|time|slot)(?= of (?:those|them|these)\\b|\\W*$)",
    "\\b(?:as late as|how late|toward the end of the day)\\b",
    `\\b(?:la|el) ultim[ao] ${hora}\\b`,
    "\\b(?:l[oa] mas tarde|a mas tardar)\\b",
  ].join("|"),
);
const first = new RegExp(
  [
    `\\b(?:earliest|soonest)${followed}`,
    `\\bfirst ${time}\\b`,
    "\\b(?:as early as|how early)\\b",
    `\\b(?:la|el) primera? ${hora}\\b`,
    "\\b(?:lo mas temprano|lo antes que)\\b",
  ].join("|"),
);
/** "8 at the earliest" and "the latest I can do is 6" are bounds of one's own. */
const ofOwn = /\bat the (?:latest|earliest)\b|\b(?:latest|earliest) (?:i|we) (?:can|could)\b.*\d/;

/** Which end of the times there are a normal text asks for; null where it names none. */
export function endIn(text: string): "first" | "last" | null {
  if (ofOwn.test(text)) return null;
  if (last.test(text)) return "last";
  return first.test(text) ? "first" : null;
}

/** Whether the sentence that names an end asks which it is, and picks none: "what's the last one on Saturday?" */
export const asksOfEnd = (text: string): boolean =>
  sentencesOf(text).some((sentence) => endIn(sentence) !== null && asking.test(sentence) && !ofList.test(sentence));
const asking = /\?|\b(?:what|which|when|how|cual|que|cuando)\b/;
/** "Can we do the last one of those?" */
const ofList = /\b(?:of|de) (?:those|them|these|esos|esas|estos|estas|ellos|ellas)\b/;

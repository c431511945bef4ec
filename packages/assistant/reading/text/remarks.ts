import { isPointing } from "../questions/pointing.ts";
import { sayable } from "./normal.ts";
import { tells } from "./word-table.ts";

/*
 * Remarks: what somebody tells of who they are beside what they are after. "I'm a big reader, is Saturday open?" asks of
 * Saturday, and so does "I'm a single mom, is Saturday open?".
 */

const be = "(?:i ?['’]?m|i am|we ?['’]?re|we are|(?:we|they) both are|both of us are)";
const habits = "have|use|keep|love|like|speak|wear|practice|live on|receive|take|get";
const past = "served|did|never|grew up|was born|came here|became|just (?:got|turned|became|came)";
const have = `(?:(?:i|we)['’]?ve|(?:i|we)(?: both| all)? (?:${habits}|${past}))`;
const mine = "(?:my|our) \\p{L}+(?: \\p{L}+)? (?:is|are|has|have|uses?)";
const beInSpanish = "(?:yo |ya |nosotr[oa]s |apenas |no )*(?:soy|somos|estoy|estamos|me estoy|nos estamos)";
const habitsInSpanish =
  "tengo|tenemos|uso|usamos|recibo|recibimos|tomo|hablo|hablamos|viv(?:o|imos) del?|vivo con|viv[ií]mos con";
const pastInSpanish = "vengo de|serv[ií] en|nac[ií]|fui|nunca me|me dej[oó]";
const haveInSpanish = `(?:yo |ya |apenas |no |ambos )*(?:${habitsInSpanish}|${pastInSpanish})`;
const likeInSpanish = "(?:me|nos) (?:encanta|gusta|mudo|mudamos)n?";
const mineInSpanish = "(?:mi|nuestr[oa]) \\p{L}+ (?:es|está|tiene|usa)";
const opening = `(?:${[be, have, mine, beInSpanish, haveInSpanish, likeInSpanish, mineInSpanish].join("|")})(?!\\p{L})`;
const lead = "(?:(?:so|well|and|also|but|fyi|by the way|btw|just so you know|y|pues|bueno|además)[, ]+)?";
const remark = `${lead}${opening}[^,;.?!\\n]{1,70}?`;

/** How what one is after begins: "im a single mom and i want to see it". */
const onwardInEnglish = "i|i['’]d|we|we['’]d|would|want|can|could|my";
const onwardInSpanish = "quiero|queremos|quisiera|me gustaría|puedo|podemos|gano|ganamos";
const onward = `(?:${onwardInEnglish}|${onwardInSpanish})\\b`;
const askedInEnglish = [
  "(?:can|could|may) (?:i|we)",
  "how (?:much|many|do|can|big|old)",
  "(?:do|does|are|is) (?:you|they|the|it|there)",
  "what(?:['’]?s)?|when|where|got any|any other",
];
const askedInSpanish = "puedo|podemos|cu[aá]nto|c[oó]mo|cu[aá]ndo|tienen?|aceptan?|hay";
/** How a question begins that follows without a stop: "im a single mom can i see it saturday"; "no puedo" tells on. */
const asked = `(?:${[...askedInEnglish, askedInSpanish].join("|")})\\b`;
/** "My mother, who is 76" goes on with what was said. */
const goesOnOf = "(?!(?:who|whose|which|qui[eé]n(?:es)?|que) )";
const border = `(?:, ${goesOnOf}(?:so |and |y |así que )?|; | - | – |\\s(?:and|so|y|así que) (?=${onward})|(?<! no)\\s(?=${asked}))`;
const greeting =
  "(?:(?:hi|hello|hey|hola|good morning|good afternoon|good evening|buen[oa]s(?: d[ií]as| tardes| noches)?)[,! ]+)?";
const first = new RegExp(`^(\\s*${greeting})(${remark})(${border})(?=\\S)`, "iu");
const last = new RegExp(`(?:, |; | - | – )(${remark})[.!)]*\\s*$`, "iu");
/** "If I'm a student", "when I'm there": what makes a remark part of something else. */
const joined = "if|when|while|because|since|though|that|as|and|but|or|no|not|never";
const joinedInSpanish = "nunca|ya|yo|si|cuando|porque|que|y|o|pero";
/** A remark that follows without a stop. */
const unstopped = new RegExp(`(?<!\\b(?:${joined}|${joinedInSpanish})) (${opening}[^,;.?!\\n]{1,50})[.!)]*\\s*$`, "iu");
/** What ends a sentence ends what is left of it. */
const stop = /[.?!\n]*$/;
const sentence = /[^.?!\n]+(?:[.?!](?=\S)[^.?!\n]+)*[.?!\n]*/g;

const isOfRemark = tells(
  {
    en: [
      "mind; matter; issue; problem; trouble; against; bother; okay; welcome; discriminat*",
      "(rent to|renting to|accept|take) {people}",
    ],
    es: ["problema; importa; molesta; acept* {people}"],
  },
  { people: "us; me; people; family; familia; gente; personas" },
);

/** "Does that count", and not "what counts". */
const mayCount = /\bcount\b/;

/** "Will the landlord mind", "is that a problem", "do you rent to people like us": asks of the remark before it. */
export const asksOfRemark = (text: string): boolean => isPointing(text) || isOfRemark(text) || mayCount.test(text);

/** What is asked of words that may be a remark. `isApart`: they stand apart from what is said beside them. */
type IsRemark = (words: string, isApart: boolean) => boolean;

/** A text without its remarks, and these. A sentence that is all of it is no remark: it stands beside nothing. */
export function withoutRemarks(text: string, isRemark: IsRemark): { rest: string; remarks: readonly string[] } {
  const remarks: string[] = [];
  const isTaken = (words: string | undefined, isApart = true): boolean => {
    if (words === undefined || !isRemark(words.trim(), isApart)) return false;
    remarks.push(words.trim());
    return true;
  };
  const sentences = text.match(sentence) ?? [];
  const mayBeRemark = (whole: string): boolean => sentences.length > 1 && !whole.includes("?");
  const kept = sentences.map((whole) => {
    const before = remarks.length;
    const opened = first.exec(whole);
    const rest =
      opened && isTaken(opened[2], /[^ ]/.test(opened[3] as string))
        ? `${opened[1]}${whole.slice(opened[0].length)}`
        : whole;
    const [end = ""] = stop.exec(whole) ?? [];
    const closed = last.exec(rest);
    if (closed && isTaken(closed[1])) return rest.slice(0, closed.index) + end;
    const trailing = unstopped.exec(rest);
    if (trailing && isTaken(trailing[1], false)) return rest.slice(0, trailing.index) + end;
    return remarks.length === before && mayBeRemark(whole) && isTaken(whole) ? end : rest;
  });
  // Where a sentence goes, the line it ended ends all the same.
  const rest = kept.map((part) => (sayable.test(part) ? part : part.replace(/[^\n]/g, ""))).join("");
  return { rest: remarks.length > 0 ? rest.trim() : text, remarks };
}

import { isPointing } from "./pointing.ts";

/*
 * Remarks: what somebody tells of who they are beside what they are after. "I'm a big reader, is Saturday open?" asks of
 * Saturday, and so does "I'm a single mom, is Saturday open?".
 */

const be = "(?:i ?['’]?m|i am|we ?['’]?re|we are|(?:we|they) both are|both of us are)";
const have =
  "(?:i|we)(?: both| all)? (?:have|['’]ve|use|keep|love|like|speak|wear|practice|just got|just became|just came)";
const mine = "(?:my|our) \\p{L}+(?: \\p{L}+)? (?:is|are|has|have|uses?)";
const beInSpanish = "(?:yo |ya |nosotr[oa]s |apenas |no )*(?:soy|somos|estoy|estamos|me estoy|nos estamos)";
const haveInSpanish =
  "(?:yo |ya |apenas |no |ambos )*(?:tengo|tenemos|uso|usamos|recibo|recibimos|vivo de|vivimos de|hablo|hablamos)";
const likeInSpanish = "(?:me|nos) (?:encanta|gusta|mudo|mudamos)n?";
const mineInSpanish = "(?:mi|nuestr[oa]) \\p{L}+ (?:es|está|tiene|usa)";
const opening = `(?:${[be, have, mine, beInSpanish, haveInSpanish, likeInSpanish, mineInSpanish].join("|")})\\b`;
const lead = "(?:(?:so|well|and|also|but|fyi|by the way|btw|just so you know|y|pues|bueno|además)[, ]+)?";
const remark = `${lead}${opening}[^,;.?!\\n]{1,70}?`;

const onward =
  "(?:i|i['’]d|we|we['’]d|would|want|can|could|my|quiero|queremos|quisiera|me gustaría|puedo|podemos|gano|ganamos)\\b";
const border = `(?:, (?:so |and |y |así que )?|; | - | – |\\s(?:and|so|y|así que) (?=${onward}))`;
const first = new RegExp(`^(\\s*)(${remark})${border}(?=\\S)`, "iu");
const last = new RegExp(`(?:^\\s*|, |; | - | – )(${remark})[.!)]*\\s*$`, "iu");
const sentence = /[^.?!\n]+(?:[.?!](?=\S)[^.?!\n]+)*[.?!\n]*/g;
const opens = new RegExp(`\\b${opening}`, "iu");

const people = "(?:us|me|people|famil(?:y|ies)|familias?|gente|personas)";
const isMinded = "mind|matters?|issues?|problems?|trouble|against|bother|okay|ok|count|problema|importa|molesta";
const isWelcome = `welcome|discriminat\\w+|(?:rent(?:ing)? to|accept|take|acept\\w+) ${people}`;
const ofRemark = new RegExp(`\\b(?:${isMinded}|${isWelcome})\\b`);

/** "Will the landlord mind", "is that a problem", "do you rent to people like us": asks of the remark before it. */
export const asksOfRemark = (text: string): boolean => isPointing(text) || ofRemark.test(text);

/** A text without its remarks, and these; each is asked about. */
export function withoutRemarks(
  text: string,
  isRemark: (words: string) => boolean,
): { rest: string; remarks: readonly string[] } {
  const remarks: string[] = [];
  const isTaken = (words: string | undefined): boolean => {
    if (words === undefined || !isRemark(words.trim())) return false;
    remarks.push(words.trim());
    return true;
  };
  if (!opens.test(text)) return { rest: text, remarks };
  const kept = (text.match(sentence) ?? []).map((whole) => {
    const opened = first.exec(whole);
    const rest = opened && isTaken(opened[2]) ? whole.slice(opened[0].length) : whole;
    const closed = last.exec(rest);
    return closed && isTaken(closed[1]) ? rest.slice(0, closed.index) : rest;
  });
  const rest = kept.filter((part) => /[\p{L}\p{N}]/u.test(part)).join("");
  return { rest: remarks.length > 0 ? rest.trim() : text, remarks };
}

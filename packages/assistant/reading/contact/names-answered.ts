import { topicsIn } from "../../topics.ts";
import { isNature } from "../people/trait-words.ts";
import { anyOf } from "../text/any-of.ts";
import { normal, tokensOf } from "../text/normal.ts";
import { numberOrAddress, numberOrAddressAlone } from "./addresses.ts";
import {
  aboutNumbers,
  aCount,
  aDate,
  capitalised,
  fullStop,
  isFirstOfTwo,
  isNoWord,
  isOfExamples,
  label,
  notNames,
  saysWho,
} from "./name-words.ts";

const capitals =
  /^(?:(?:sure|yes|ok|okay|si|sí|claro|hi|hola|hello|hey)[,.! ]+)?((?:\p{Lu}[\p{L}'’.-]+)(?:\s+(?:de |del |la |y )?\p{Lu}[\p{L}'’.-]*){0,3})/u;

/** "Sure, Robin Vale": the words in capitals that an answer begins with. */
export function bareName(text: string): string | null {
  if (aDate.test(text)) return null;
  const found = capitals.exec(text.replace(/^[\s,;:|–-]+/, ""))?.[1]?.replace(fullStop, "");
  const isNone = (word: string, at: number, words: string[]) => notNames.test(word) && !isFirstOfTwo(words, at);
  return !found || found.split(/\s+/).some(isNone) ? null : found;
}

/** "deshawn", "andre. And what's the total", "soy ramiro": one or two words of no example that are the first sentence. */
export function nameAnswered(text: string): string | null {
  const [first = ""] = text.split(/(?<=[.!?])\s+|\n/);
  const words = first.replace(/[.!]+$/, "").replace(/^(?:(?:claro|sure|yes|s[ií]),? )?(?:soy|im|i['’]m) /i, "");
  const isName =
    upToTwoWords.test(words) &&
    !isNature(words) &&
    !words
      .split(" ")
      .some((word) => isSaidAlone.test(word) || notNames.test(word) || label.test(word) || isOfExamples(word));
  return isName ? words.split(" ").map(capitalised).join(" ") : null;
}

/** What people answer in one word, written small; in a capital "Simon" and "Roger" are somebody. */
const saidAlone = anyOf(
  "gotcha; yessir; aight; ight; alr; a'?ight; ok'd; okis; oki; dokey; bet; dope; lit; sweet; word; sup; heyy+; wut; lmao; lol",
  "whoops; oops; brb; hmm?; hm; ty; tysm; thx; np; nvm; absolutely; definitely; certainly; understood; noted; roger; copy",
  "agreed; confirmed; correct; exactly; indeed; cheers; blessings; lovely; wonderful; fantastic; excellent; deal; whatever",
  "confirm[oa]; confirmad[oa]; entendid[oa]; enterad[oa]; recibid[oa]; excelente; genial; perfect[oa]; list[oa]; vale; dale",
  "and[aá]le; [oó]rale; simon; sip; nel; nop; yas; obvio; chid[oa]; hech[oa]; correct[oa]; exact[oa]; cierto; seguro; supuesto",
  "afirmativo; negativo; efectivamente; igualmente; jaj?a; (?:ja)+; adi[oó]s; ciao; chao; hola+; saludos; bendiciones; ningun[oa]",
);

const isSaidAlone = new RegExp(`^${saidAlone}$`);

const upToTwoWords = /^\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]*)?$/u;

/** "lena b, 614 555 0166": two or three words and nothing else beside an address or a number; or "Maya", in a capital. */
export function nameBeside(rest: string): string | null {
  const words = rest
    .replace(saysWho, "")
    .split(/[\s,;:|.–-]+/u)
    .filter(Boolean);
  const isName = (word: string, at: number) =>
    /^[\p{L}'’]+$/u.test(word) &&
    ((at > 0 && word.length === 1) || ![notNames, label, aboutNumbers, aCount].some((other) => other.test(word)));
  const isEnough = words.length >= 2 ? words.length <= 3 : saysWho.test(rest) || /^\p{Lu}\p{Ll}/u.test(words[0] ?? "");
  return isEnough && words.every(isName) ? words.map(capitalised).join(" ") : null;
}

/**
 * "dan kessler, 208 555 0131, moving sept 1": two or three words, or one that was asked for, right before a number or an
 * address, the last of no example.
 */
export function nameInList(text: string, isAsked: boolean): string | null {
  const parts = text.split(/[,;\n]|(?<=[.!?])\s+/).map((part) => part.trim());
  const names = parts.flatMap((part, at) => {
    const place = part.search(numberOrAddress);
    const before = place >= 0 ? part.slice(0, place) : numberOrAddressAlone.test(parts[at + 1] ?? "") ? part : "";
    return before === "" ? [] : [before.replace(leadIn, "").trim()];
  });
  const found = names.find((name) => (isAsked || name.includes(" ")) && isSomebody(name));
  return found && !isNature(found) ? found.split(/\s+/).map(capitalised).join(" ") : null;
}

/** "Sure its tomas rivera" */
const leadIn =
  /^(?:(?:sure|yes|yeah|ok|okay|hi|hey|sorry|oh|claro|si|sí)[, ]+)*(?:(?:it['’]?s|its|im|i['’]m|and|y|con)\s+)?/i;

function isSomebody(part: string): boolean {
  const words = part.split(/\s+/);
  const isName = (word: string, at: number) =>
    (at > 0 && /^\p{L}$/u.test(word)) ||
    (/^[\p{L}'’-]{2,}$/u.test(word) && ![notNames, label, aCount, aboutNumbers].some((other) => other.test(word)));
  const least = words.length === 1 ? lettersOfOne : 1;
  return (
    words.length <= mostWords &&
    words.every(isName) &&
    isNoWord(words.length === 1 ? part.toLowerCase() : (words.at(-1) ?? "")) &&
    part.length >= least &&
    topicsIn(tokensOf(normal(part))).length === 0
  );
}

/** A single word in small letters is a name only where it is of some length. */
const lettersOfOne = 4;

/** "I gave it, pat", "ya se lo di, Rosa", "its renee": what answers the question for the name. */
const fillers = `(?:(?:ya|yes|yeah|ok|okay|no|lol|sorry|hey|um)[,. ]+)*`;

export const again = new RegExp(
  String.raw`^${fillers}${anyOf(
    String.raw`(?:(?:i|we) )?(?:already |just )?(?:gave|told|said|sent)\b[^,.:]{0,20}[,.:]`,
    String.raw`(?:ya )?(?:se |te )?(?:lo |le )?(?:di|dije)\b[^,.:]{0,12}[,.:]; it['’]?s; es`,
  )}\s*(?:it['’]?s\s+|es\s+)?`,
  "i",
);

const mostWords = 3;

export function nameSaidAgain(text: string): string | null {
  const opening = again.exec(text.trim())?.[0];
  const words =
    opening === undefined
      ? []
      : text
          .trim()
          .slice(opening.length)
          .split(/[\s,;:|.!–-]+/u)
          .filter(Boolean);
  const isName = (word: string, at: number) =>
    (at > 0 && /^\p{L}$/u.test(word)) ||
    (/^[\p{L}'’]{2,}$/u.test(word) && !notNames.test(word) && !aboutNumbers.test(word) && isNoWord(word));
  return words.length > 0 && words.length <= mostWords && words.every(isName) ? words.map(capitalised).join(" ") : null;
}

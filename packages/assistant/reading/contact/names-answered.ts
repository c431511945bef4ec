import { isNature } from "../people/trait-words.ts";
import { anyOf } from "../text/any-of.ts";
import { isGivenName } from "./given-names.ts";
import {
  aDate,
  alsoNames,
  betweenSentences,
  capitalised,
  fullStop,
  isFirstOfTwo,
  isOfExamples,
  isOfNoName,
  isPraise,
  isSaidAlone,
  label,
  mayBeName,
} from "./name-words.ts";

const capitals =
  /^(?:(?:sure|yes|ok|okay|si|sí|claro|hi|hola|hello|hey)[,.! ]+)?(\p{Lu}(?:[\p{L}'’-]|(?<!\p{L}{3})\.)+(?:\s+(?:de |del |la |y )?\p{Lu}(?:[\p{L}'’-]|(?<!\p{L}{3})\.)*){0,3})/u;

/** "Sure, Robin Vale": the words in capitals that an answer begins with. */
export function bareName(text: string): string | null {
  if (aDate.test(text)) return null;
  const found = capitals.exec(text.replace(/^[\s,;:|–-]+/, ""))?.[1]?.replace(fullStop, "");
  const isNone = (word: string, at: number, words: string[]) => isOfNoName(word) && !isFirstOfTwo(words, at);
  if (!found || found.split(/\s+/).some(isNone)) return null;
  // A message begins with a capital whatever it says: "Cash", "Furnished", "Social Security and my job".
  const words = found.split(" ");
  const mayBeWords = words.length === 1 || !text.trim().endsWith(found);
  const isWords = words.every((word) => (isOfExamples(word) || isPraise(word)) && !isGivenName(word));
  return mayBeWords && isWords && !isFirstOfTwo(words, 0) ? null : found;
}

/** "deshawn", "andre. And what's the total", "soy ramiro": one or two words of no example that are the first sentence. */
export function nameAnswered(text: string): string | null {
  const [first = ""] = text.split(betweenSentences);
  const words = first.replace(/[.!]+$/, "").replace(/^(?:(?:claro|sure|yes|s[ií]),? )?(?:soy|im|i['’]m) /i, "");
  const isName =
    upToTwoWords.test(words) &&
    !isNature(words) &&
    !words
      .split(" ")
      .some(
        (word) =>
          !isGivenName(word) &&
          (isOfExamples(word) ||
            isPraise(word) ||
            isOfNoName(word) ||
            [isSaidAlone, label].some((no) => no.test(word))),
      );
  return isName ? words.split(" ").map(capitalised).join(" ") : null;
}

const upToTwoWords = /^\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]*)?$/u;

const verb = "(?:gave|told|said|sent|typed|wrote|put)";
const fillers = `(?:(?:ya|yes|yeah|ok|okay|no|lol|sorry|hey|um)[,. ]+)*`;
/** "I gave it, pat", "ya se lo di, Rosa", "its renee": what answers the question for the name. */
const again = new RegExp(
  String.raw`^${fillers}${anyOf(
    String.raw`(?:(?:i|we) )?(?:already |just )?${verb}\b[^,.:]{0,20}[,.:]`,
    String.raw`(?:ya )?(?:se |te )?(?:lo |le )?(?:di|dije)\b[^,.:]{0,12}[,.:]; (?:it['’]?s|es)\b`,
  )}\s*(?:it['’]?s\s+|es\s+)?`,
  "i",
);
/** "DALE. i typed that already" */
const before = new RegExp(
  String.raw`^${fillers}([\p{L}'’ -]{2,30}?)[,.!]*\s+(?:(?:i|we) (?:already |just )?${verb}|ya (?:se |te )?(?:lo |le )?(?:di|dije))\b`,
  "iu",
);

const mostWords = 3;
const isAlsoName = new Set(alsoNames.toLowerCase().split("|"));

/** The name that a renter gives once more, with a word that it was given already. */
export function nameSaidAgain(text: string): string | null {
  const said = text.replace(/^[\s,;:.–-]+/, "").trim();
  const opening = again.exec(said)?.[0];
  const found = opening === undefined ? before.exec(said)?.[1] : said.slice(opening.length).split(/[,;:|.!?\n]/)[0];
  const words = (found ?? "").split(/[\s–-]+/u).filter(Boolean);
  const isName = (word: string, at: number) =>
    (at > 0 && /^\p{L}$/u.test(word)) ||
    mayBeName(word.toLowerCase()) ||
    (opening === undefined && isAlsoName.has(word.toLowerCase()));
  return words.length > 0 && words.length <= mostWords && words.every(isName)
    ? words.map((word) => capitalised(word === word.toUpperCase() ? word.toLowerCase() : word)).join(" ")
    : null;
}

import { family, partners } from "../people/relatives.ts";
import { isNature } from "../people/trait-words.ts";
import { anyOf } from "../text/any-of.ts";
import { matchesOf } from "../text/matches.ts";
import { isGivenName } from "./given-names.ts";
import {
  anybody,
  capitalised,
  isFirstOfTwo,
  isNames,
  isOfNoName,
  label,
  mayBeName,
  oneToThreeNames,
} from "./name-words.ts";

const kin = `(?:${partners}|${family})`;
const ownName = String.raw`(?<!\b(?:his|her|their|its|whose|\p{L}+['’]s?|(?:my|our) \p{L}+s|${kin}s)\s)name(?: is|['’]s)`;
/** "My names dre" */
const ownNames = String.raw`(?<=^\W*|\bmy |[.,;!?] )names`;

const underName = "under (?:(?:her|his|their|my|the) )?name(?: of|:|,)?; a nombre de";

const introduced = anyOf(
  "name:; this is; i['’]?m(?: called)?; i am(?: called)?; it['’]?s; call me; myself",
  "me llamo; mi nombre es; nombre(?: completo)?:; le (?:habla|escribe|saluda); soy; (?<=\\by )yo(?: soy)?",
  ownName,
  ownNames,
  underName,
);

const title = String.raw`(?:(?:l[ao]|el)\s+(?:señora?|señorita|sra?\.?)\s+|doña\s+)?`;

const upToThreeWords = String.raw`[\p{L}][\p{L}'’-]*(?:\s+[\p{L}][\p{L}'’-]*){0,2}`;

const named = new RegExp(String.raw`(?:\b${introduced}\s+${title})(${upToThreeWords})`, "giu");

/** "Marcus here", "Hey, Odessa here again": who writes. */
export function nameOfWriter(text: string): string | null {
  const small = writerHereSmall.exec(text)?.[1];
  if (small !== undefined && isGivenName(small)) return capitalised(small);
  const name = writerHere.exec(text)?.[1];
  return name !== undefined && isNames(name) && !anybody.test(name) ? name : null;
}

const writerIs = (name: string) =>
  new RegExp(
    String.raw`(?:^|[.!?,] |\n)(?:[Hh](?:ey|i|ello|ola),? )?(${name}) here\b(?! (?:is|are|at|in|for|to)\b)`,
    "u",
  );
const writerHere = writerIs(oneToThreeNames);
const writerHereSmall = writerIs(String.raw`\p{Ll}{2,}`);

/**
 * "Can somebody call me please? My name is Omar": where no name follows the first words, one may follow the next, and one
 * said to be the name comes before "I'm diabetic". Beside an address, or where one was asked for, it may be written small.
 */
export function nameIn(text: string, isExpected = false): string | null {
  const found = matchesOf(text, named)
    .filter(isNoDenial)
    .map(({ 0: opening, 1: words = "", index }, place) => {
      const isIntroduced = introduces.test(place === 0 ? text.slice(0, index + opening.length) : opening);
      const small = isIntroduced ? undefined : smallName.exec(text.slice(index))?.[1];
      const isSurely = ofOneself.test(opening) && isGivenName(small?.split(" ")[0] ?? "");
      if (small !== undefined && (isExpected || isSurely) && isSmallName(small))
        return { place: placeOf(opening), name: small.split(" ").map(capitalised).join(" ") };
      const after = text.slice(index + opening.length);
      if (!isIntroduced && saysMore.test(after)) return { place: placeOf(opening), name: null };
      return { place: placeOf(opening), name: nameFrom(withoutTitle(opening, words).split(/\s+/), isIntroduced) };
    });
  const names = found.filter(({ name }) => name !== null);
  return names.toSorted((one, other) => one.place - other.place)[0]?.name ?? null;
}

const isKin = new RegExp(`^${kin}$`, "i");

/** Which of several names is the writer's: one said to be it, then whoever they say they are, then one that a thing is put under. */
const placeOf = (opening: string): number => (isUnder.test(opening) ? 2 : introduces.test(opening) ? 0 : 1);
const isUnder = new RegExp(`^${anyOf(underName)}`, "i");

/** "its dre i said so", "im dre, 208 555 0131": what is said in passing after it ends the name. */
const smallName = new RegExp(
  String.raw`^(?:${introduced})\s+(\p{Ll}[\p{L}'’-]+(?: \p{Ll}[\p{L}'’-]+)?)(?=\s*(?:$|[^\p{L}\s]| (?:i|my|mi|and|n|y|btw|again|here|ya|from)\b))`,
  "iu",
);
const isSmallName = (words: string): boolean => words.split(" ").every(mayBeName) && !isNature(words);

/** "Im tom", and not "its april" */
const ofOneself = /^(?:i['’]?m|i am|this is|soy)\s/i;

/** "I'm Anxious to move" goes on where a name would not. */
const saysMore = /^\s*(?:to|about|of|that|than)\b/i;

/** "Soy don Pedro", but "it's Don Kessler". */
const withoutTitle = (opening: string, words: string): string =>
  /\b(?:soy|llamo|nombre)\b/i.test(opening) ? words.replace(/^don\s+(?=\p{L})/iu, "") : words;

/** "My name isn't Iris" tells whose name it is not. */
const isNoDenial = ({ 1: words = "", index = 0, input = "" }: RegExpMatchArray): boolean =>
  !/^(?:not|no)\b/i.test(words) && !/\bno\s+$/i.test(input.slice(0, index));

/** The same of a normal text, whoever it is instead. */
export const deniesName =
  /\b(?:my name is not|(?:that|this) is not my name|mi nombre no es|ese no es mi nombre|no me llamo)\b/;

const introduces = /\b(?:names?|llamo|nombre|called|call me)\b/i;

function nameFrom(words: readonly string[], isIntroduced: boolean): string | null {
  const kept: string[] = [];
  for (const [at, word] of words.entries()) {
    const isName =
      word !== "" &&
      (!isOfNoName(word) || isFirstOfTwo(words, at)) &&
      !(at > 0 && label.test(word)) &&
      !/^(?:and|y|with|con|from|but|by|btw|here|por|calling)$/i.test(word);
    if (!isName || (!isIntroduced && !/^\p{Lu}/u.test(word))) break;
    kept.push(word);
  }
  // "I'm Puerto Rican" says what one is, and "I'm Theo's mom" whose.
  if (!isIntroduced && (isNature(kept.join(" ")) || isKin.test(words[kept.length] ?? ""))) return null;
  return kept.length > 0 ? kept.map(capitalised).join(" ") : null;
}

import {
  bornTogether,
  isAbsent,
  isAdding,
  isAgeUnit,
  isAnimal,
  isArticle,
  isCouple,
  isHead,
  isHedge,
  isJoiner,
  isLiving,
  isMeasure,
  isOwner,
  isPause,
  isResult,
  isSelf,
  isStop,
  isUs,
  namedBy,
  numberIn,
} from "./person-words.ts";

/*
 * The items of a list of people: "me", "my wife", "our 2 little girls", "3 chamacos", and totals such as "4 of us".
 */

/** Somebody, or a count of people, at words `from` to `to`. */
export type Item = {
  from: number;
  to: number;
  people: number;
  is: "self" | "kin" | "own-child" | "counted" | "grown" | "nobody" | "total" | "pair";
};

/** The words and marks of a normal text, figures apart from what is written onto them. */
export const wordsIn = (text: string): string[] =>
  text
    .replace(/\bnada mas\b|\b(?:no one|nobody) (?:else )?but\b/g, "only")
    .replace(agesAside, "")
    .replace(agesBehind, "")
    .replace(/(\d)(?=(?!st|nd|rd|th|k\b)[a-z])/g, "$1 ")
    .match(/\d+(?:[.,:/]\d+)*[a-z]*|[\p{L}][\p{L}']*|[$,.:!?()&+/]/gu) ?? [];

const severalAges = String.raw`\d{1,2}(?:(?:,| and| y| &) ?\d{1,2})*`;
const inYears = "(?: (?:years?|yrs?|months?|mos?|anos|meses)(?: old)?)";
/** "(5 and 9)", "who is 81", "de 6 y 10 anos": how old somebody is, of whom the list goes on. */
const agesAside = new RegExp(
  ` (?:\\((?:ages? )?${severalAges}${inYears}?\\)|(?:who|que) (?:is|are|tienen?) ${severalAges}${inYears}?(?![\\w,.]*\\d)\\b|de ${severalAges}${inYears})`,
  "g",
);

const ofSeveral = "kids|children|boys|girls|sons|daughters|hijos|hijas|ninos|ninas|nenes";
/** "3 kids 9 6 and 2 and me": the ages of those just counted, without a word for it. */
const agesBehind = new RegExp(
  String.raw`(?<=\b(?:${ofSeveral}),?) (?:ages? |de )?\d{1,2}(?:(?:,| and| y| &)? \d{1,2})+(?= (?:and|y|plus|&) )`,
  "g",
);

/** The item that begins at a word, in a list that has begun or not; null where none does. */
export const itemAt = (words: readonly string[], at: number, isOn: boolean): Item | null =>
  totalAt(words, at) ?? selfAt(words, at) ?? agedAt(words, at) ?? namedAt(words, at, isOn);

const isEnd = (word: string | undefined): boolean => word === undefined || isPause(word);

const families = new Set(["family", "household", "group", "party", "total", "familia", "grupo", "hogar"]);
const sumWords = new Set(["total", "altogether", "all", "todo"]);
const openers = new Set(["somos", "seriamos", "seremos", "seamos", "quedamos", "viviriamos"]);

/** "4 of us", "family of five", "somos 4", "us two", "so 3": how many in all. */
function totalAt(words: readonly string[], at: number): Item | null {
  const word = words[at] as string;
  const after = words[at + 1];
  if (families.has(word) && (after === "of" || after === "de")) return total(words, at, at + 2);
  if (word === "both" && after === "of" && words[at + 2] === "us")
    return { from: at, to: at + 3, people: 2, is: "pair" };
  if (isArticle(word) || /^(?:section|seccion|each|or|o)$/.test(words[at - 1] ?? "")) return null;
  if (word === "pair" && after === "of" && words[at + 2] === "us")
    return { from: at, to: at + 3, people: 2, is: "pair" };
  const people = numberIn(word);
  if (people === null || people === 0) return null;
  const ofUs = (after === "of" || after === "de") && (isUs(words[at + 2]) || words[at + 2] === "me") ? at + 3 : null;
  if (ofUs && people === 1) return null;
  if (ofUs) return { from: at, to: ofUs, people, is: isKnownPair(words, at, people) ? "pair" : "total" };
  const head = [at + 1, at + 2].find((place) => isHead(words[place]));
  if (head && (head === at + 1 || (people > 1 && !isStop(after) && !isMore(after))))
    return { from: at, to: head + 1, people, is: "total" };
  const sum = after === "in" || after === "en" ? at + 2 : at + 1;
  if (sumWords.has(words[sum] ?? "")) return { from: at, to: sum + 1, people, is: "total" };
  if (isUs(words[at - 1]) && (isEndOrJoin(after) || isSelf(after)))
    return { from: at, to: at + 1, people, is: people === 2 ? "pair" : "total" };
  // "Three of us now and four by winter"
  if (later.has(after ?? "") && isJoiner(words[at - 1]) && words.slice(0, at).some((each) => nowWords.has(each)))
    return { from: at, to: at + 1, people, is: "total" };
  if (people === 2 && words[at - 1] === "los" && !isNamedGroup(after))
    return { from: at, to: at + 1, people, is: "pair" };
  if (!isOpened(words, at)) return null;
  return { from: at, to: after && (isGroup(after) || isAdults(after)) ? at + 2 : at + 1, people, is: "total" };
}

const nowWords = new Set("now today currently ahora ahorita hoy".split(" "));
const later = new Set("by in come once when soon later starting after para en desde cuando luego despues".split(" "));

/** "Los 2 cipotes", and not "los dos trabajamos": two of whoever the word is for. */
const isNamedGroup = (word: string | undefined): boolean =>
  word !== undefined && isGroup(word) && !/[aei]mos$/.test(word);

/** "The two of us" is of those two, who may be some of more. */
const isKnownPair = (words: readonly string[], at: number, people: number): boolean =>
  people === 2 && words[at - 1] === "the";
const isMore = (word: string | undefined): boolean => word === "other" || word === "more" || word === "others";

function total(words: readonly string[], from: number, at: number): Item | null {
  const people = numberIn(words[at]);
  return people === null ? null : { from, to: at + 1, people, is: "total" };
}

/** "We are just 3", "so 4": whether words before a bare count say that it is of people. */
function isOpened(words: readonly string[], at: number): boolean {
  let before = at - 1;
  while (isHedge(words[before]) && !isVerbOfBeing(words, before)) before -= 1;
  const after = words[at + 1];
  if (isResult(words, before)) return isEnd(after);
  // "Somos 2 adultos y un bebé" adds up, "somos 4 compañeros" are all.
  if (openers.has(words[before] ?? "")) return namedBy(after) === null || isGroup(after as string);
  return (
    isVerbOfBeing(words, before) &&
    isOfPeople(words, before) &&
    (isEnd(after) || isJoiner(after) || goesOn.has(after as string) || isGroup(after as string))
  );
}
const goesOn = new Set(
  "now right ahorita le who looking moving living in en personas instead max plus adults".split(" "),
);
/** "We are four friends", "we're two teachers" */
const isGroup = (word: string): boolean =>
  (namedBy(word)?.is === "grown" && !isAdults(word)) ||
  (/^[a-z]{4,}s$/.test(word) && !isStop(word) && !isAnimal(word) && !isMeasure(word) && namedBy(word) === null);
const isAdults = (word: string): boolean => word.startsWith("adult");
const isVerbOfBeing = (words: readonly string[], at: number): boolean => words[at] === "are" || words[at] === "be";
const isOfPeople = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some((word) => word === "we" || word === "there");

const parents = new Set("mom mother dad father parent mama papa madre padre".split(" "));
const single = new Set(["single", "soltera", "soltero"]);

/** Who writes: "me", "yo", "a single mom". */
function selfAt(words: readonly string[], at: number): Item | null {
  const word = words[at] as string;
  if (isSelf(word)) return isSubjectAlone(words, at) ? null : { from: at, to: at + 1, people: 1, is: "self" };
  if (word === "mi" && isEndOrJoin(words[at + 1])) return { from: at, to: at + 1, people: 1, is: "self" };
  if (isUs(word) && isEndOrJoin(words[at + 1])) return { from: at, to: at + 1, people: 2, is: "self" };
  const lone = isArticle(word) ? at + 1 : at;
  const pair = words.slice(lone, lone + 2);
  const isLone = pair.some((each) => single.has(each)) && pair.some((each) => parents.has(each));
  return isLone ? { from: at, to: lone + 2, people: 1, is: "self" } : null;
}
const isEndOrJoin = (word: string | undefined): boolean => isEnd(word) || isJoiner(word);
/** "And I make 2000" tells of oneself, and of nobody beside. */
const isSubjectAlone = (words: readonly string[], at: number): boolean =>
  (words[at] === "i" || words[at] === "yo") &&
  isStop(words[at + 1]) &&
  !(isAdding(words[at - 1]) && hasChildren(words, at + 1)) &&
  !isJoiner(words[at + 1]) &&
  !isOwner(words[at + 1]) &&
  !/^(?:are|looking)$/.test(words[at + 1] ?? "") &&
  !(/^(?:will|would|want|need|a)$/.test(words[at + 1] ?? "") && words.slice(at + 2, at + 6).some(isLiving));

/** "My wife and I have 3 kids" tells of both, and of the children. */
const hasChildren = (words: readonly string[], at: number): boolean =>
  /^(?:have|got|tenemos)$/.test(words[at] ?? "") &&
  /^(?:counted|own-child)$/.test(itemAt(words, at + 1, false)?.is ?? "");

/** "Our 3 year old", "a 2 and 5 year old": children by their ages alone. */
function agedAt(words: readonly string[], at: number): Item | null {
  const start = isOwner(words[at]) || isArticle(words[at]) ? at + 1 : at;
  const several = bornTogether(`${words[start]}s`) ?? numberIn(words[start]) ?? 1;
  if (several > 1 && /^\d{1,2}$/.test(words[start + 1] ?? "") && areYearsOld(words, start + 2))
    return { from: at, to: start + 4, people: several, is: "own-child" };
  let place = start;
  let people = 0;
  while (/^\d{1,2}$/.test(words[place] ?? "")) {
    people += 1;
    place += 1;
    if (isAgeUnit(words[place]) || !isJoiner(words[place])) break;
    place += isArticle(words[place + 1]) ? 2 : 1;
  }
  if (people === 0 || !isAgeUnit(words[place]) || !/^olds?$/.test(words[place + 1] ?? "")) return null;
  const to = place + 2;
  // "The 2 year old, twins who are 6" are two of a list.
  const named = isPause(words[to] ?? "")
    ? undefined
    : [to, to + 1].find((next) => namedBy(words[next]) || isAnimal(words[next]));
  if (named === undefined) return { from: at, to, people, is: "own-child" };
  return isAnimal(words[named])
    ? { from: at, to: named + 1, people: 0, is: "nobody" }
    : { from: at, to: named + 1, people: 1, is: "kin" };
}

const areYearsOld = (words: readonly string[], at: number): boolean => isAgeUnit(words[at]) && words[at + 1] === "olds";

/** "Two adults", "my little girl", "gf": somebody named, or an animal, which is nobody. */
function namedAt(words: readonly string[], at: number, isOn: boolean): Item | null {
  if (words[at] === "no" || words[at] === "sin" || words[at] === "zero" || words[at] === "0") {
    const place = nounAfter(words, at + 1);
    return place === null ? null : { from: at, to: place + 1, people: 0, is: "nobody" };
  }
  const isOwned = isOwner(words[at]);
  const numbered = isOwned ? at + 1 : at;
  const number = numberIn(words[numbered]);
  const place = nounAfter(words, number === null ? numbered : numbered + 1);
  const isBegun = isOwned || number !== null;
  if (place === null)
    return isOn && isOwned && !isEnd(words[at + 1]) && !isStop(words[at + 1]) && isEnd(words[at + 2])
      ? { from: at, to: at + 2, people: 0, is: "nobody" }
      : null;
  if (!isBegun && place !== at && !isOn) return null;
  const noun = words[place] as string;
  const item = { from: at, to: words[place + 1] === "in" && words[place + 2] === "law" ? place + 3 : place + 1 };
  if (isAnimal(noun)) return { ...item, people: 0, is: "nobody" };
  if (isCouple(noun) && !isOwned && words[place + 1] !== "of") return { ...item, people: 2, is: "grown" };
  const named = namedBy(noun);
  if (named === null) return null;
  if (/^'/.test(words[place + 1] ?? "")) return null;
  const people = number ?? bornTogether(noun) ?? (named.isSeveral ? 2 : 1);
  const isCounted = number !== null && !isOwned && !isArticle(words[numbered]);
  const is = isCounted ? (named.is === "child" ? "counted" : "grown") : named.is === "child" ? "own-child" : "kin";
  return { ...item, people: isAbsentAfter(words, place + 1) ? 0 : people, is };
}

/** Where the noun of an item is, behind at most two words that describe it; null where it has none. */
function nounAfter(words: readonly string[], at: number): number | null {
  for (let place = at; place < at + 3; place++) {
    const word = words[place];
    if (word === undefined || isPause(word)) return null;
    if (namedBy(word) || isAnimal(word) || isCouple(word)) return nounLast(words, place);
    if (isStop(word) || isSelf(word) || isOwner(word) || numberIn(word) !== null) return null;
  }
  return null;
}
/** "My baby girl", "our teen boys": the last of nouns that stand together. */
const nounLast = (words: readonly string[], at: number): number =>
  namedBy(words[at + 1]) && !namedBy(words[at])?.isSeveral && namedBy(words[at])?.is !== "kin" ? at + 1 : at;

/** "A friend who visits", "my dad as co-signer": whether what is said of somebody is that they live elsewhere. */
function isAbsentAfter(words: readonly string[], from: number): boolean {
  for (let at = from; at < from + 7 && !isPause(words[at]) && !isSelf(words[at]); at++) {
    if (isAbsent(words[at]) || (words[at] === "co" && isAbsent(words[at + 1]))) return true;
    if (words[at] === "and" || words[at] === "y") return false;
  }
  return false;
}

import { isGivenName } from "../contact/given-names.ts";
import { wordIn } from "../text/word-sets.ts";
import { type Item, itemAt } from "./person-items.ts";
import {
  isAdding,
  isAgeUnit,
  isAnimal,
  isArticle,
  isJoiner,
  isLiving,
  isOther,
  isOwner,
  isPause,
  isPossessive,
  isSelf,
  isStop,
  isWould,
  namedBy,
  numberIn,
} from "./person-words.ts";

/** Items that stand together in a list, of the words of a part of a text. */
export type Run = { words: readonly string[]; items: Item[] };

/** The lists of people in words, in order. */
export function runsIn(words: readonly string[]): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  let at = 0;
  while (at < words.length) {
    const item =
      itemAt(words, at, run !== undefined) ?? (run ? besideSelf(words, at, run) : namedBeforeSelf(words, at));
    if (item === null) {
      run = undefined;
      at += 1;
      continue;
    }
    if (run === undefined) {
      run = { words, items: [item] };
      runs.push(run);
    } else if (!isSubjectApart(words, item)) run.items.push(item);
    const to = afterAge(words, afterName(words, item));
    at = afterJoin(words, to);
    if (at === item.to && !isOnAt(words, at)) run = undefined;
  }
  return runs;
}

/** "My wife Rosa, our son Leo and I": where a list goes on behind the name of somebody in it. */
function afterName(words: readonly string[], { is, to }: Item): number {
  const after = words[to + 1];
  const isNamed = (is === "kin" || is === "own-child") && isName(words[to]);
  return isNamed && (isAdding(after) || after === "," || after === "(") ? to + 1 : to;
}

/** "My boy he's nine and my girl is four": where a list goes on behind how old somebody in it is. */
function afterAge(words: readonly string[], from: number): number {
  const verb = isWho(words[from]) ? from + 1 : from;
  const age = isWhoIs(words[from]) ? from + 1 : isVerbOfAge(words[verb]) ? verb + 1 : null;
  if (age === null || !(/^\d{1,2}$/.test(words[age] ?? "") || numberIn(words[age]) !== null)) return from;
  const unit = isAgeUnit(words[age + 1]) ? age + 2 : age + 1;
  const to = words[unit] === "old" ? unit + 1 : unit;
  return isAdding(words[to]) || words[to] === "," ? to : from;
}
const isWho = wordIn("he; she; el; ella; who; que");
const isWhoIs = wordIn("he's; she's; who's");
const isVerbOfAge = wordIn("is; tiene");

/** "Me and my son, his dad has his own place": somebody of whom something else is told. */
function isSubjectApart(words: readonly string[], item: Item): boolean {
  const { from } = item;
  const after = words[afterName(words, item)];
  const mayEnd =
    [isPause, isJoiner, isOwner, isLiving, isWould].some((ends) => ends(after)) || numberIn(after) !== null;
  return words[from - 1] === "," && !(after === undefined || mayEnd || goesOnWith.has(after));
}
const goesOnWith = new Set([
  "who",
  "que",
  "of",
  "de",
  "for",
  "in",
  "on",
  "at",
  "now",
  "too",
  "this",
  "total",
  "so",
  "due",
]);

const linking = new Set(["have", "has", "got", "tenemos", "for", "para", "of", "de", "ages", "aged", "age", "edades"]);
/** Where a list may go on: behind ages, commas and joining words. */
function afterJoin(words: readonly string[], from: number): number {
  let at = from;
  while (
    at < words.length &&
    (isJoiner(words[at]) || isOfAge(words, at) || isLinked(words, subjects.has(words[at] as string) ? at + 1 : at))
  )
    at += 1;
  return at;
}
const isLinked = (words: readonly string[], at: number): boolean =>
  linking.has(words[at] as string) && goesOnAt(words, at + 1);
/** "Me and my husband, we have 4 kids": who is listed has them. */
const subjects = new Set(["we", "she", "he", "nosotros", "ella", "el"]);
/** "(3 and 5)" and "ages 3" behind somebody count nobody. */
const isOfAge = (words: readonly string[], at: number): boolean =>
  words[at] === "(" || words[at] === ")" || (/^\d+$/.test(words[at] ?? "") && isAgeBefore(words, at - 1));
const isAgeBefore = (words: readonly string[], at: number): boolean =>
  ageWords.has(words[at] as string) || (words[at] === "de" && namedBy(words[at - 1])?.is === "child");
const ageWords = new Set(["age", "ages", "aged", "edades", "&"]);
const goesOnAt = (words: readonly string[], at: number): boolean =>
  numberIn(words[at]) !== null || isSelf(words[at]) || words[at] === "mi";
/** "Wife 2 kids", "me my gf", "mi esposo yo y 2 niños": a count, whose somebody is, or oneself before more, needs no joiner. */
const isOnAt = (words: readonly string[], at: number): boolean =>
  ((numberIn(words[at]) !== null || isPossessive(words[at])) && itemAt(words, at, false) !== null) ||
  (isSelf(words[at]) && isJoiner(words[at + 1]));

/** "Me and 3", "me and Carlos": whoever is joined to who writes by a count or a first name; "me and Pepper" may be an animal. */
function besideSelf(words: readonly string[], at: number, { items }: Run): Item | null {
  const last = items.at(-1) as Item;
  const isNext =
    last.is === "self" &&
    last.people === 1 &&
    (isAdding(words[at - 1]) || words[at - 1] === "of" || words[at - 1] === "de");
  const after = words[at + 1];
  if (!isNext || !(after === undefined || isPause(after) || isJoiner(after) || isMoreWord.has(after))) return null;
  const number = isArticle(words[at]) ? null : numberIn(words[at]);
  if (number !== null) return { from: at, to: at + 1, people: number, is: "grown" };
  return isSomebody(words[at]) ? { from: at, to: at + 1, people: 1, is: "kin" } : null;
}
const isMoreWord = new Set(["more", "others", "moving", "now"]);
const isName = (word: string | undefined): boolean =>
  word !== undefined &&
  /^[a-z]{3,}$/.test(word) &&
  !isStop(word) &&
  !isAnimal(word) &&
  !/(?:ing|ed|s)$/.test(word) &&
  !namedBy(word);

/** "Carlos" and "her", and not "Pepper": no word but a first name is surely somebody. */
const isSomebody = (word: string | undefined): boolean =>
  word !== undefined && isName(word) && (isOther(word) || isGivenName(word));

/** "It's Ashley and me", "he and I", "she and her roommate". */
function namedBeforeSelf(words: readonly string[], at: number): Item | null {
  const after = words[at + 2];
  if (!isAdding(words[at + 1])) return null;
  const item = { from: at, to: at + 1, people: 1 };
  if (isOther(words[at])) return isSelf(after) || isOwner(after) ? { ...item, is: "grown" } : null;
  const isTold = at === 0 || /^(?:is|be|are|and|somos|only|just)$/.test(words[at - 1] as string);
  return isTold && isSelf(after) && isSomebody(words[at]) ? { ...item, is: "kin" } : null;
}

import { anyOf } from "../text/any-of.ts";
import { puttingRight } from "../text/put-right.ts";
import { wordIn } from "../text/word-sets.ts";
import { anyWeekday } from "../times/calendar-words.ts";
import { visitWords } from "../times/move-in-or-visit.ts";
import { type Run, runsIn } from "./people-listed.ts";
import { type Item, wordsIn } from "./person-items.ts";
import {
  isAdding,
  isArticle,
  isBeforeCount,
  isBehindCount,
  isBesideSelf,
  isDoing,
  isJoiner,
  isLiving,
  isOfMoney,
  isOnly,
  isOpening,
  isPause,
  isPossessing,
  isResult,
  isStop,
  isWhereFrom,
  isWould,
  numberIn,
} from "./person-words.ts";

/** What is said around a list: whether Piper asked who would live there, whether the text is of a visit, or of living somewhere. */
type Around = { isAsked: boolean; isOfVisit: boolean; isOfLiving: boolean };

/** How many would live in the home; who they are to one another is not kept. Null where it is not told. */
export function occupantsIn(text: string, isAsked: boolean): number | null {
  const words = wordsIn(text);
  const isOfLiving = ofLiving.test(text);
  const isOfVisit = !isAsked && !isOfLiving && (visitWords.test(text) || aDay.test(text));
  // What stands after a "but" is said last, and stands.
  return (
    partsOf(words)
      .map((part) => peopleOf(part, { isAsked, isOfVisit, isOfLiving }))
      .findLast((people) => people !== null && people > 0) ?? null
  );
}

/** Whether a text only goes on with a list of people that was begun before it: "and the baby". */
export const addsToList = (text: string): boolean => goesOnWithSomebody.test(text) && runsIn(wordsIn(text)).length > 0;
const goesOnWithSomebody = new RegExp(
  `^(?:and|plus|also|y|mas|tambien) ${anyOf("the; our; my; an?; one; two; three; el; la; los; las; un; una; mis?; nuestr[oa]s?; dos; tres")} `,
);

const turns = new Set(["but", "pero", "though", "aunque"]);
/** The words of a text, cut where it turns. */
function partsOf(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (turns.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}

/** How many the lists of a part tell: a total stands over any sum. */
function peopleOf(words: readonly string[], around: Around): number | null {
  const runs = runsIn(words);
  const all = runs.flatMap((run) => {
    const people = totalOf(run, runs, around);
    return people === null ? [] : [{ people, isPair: run.items.findLast(isTotal)?.is === "pair" }];
  });
  // "Somos 5, los dos chiquitos …": two of them are no total beside one.
  const total = all.findLast(({ isPair }) => !isPair) ?? all.at(-1);
  const bare = around.isAsked ? bareCount(words) : null;
  const sums = runs.filter((run) => isOfThoseLiving(run, around)).map((run) => sumOf(run));
  return total?.people ?? bare ?? (sums.length > 0 ? Math.max(...sums) : isAlone(words, around) ? 1 : null);
}

/** How many in all a list says; null where it says only who. */
function totalOf(run: Run, runs: readonly Run[], around: Around): number | null {
  const at = run.items.findLastIndex(isTotal);
  const item = run.items[at];
  if (!item) return null;
  const isKnownOf =
    around.isAsked ||
    run.words.some(isOfBirth) ||
    runs.some(({ items }) => items.some((each) => !isTotal(each) && each.people > 0));
  // "So 3" counts what was spoken of, "so 3 of us" people.
  const isBare = item.to - item.from === 1;
  if (isBare && isResult(run.words, item.from - 1) && !isKnownOf) return null;
  const beside = isAdding(run.words[item.to]) ? peopleIn(run.items.slice(at + 1)) : 0;
  return item.is === "pair" && beside === 0 && !isPairLiving(run, item, around) ? null : item.people + beside;
}
/** "I'm due in May so that makes 5" */
const isOfBirth = wordIn("due; expecting; pregnant; baby; embarazada; bebe; esperando; esperamos");
const isTotal = ({ is }: Item): boolean => is === "total" || is === "pair";
const peopleIn = (items: readonly Item[]): number => items.reduce((sum, { people }) => sum + people, 0);

/** "The two of us would live there", and not "both of us work", "between the two of us". */
const isPairLiving = ({ words }: Run, { from, to }: Item, { isOfVisit }: Around): boolean =>
  !isOfVisit && !words.slice(Math.max(0, from - 3), from).some(isOfMoney) && mayLive(words, to);

/** Whether what follows somebody may be said of who would live there: no verb of money, of papers or of a visit. */
function mayLive(words: readonly string[], from: number): boolean {
  let at = from;
  while (isWould(words[at])) at += 1;
  const word = words[at];
  if (word === undefined || isLiving(word)) return true;
  const isAmount = /^\d/.test(word) && numberIn(word) === null;
  return !(isDoing(word) || isAmount || /[aei]mos$/.test(word));
}

/** Whether a list is of who would live there, and not of who earns, comes to see it or is named in passing. */
function isOfThoseLiving(run: Run, around: Around): boolean {
  const { words, items } = run;
  const people = peopleIn(items);
  const before = words[(items[0] as Item).from - 1];
  const isElse = items.some(isTotal) || around.isOfVisit || isWhereFrom(before);
  if (isElse || people === 0 || !mayLive(words, (items.at(-1) as Item).to)) return false;
  const has = (kind: Item["is"]) => items.some(({ is }) => is === kind);
  if (has("self")) return items.some(({ is, people }) => is !== "self" && people > 0) || isOneself(run, around);
  if (around.isAsked) return has("grown") || items.length > 1 || isAnswer(run);
  if (has("grown") && isOpening(before)) return true;
  if (has("grown") && !has("kin")) return around.isOfLiving || words[(items[0] as Item).to - 1]!.startsWith("adult");
  return isMovingWith(run);
}

/** "Moving in with my two sons" */
function isMovingWith({ words, items }: Run): boolean {
  const { from } = items[0] as Item;
  return (
    isJoiner(words[from - 1]) && words.slice(Math.max(0, from - 3), from).some((word) => /^(?:mov|mud)/.test(word))
  );
}

/** "My son", "I have 3 kids": whether somebody named alone answers who would live there. */
function isAnswer({ words, items }: Run): boolean {
  const [before, after] = [words[(items[0] as Item).from - 1], words[(items.at(-1) as Item).to]];
  const isOpen = [isJoiner, isOnly, isPause, isPossessing].some((opens) => opens(before));
  return (isOpen || before === undefined) && (after === undefined || isPause(after) || isLiving(after));
}

/** "Just me and my cat": whether nobody lives there but who writes. */
function isOneself({ words, items }: Run, { isAsked }: Around): boolean {
  const self = items.find(({ is }) => is === "self") as Item;
  const before = words[self.from - 1];
  const last = items.at(-1) as Item;
  const after = words[last.to];
  // "Is it just me or an open house"
  const isAsking = /^(?:is|be) (?:it|i)\b|\b(?:or|o) \w+$/;
  if (isAsking.test(words.slice(Math.max(0, self.from - 3), self.from).join(" "))) return false;
  if (isOnPaper(words, self.to)) return false;
  // "It'll only be me"
  const isOnlyOne = isOnly(before === "be" ? words[self.from - 2] : before);
  if (isOnlyOne || isOnlyBehind(words, self.to)) return !isJoiner(after) || after === "," || isStop(words[last.to + 1]);
  return items.length > 1 && (isAsked || isBesideSelf(before));
}

/** "Only me on the lease": who signs for a home does not say who lives there. */
const isOnPaper = (words: readonly string[], at: number): boolean =>
  ["on", "en"].includes(words[at] ?? "") && words.slice(at + 1, at + 3).some((word) => papers.has(word));
const papers = new Set(["lease", "application", "contract", "paperwork", "papers", "contrato", "papeles", "solicitud"]);

/** "Me only", and not "I only know". */
const isOnlyBehind = (words: readonly string[], at: number): boolean =>
  isOnly(words[at]) && words[at - 1] !== "i" && (words[at + 1] === undefined || isPause(words[at + 1]));

/** Who lives there: those listed, and who writes where the list is of "my wife and kids". */
function sumOf({ items }: Run): number {
  const isTwice = items.filter(({ is }) => is === "self").length > 1;
  // "Just us, me and my wife"
  const people = peopleIn(isTwice ? items.filter(({ is, people }) => is !== "self" || people === 1) : items);
  return items.some(({ is }) => is === "self" || is === "grown") ? people : people + 1;
}

/** "4", "about 3 right now": the count that was asked for. */
function bareCount(words: readonly string[]): number | null {
  const at = words.findIndex((word) => !isBeforeCount(word));
  const people = at < 0 || isArticle(words[at]) ? null : numberIn(words[at]);
  const after = words[at + 1];
  return people && (after === undefined || isPause(after) || isBehindCount(after)) ? people : null;
}

const alone = anyOf(
  "(?:liv\\w+|viv\\w+|be there|living there|mov\\w+ in) (?:(?:by|on) (?:myself|(?:my|his|her) own|himself|herself)|alone|sol[oa]); the only one",
  "single (?:occupant|person|tenant); para mi (?:sol(?:it)?[oa]|nomas|nada mas)",
  String.raw`(?:solo|nomas|solamente) para mi(?=\W*$)`,
);
const saysAlone = new RegExp(String.raw`\b${alone}\b|^(?:by )?myself\b|^(?:alone|sol[oa])\W*$`);
const isAlone = (words: readonly string[], { isOfVisit }: Around): boolean =>
  !isOfVisit && saysAlone.test(words.join(" "));

/** Words of living somewhere; who is named beside those of a visit alone only comes to see the home. */
const ofLiving = /\b(?:liv\w+|mov\w+|rent\w*|looking for|viv\w+|mud\w+|somos|seriamos|seremos)\b/;
/** "Just me that day" */
const aDay = new RegExp(String.raw`\b(?:(?:that|this|ese) (?:day|time|dia)|${anyWeekday})\b`);

const saysAll = new RegExp(
  String.raw`${ofLiving.source}|^(?:${anyOf(puttingRight)})[, ]+(?:(?:it|that) is |just |only |solo )?(?:\d|one|two|three|four|five|both|un[oa]?|dos|tres|cuatro)\b|\b${anyOf(
    "there (?:are|is|will|would); we (?:are|will be); it is; somos; ser(?:e|ia)mos; family; household; familia; people",
    "(?<=^|(?:be|is|so|no|now|well|actually),? )(?:just|only) me; (?:just|only) (?:the|\\d); make (?:it|that); instead; after all; en realidad; solo; personas",
  )}\b`,
);
/** Whether words count all of a household or put its count right; "both of us" alone may be of some of them. */
export const countsAll = (text: string): boolean => saysAll.test(text);

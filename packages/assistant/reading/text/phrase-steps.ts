import type { Part } from "./phrases.ts";
import { numberFor, numberOf } from "./word-numbers.ts";

/**
 * Phrases that begin alike share their beginning: a step leads to the words that may follow, to how one begins, to a kind
 * of figure, over a gap, and without a word to where the ways of a choice meet again, or to where certain words do not follow.
 */
export type Step<K extends string> = {
  ends: readonly K[];
  /** The number of the first word that may follow, and the step after it; most steps have no other. */
  word: number;
  afterWord: Step<K> | undefined;
  /** The other words that may follow, by their numbers. */
  next: ReadonlyMap<number, Step<K>>;
  beginnings: readonly { of: string; to: Step<K> }[];
  figures: readonly { kind: FigureKind; to: Step<K> }[];
  gaps: readonly Gap<K>[];
  /** Where each choice from here ends, by how it is written. */
  choices: ReadonlyMap<string, Step<K>>;
  on: readonly Step<K>[];
  unless: readonly { words: Step<"found">; to: Step<K> }[];
  /** When it was last reached, at an even and at an odd word. */
  reachedEven: number;
  reachedOdd: number;
};
/** `openTo`: when it may last be gone on from. */
type Gap<K extends string> = { most: number; to: Step<K>; openTo: number };

/** Most of the twenty thousand steps have one way on, so the empty lists and maps are one for all. */
const none: readonly never[] = [];
/** No word has this number, and one that no table has has -1. */
const noWord = -2;
const noWords: ReadonlyMap<number, never> = new Map<number, never>();
const noChoices: ReadonlyMap<string, never> = new Map<string, never>();

export const newStep = <K extends string>(): Step<K> => ({
  ends: none,
  word: noWord,
  afterWord: undefined,
  next: noWords,
  beginnings: none,
  figures: none,
  gaps: none,
  choices: noChoices,
  on: none,
  unless: none,
  reachedEven: -1,
  reachedOdd: -1,
});

/** Has a phrase end at a step. */
export function endAt<K extends string>(step: Step<K>, key: K): void {
  step.ends = [...step.ends, key];
}

/** A map with one way more: the first makes a map of the step's own. */
const withWay = <B, K extends string>(ways: ReadonlyMap<B, Step<K>>, by: B, to: Step<K>) =>
  ways.size === 0 ? new Map([[by, to]]) : (ways as Map<B, Step<K>>).set(by, to);

const figures = { figure: /^\$?\d/, amount: /^\$?\d(?:,?\d{3}|\d{2,3})$/ };
export type FigureKind = keyof typeof figures;

/** Whether a word is a figure of a kind. */
export const isFigure = (kind: FigureKind, word: string): boolean => figures[kind].test(word);

/** The step after a word, told by its number. */
function afterWordOf<K extends string>(step: Step<K>, word: number): Step<K> | undefined {
  if (step.word === word) return step.afterWord;
  return step.next.size > 0 ? step.next.get(word) : undefined;
}

/** The step after the parts of a phrase, made where there is none yet. */
export function goOn<K extends string>(from: Step<K>, parts: readonly Part[]): Step<K> {
  let step = from;
  for (const part of parts) step = stepTo(step, part);
  return step;
}

function stepTo<K extends string>(step: Step<K>, part: Part): Step<K> {
  if (part.is === "word") {
    const word = numberFor(part.word);
    const known = afterWordOf(step, word);
    if (known) return known;
    const next = newStep<K>();
    if (step.afterWord) step.next = withWay(step.next, word, next);
    else Object.assign(step, { word, afterWord: next });
    return next;
  }
  if (part.is === "beginning") {
    const known = step.beginnings.find(({ of }) => of === part.of);
    if (known) return known.to;
    const to = newStep<K>();
    step.beginnings = [...step.beginnings, { of: part.of, to }];
    return to;
  }
  if (part.is === "figure" || part.is === "amount") {
    const known = step.figures.find(({ kind }) => kind === part.is);
    if (known) return known.to;
    const to = newStep<K>();
    step.figures = [...step.figures, { kind: part.is, to }];
    return to;
  }
  if (part.is === "gap") {
    const known = step.gaps.find(({ most }) => most === part.most);
    if (known) return known.to;
    const to = newStep<K>();
    step.gaps = [...step.gaps, { most: part.most, to, openTo: -1 }];
    return to;
  }
  const known = step.choices.get(part.written);
  if (known) return known;
  const after = newStep<K>();
  step.choices = withWay(step.choices, part.written, after);
  if (part.is === "not") {
    const words = newStep<"found">();
    for (const way of part.ways) endAt(goOn(words, way), "found");
    step.unless = [...step.unless, { words, to: after }];
    return after;
  }
  const meet = (at: Step<K>) => (at.on = [...at.on, after]);
  for (const way of part.ways) meet(goOn(step, way));
  if (part.isOptional) meet(step);
  return after;
}

/** Words to look through: as they are written, and by their numbers. */
type Words = { tokens: readonly string[]; numbers: Int32Array };

/** Hands on each step that follows a step, at which of the words it is reached, and how many words that takes. */
function advance<K extends string>(
  step: Step<K>,
  words: Words,
  at: number,
  reach: (at: number, next: Step<K>, words: number) => void,
): void {
  if (step.on.length > 0) for (const on of step.on) reach(at, on, 0);
  if (step.unless.length > 0)
    for (const { words: barred, to } of step.unless) if (!goesOn(barred, words, at)) reach(at, to, 0);
  const { tokens, numbers } = words;
  if (at >= tokens.length) return;
  const next = afterWordOf(step, numbers[at] as number);
  if (next) reach(at + 1, next, 1);
  const token = tokens[at] as string;
  if (step.beginnings.length > 0)
    for (const { of, to } of step.beginnings) if (token.startsWith(of)) reach(at + 1, to, 1);
  if (step.figures.length > 0) for (const { kind, to } of step.figures) if (isFigure(kind, token)) reach(at + 1, to, 1);
  if (step.gaps.length > 0)
    for (const { most, to } of step.gaps)
      for (let resumed = at; resumed <= at + most && resumed < tokens.length; resumed++) reach(resumed, to, 0);
}

/** Tells of every phrase that goes on from a step with the words from `at`: where it ends, and how many words it has. */
export function follow<K extends string>(
  step: Step<K>,
  words: Words,
  at: number,
  count: number,
  tell: (key: K, to: number, count: number) => void,
): void {
  if (step.ends.length > 0) for (const key of step.ends) tell(key, at, count);
  advance(step, words, at, (reached, next, more) => follow(next, words, reached, count + more, tell));
}

/** Whether the words from `at` begin with one of the phrases after a step. */
function goesOn(step: Step<"found">, words: Words, at: number): boolean {
  let isFound = false;
  follow(step, words, at, 0, () => {
    isFound = true;
  });
  return isFound;
}

/**
 * Words looked through so far, by all texts. A step and a gap bear when they were reached, so that none is gone on from twice
 * at one word; between two texts lies more than a gap is wide.
 */
let clock = 0;
const betweenTexts = 16;

function reach<K extends string>(step: Step<K>, when: number, among: Step<K>[]): void {
  const isEven = when % 2 === 0;
  if ((isEven ? step.reachedEven : step.reachedOdd) === when) return;
  if (isEven) step.reachedEven = when;
  else step.reachedOdd = when;
  among.push(step);
}

/** Where a text is read: the steps reached at this word and at the next, and the gaps that are open. */
type Reading<K extends string> = { here: Step<K>[]; next: Step<K>[]; open: Gap<K>[] };

/** The steps after a step that a word leads to, for where phrases begin: with a word each, or the beginning of one, or a figure. */
export function firstSteps<K extends string>({ word, afterWord, next, beginnings, figures }: Step<K>, first: string) {
  const number = numberOf(first);
  const after = word === number ? afterWord : next.get(number);
  return [
    ...(after ? [after] : []),
    ...beginnings.flatMap(({ of, to }) => (first.startsWith(of) ? [to] : [])),
    ...figures.flatMap(({ kind, to }) => (isFigure(kind, first) ? [to] : [])),
  ];
}

/** Whether every phrase after a step begins with a word, so that none begins where no such word stands. */
export const beginsWithWords = <K extends string>({ ends, on, unless, gaps }: Step<K>): boolean =>
  ends.length + on.length + unless.length + gaps.length === 0;

/**
 * Tells of the phrases that end anywhere in a text; each step is gone on from once at each word, however they repeat.
 * `firstAt`: the steps after the word at a place where a phrase begins with it.
 */
export function endsReached<K extends string>(
  words: Words,
  firstAt: (at: number) => readonly Step<K>[],
  tell: (key: K) => void,
): void {
  const { length } = words.tokens;
  const reading: Reading<K> = { here: [], next: [], open: [] };
  clock += betweenTexts;
  for (let at = 0; at <= length; at++, clock++) {
    const { here, next } = reading;
    here.length = 0;
    [reading.here, reading.next] = [next, here];
    if (reading.open.length > 0 && at < length) {
      reading.open = reading.open.filter(({ openTo }) => openTo >= clock);
      for (const { to } of reading.open) reach(to, clock, next);
    }
    if (at < length) for (const to of firstAt(at)) reach(to, clock + 1, reading.next);
    // Steps that are reached without a word join while they are gone through.
    for (const step of next) {
      if (step.ends.length > 0) for (const key of step.ends) tell(key);
      if (step.on.length > 0) for (const on of step.on) reach(on, clock, next);
      if (step.unless.length > 0)
        for (const { words: barred, to } of step.unless) if (!goesOn(barred, words, at)) reach(to, clock, next);
      if (at < length) goOver(step, words, at, reading);
    }
  }
}

/** Reaches what follows a step with the word at a place, or over a gap. */
function goOver<K extends string>(step: Step<K>, { tokens, numbers }: Words, at: number, reading: Reading<K>): void {
  const after = afterWordOf(step, numbers[at] as number);
  if (after) reach(after, clock + 1, reading.next);
  if (step.beginnings.length > 0)
    for (const { of, to } of step.beginnings)
      if ((tokens[at] as string).startsWith(of)) reach(to, clock + 1, reading.next);
  if (step.figures.length > 0)
    for (const { kind, to } of step.figures)
      if (isFigure(kind, tokens[at] as string)) reach(to, clock + 1, reading.next);
  if (step.gaps.length > 0) openGaps(step, reading);
}

function openGaps<K extends string>({ gaps }: Step<K>, reading: Reading<K>): void {
  for (const gap of gaps) {
    reach(gap.to, clock, reading.here);
    if (gap.openTo < clock) reading.open.push(gap);
    gap.openTo = clock + gap.most;
  }
}

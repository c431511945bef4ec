import type { Talk } from "../../talk.ts";
import { addSaidAround, placeAmong } from "../learned/said-around.ts";
import { keeping } from "../text/kept.ts";
import type { FigureNamed } from "./figures-named.ts";
import { kindOfMoneyWord } from "./money-words.ts";

/*
 * What the role of a figure in a message is judged by: its size, the words around it and who the message speaks of.
 */

/**
 * Whose money or score a figure is, and which way it goes. `set-aside` is said to be wrong or told another way beside it;
 * `outside` is of somebody who will not live there, `least-score` what the home asks for.
 */
export const moneyRoles = [
  "own-income",
  "household-income",
  "outside-income",
  "paid-out",
  "home",
  "share",
  "wish",
  "savings",
  "set-aside",
  "own-score",
  "household-score",
  "outside-score",
  "least-score",
  "other",
] as const;
export type MoneyRole = (typeof moneyRoles)[number];

/** What Piper waits for, as far as it bears on what a figure is. */
export const moneyMoments = ["none", "facts", "refused"] as const;
export type MoneyMoment = (typeof moneyMoments)[number];

export const moneyMomentOf = ({ awaiting }: Talk): MoneyMoment =>
  awaiting === "pass-on" ? "refused" : awaiting === "facts" ? "facts" : "none";

const sizes: [number, string][] = [
  [100, "hourly"],
  [300, "small"],
  [851, "score"],
  [1000, "hundreds"],
  [2000, "low"],
  [3500, "middle"],
  [10_000, "high"],
];
/** How large a figure is, by the kinds of money and scores that are so large. */
export const sizeOf = (value: number): string => sizes.find(([end]) => value < end)?.[1] ?? "yearly";

/** Returns what a figure of a text is judged by; `figures` are all that the text names. */
export function moneyFeaturesOf(
  text: string,
  figures: readonly FigureNamed[],
  place: number,
  moment: MoneyMoment,
): string[] {
  const { value, isMoney } = figures[place] as FigureNamed;
  const size = sizeOf(value);
  const features = new Set<string>(["", `is ${size}`, `in ${moment}`, `${moment} ${size}`, placeAmong(figures, place)]);
  if (isMoney) features.add("$");
  addSaidAround(features, text, figures, { place, sign: "<f>" });
  for (const likeness of likenessesTo(figures, place)) features.add(likeness);
  addKinds(features, text, figures, place);
  return [...features];
}

/** Of more figures than renters name at once, those around one are looked at. */
const nearFigures = 24;

/** How a figure stands to the others by its size: a slip has the digits of what was meant, a sum is what others come to. */
function likenessesTo(figures: readonly FigureNamed[], place: number): string[] {
  if (figures.length === 1) return [];
  const { value } = figures[place] as FigureNamed;
  const others = figures
    .slice(Math.max(0, place - nearFigures), place + nearFigures + 1)
    .flatMap((each) => (each === figures[place] ? [] : [each.value]));
  const valuesOfOthers = new Set(others);
  const likenesses: [string, boolean][] = [
    ["largest", others.every((other) => other <= value)],
    ["smallest", others.every((other) => other >= value)],
    ["sum of others", others.reduce((sum, other) => sum + other, 0) === value],
    ["in a sum", value !== 0 && others.some((total) => valuesOfOthers.has(total - value))],
    ["same", valuesOfOthers.has(value)],
    ["slip", others.some((other) => other !== value && digitsOf(other) === digitsOf(value))],
    ["three times", valuesOfOthers.has(value / 3)],
    ["a third", valuesOfOthers.has(value * 3)],
  ];
  return likenesses.flatMap(([name, holds]) => (holds ? [`~ ${name}`] : []));
}
const digitsOf = (value: number): string => sortedDigits(String(value));
const sortedDigits = keeping((figure) =>
  [...figure]
    .filter((digit) => digit !== "0")
    .toSorted()
    .join(""),
);

const wordsOnly = /\p{L}[\p{L}'-]*/gu;
const borders = /[.?!;]/;

/** Adds the kinds of words around: the nearest ones on each side up to the next figure, within the sentence, and in all. */
function addKinds(features: Set<string>, text: string, figures: readonly FigureNamed[], place: number): void {
  const { at, end } = figures[place] as FigureNamed;
  const before =
    text
      .slice(figures[place - 1]?.end ?? 0, at)
      .split(borders)
      .at(-1) ?? "";
  const after = text.slice(end, figures[place + 1]?.at ?? text.length).split(borders, 1)[0] ?? "";
  const near = kindsOf(before).toReversed();
  const next = kindsOf(after);
  for (const [i, kind] of near.slice(0, nearKinds).entries()) features.add(`<k${i} ${kind}`);
  for (const [i, kind] of next.slice(0, nearKinds).entries()) features.add(`>k${i} ${kind}`);
  for (const kind of near) features.add(`<k ${kind}`);
  for (const kind of next) features.add(`>k ${kind}`);
  features.add(`k ${near[1] ?? ""} ${near[0] ?? ""} # ${next[0] ?? ""}`);
  features.add(`k ${near[1] ?? ""} ${near[0] ?? ""} #`);
  features.add(`k ${near[0] ?? ""} # ${next[0] ?? ""}`);
  features.add(`k # ${next[0] ?? ""} ${next[1] ?? ""}`);
  for (const kind of new Set(kindsOf(text))) features.add(`k* ${kind}`);
}
const nearKinds = 3;

const kindsOf = keeping((text): readonly string[] =>
  (text.match(wordsOnly) ?? []).flatMap((word) => kindOfMoneyWord(word) ?? []),
);

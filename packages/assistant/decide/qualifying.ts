import { type QualifyingRule, qualifyingRules, type Verdict } from "@porchlight/domain/qualification/verdict.ts";
import { isInDoubtStill } from "../dialogue/doubted-income.ts";
import { isAllowed } from "../dialogue/obstacles.ts";
import { type Pet, saysWeight } from "../knowing/pets-described.ts";
import type { SayingKind } from "../saying/saying.ts";
import { type Draft, hasSignal, isInDistress, learnedSomething, timeFor } from "./draft.ts";
import { noteTold } from "./noted.ts";
import { leaveWishToOwner } from "./refusing.ts";
import { isStrict, tellsOf, verdictFor } from "./verdict.ts";

/*
 * What is asked of a renter so that the check can be made, and that they may book once it is.
 */

/** How many things are asked at once, and how often each is as the first of them before Piper goes on without. */
const asksAtOnce = 2;
const mostAsks = 2;

/** Tells the server, once a turn, that the renter may book. */
export function notePassed(draft: Draft): void {
  if (draft.orders.every(({ kind }) => kind !== "qualification"))
    draft.orders.push({ kind: "qualification", passes: true });
}

/** Asks for one or two missing facts; false where nothing is missing or the renter let each of them pass. */
export function askMissing(draft: Draft, verdict: Verdict, isForBooking: boolean): boolean {
  if (isInDistress(draft)) {
    if (!isStrict(draft) || verdict.missing.length === 0) return false;
    leaveWishToOwner(draft);
    return true;
  }
  // Who answers one thing of two is asked for the other once more.
  const most = learnedSomething(draft) ? mostAsks + 1 : mostAsks;
  const open = toAsk(draft, verdict).filter((rule) => timesAsked(draft, rule) < most && !wasCounted(draft, rule));
  if (!sizeMatters(draft) && open.length === 0) return false;
  noteTold(draft);
  if (sizeMatters(draft)) {
    draft.says.push({ say: "ask-dog-size" });
    draft.talk = { ...draft.talk, awaiting: "facts", asked: ["pets", "dog-size"] };
    return true;
  }
  const isAgain = draft.talk.awaiting === "facts";
  // Who was asked for it and tells of pay that Piper cannot count is asked for the one figure.
  const asksTotal = isAgain && draft.talk.asked.includes("income") && draft.heard?.tellsPay && open.includes("income");
  const rules: QualifyingRule[] = asksTotal ? ["income"] : open.slice(0, asksAtOnce);
  if (asksTotal) draft.says.push({ say: "ask-income-total" });
  else sayAsked(draft, rules, isForBooking);
  draft.talk = {
    ...draft.talk,
    awaiting: "facts",
    asked: [...askedBesides(draft), ...rules],
  };
  if (!tellsOfOther(draft, rules)) countAsk(draft, rules[0] as QualifyingRule);
  if (draft.talk.doubtedIncome && rules[1] === "income") countAsk(draft, "income");
  return true;
}

/** Asks for the one figure of an income that a renter told with a figure that cannot be counted; false where it is known or was asked for. */
export function askTotal(draft: Draft): boolean {
  const isOpen = toAsk(draft, verdictFor(draft)).includes("income") && timesAsked(draft, "income") === 0;
  // "I had an eviction, it's paid off" is the owner's to weigh.
  if (!draft.heard?.isPayUnclear || !isOpen || hasSignal(draft, "tells-of-record")) return false;
  draft.says.push({ say: "ask-income-total" });
  draft.talk = { ...draft.talk, awaiting: "facts", asked: [...askedBesides(draft), "income"] };
  countAsk(draft, "income");
  return true;
}

/** Who was asked for several things that a chosen time lacks and tells one of them has let none of the others pass. */
const tellsOfOther = (draft: Draft, asked: readonly QualifyingRule[]): boolean =>
  draft.talk.chosen !== null &&
  draft.talk.timesAsked?.[asked[0] as QualifyingRule] !== undefined &&
  qualifyingRules.some((rule) => !asked.includes(rule) && tellsOf(draft, rule));

/** What is missing and may be asked for: whether the income that Piper counts is all was asked with its figure. */
const toAsk = (draft: Draft, { missing }: Verdict): QualifyingRule[] =>
  missing.filter((rule) => !isAllowed(draft.talk, rule) && !(rule === "income" && isCounted(draft)));
const isCounted = ({ talk, world, heard }: Draft): boolean =>
  isInDoubtStill(talk, world.renter.facts) && heard?.tellsPay !== true;

/** Who was asked whether what Piper counts is all of an income, and once more, and told no other, is not asked for it anew. */
const wasCounted = (draft: Draft, rule: QualifyingRule): boolean =>
  rule === "income" &&
  Boolean(draft.talk.doubtedIncome) &&
  draft.heard?.tellsPay !== true &&
  timesAsked(draft, rule) >= mostAsks;

/** Asks for facts, and for which time, where one is chosen and nothing else that is said names it. */
function sayAsked(draft: Draft, rules: QualifyingRule[], isForBooking: boolean): void {
  const { talk, says } = draft;
  const isNamed = says.some(({ say }) => say === "time-open" || say === "nothing-requested");
  draft.says.push({
    say: "ask-facts",
    rules,
    isForBooking,
    isAgain: talk.awaiting === "facts",
    leastScore: scoreToBe(draft),
    time: talk.chosen && !isNamed ? timeFor(draft, talk.chosen.startsAt) : null,
  });
}

/** Asks for what a chosen time still lacks, where nothing else is asked for; it counts as no further time of asking. */
export function askForChosen(draft: Draft): void {
  const missing = toAsk(draft, verdictFor(draft));
  const isAsked = draft.says.some(({ say }) => asking.includes(say));
  if (draft.talk.chosen && missing.length > 0 && !isAsked) sayAsked(draft, missing.slice(0, asksAtOnce), true);
}
/** What asks the renter for something that a request needs. */
export const asking: readonly SayingKind[] = [
  "ask-facts",
  "ask-contact",
  "ask-dog-size",
  "ask-income-meant",
  "ask-income-whole",
  "ask-income-total",
  "ask-income-untold",
];

/** What was asked for besides facts: it stays asked for whatever fact is asked for next. */
export const askedBesides = ({ talk }: Draft): readonly string[] =>
  talk.asked.filter((each) => each === "contact" || each === "dog-size");

/** The score that the home asks for, where the renter's own is known roughly and may be as high. */
const scoreToBe = ({ known, world }: Draft): number | null =>
  known.creditScore && (world.property.renterRequirements?.minimumCreditScore ?? null);

const timesAsked = ({ talk }: Draft, rule: QualifyingRule): number => talk.timesAsked?.[rule] ?? 0;

/** Once a time is chosen that hangs on it, a fact is asked for once more: only then does the renter see what for. */
export function mayAskOnceMore(draft: Draft): void {
  const asked = Object.entries(draft.talk.timesAsked ?? {}).map(([rule, times]) => [
    rule,
    Math.min(times, mostAsks - 1),
  ]);
  draft.talk = { ...draft.talk, timesAsked: Object.fromEntries(asked) };
}

/** Counts that a fact was asked for; of one that was told and is in doubt, for the first time again. */
export function countAsk(draft: Draft, rule: QualifyingRule, isAnew = false): void {
  const times = isAnew ? 1 : timesAsked(draft, rule) + 1;
  draft.talk = { ...draft.talk, timesAsked: { ...draft.talk.timesAsked, [rule]: times } };
}

/** A dog's size is asked for, once, where small and large dogs are treated differently. */
function sizeMatters({ known, talk, world }: Draft): boolean {
  const policy = world.property.petPolicy;
  if (policy === null || !policy.allowsPets || talk.asked.includes("dog-size")) return false;
  const isUnknown = (pet: Pet) => pet.kind === "dog" && !saysWeight(pet);
  return (known.pets ?? []).some(isUnknown) && policy.smallDogsPolicy !== policy.largeDogsPolicy;
}

import type { QualifyingRule } from "@porchlight/domain/qualification/verdict.ts";
import { bearsFigure, bearsWords, obstacleOf, refusalOf, waitsForOwner, withTold } from "../dialogue/obstacles.ts";
import type { Question } from "../heard/questions.ts";
import type { TimeWish } from "../heard/times.ts";
import { rulesOfTopic } from "../topics/rules-of-topics.ts";
import {
  askContactOnce,
  type Draft,
  escalate,
  hasSignal,
  isInDistress,
  learnedSomething,
  timeFor,
  waitFor,
} from "./draft.ts";
import { noteTold } from "./noted.ts";
import { matching } from "./openings.ts";
import { isSettledFor, noteAsked, sayHowItStands } from "./owner-decides.ts";
import { shortfalls } from "./shortfall.ts";
import { timesToOffer } from "./times-to-offer.ts";
import { isRefused, tellsOf, verdictFor } from "./verdict.ts";
import { asChosen, chosenTime, isOfTime, isOpen } from "./wished.ts";

/*
 * How a renter hears that a stated requirement is not met, and what becomes of the time they wish for.
 */

/**
 * Says which stated requirement is not met and what was told, and tells the server; who has heard it hears it in short, unless
 * it is to be explained. The time wished for is kept: told better, Piper goes on with it.
 * Source: docs/decisions/0004-piper-conduct.md.
 */
export function refuseBooking(draft: Draft, failed: QualifyingRule, isExplained = false): void {
  if (isInDistress(draft)) {
    leaveWishToOwner(draft);
    return;
  }
  draft.orders.push({ kind: "qualification", passes: false });
  const isKept = keepsWish(draft);
  const under = askedWithIt(draft, failed);
  const ofMatter = under ?? askedOfMatter(draft, failed);
  if (ofMatter !== undefined) {
    if (under === undefined) {
      sayTimeOnHold(draft, failed);
      draft.says.push({ say: "not-qualified", ...shortfalls(draft, failed), asks: "asked" });
    }
    noteAsked(draft, [failed], ofMatter);
    waitFor(draft, null);
    return;
  }
  if (isSettledFor(draft, failed) && !tellsOf(draft, failed)) {
    if (!isKept) sayHowItStands(draft, failed);
    waitFor(draft, null);
    return;
  }
  const isAgain = hasHeardRefusal(draft) && !tellsOf(draft, failed);
  // What is told beside is noted before the same is said again.
  if (isAgain) noteTold(draft);
  sayTimeOnHold(draft, failed);
  sayWishedIsOpen(draft);
  if (isAgain && !isExplained) {
    sayStillShort(draft, failed);
    return;
  }
  if (failed === "income" && mayHaveVoucher(draft)) draft.says.push({ say: "voucher-counts" });
  draft.says.push({ say: "not-qualified", ...shortfalls(draft, failed), asks: isBesideOther(draft) ? "too" : "only" });
  draft.talk = { ...verdictFor(draft).failed.reduce(withTold, draft.talk), awaiting: "pass-on", sinceOffer: 0 };
}

/**
 * Says in short which requirements stand against a showing still, and offers again to ask the owner once the offer has gone
 * by; `isBeside`: beside what was noted, where the offer alone leads on while it stands.
 */
export function sayStillShort(draft: Draft, failed: QualifyingRule, isBeside = false): void {
  const { sinceOffer } = draft.talk;
  const isOffered = sinceOffer === undefined || sinceOffer > offerStands;
  const requirement = isBeside && !isOffered ? null : shortfalls(draft, failed).requirement;
  draft.says.push({ say: "still-short", requirement, isOffered, isToo: isBesideOther(draft) });
  if (isOffered) draft.talk = { ...draft.talk, awaiting: "pass-on", sinceOffer: 0 };
}

/** Messages after an offer to ask the owner in which it stands, and is not said again. */
export const offerStands = 2;

/** A time chosen before, which a requirement now stands against, is not dropped without a word. */
function sayTimeOnHold(draft: Draft, failed: QualifyingRule): void {
  const { chosen } = draft.talk;
  const isNew = obstacleOf(draft.talk, failed) === undefined && tellsOf(draft, failed);
  if (isNew && chosen && isOpen(draft, chosen) && !isWishedNow(draft))
    draft.says.push({ say: "time-on-hold", time: timeFor(draft, chosen.startsAt) });
}

/** Who wishes for an open time, and hears of a requirement once more, hears that it is open too. */
function sayWishedIsOpen(draft: Draft): void {
  const chosen = hasHeardRefusal(draft) ? chosenTime(draft, draft.heard?.times ?? []) : null;
  if (chosen && isOpen(draft, chosen)) draft.says.push({ say: "time-open", time: timeFor(draft, chosen.startsAt) });
}

/** Whether the message itself names a time to come. */
const isWishedNow = ({ heard }: Draft): boolean => (heard?.times ?? []).some(({ not }) => !not);

/** Whether a renter has asked about vouchers, without a word yet on whether they have one. */
const mayHaveVoucher = ({ talk, known }: Draft): boolean =>
  known.hasHousingVoucher === null && [...talk.escalated, ...(talk.answered?.topics ?? [])].includes("voucher");

/** The key of a question handed over in this turn that bears what falls short: "mine's 610, is that a problem". */
function askedWithIt({ orders, learned: { monthlyIncome, creditScore } }: Draft, failed: QualifyingRule) {
  const figures: Partial<Record<QualifyingRule, number | null | undefined>> = {
    income: monthlyIncome,
    credit: creditScore?.low,
  };
  return orders.flatMap((one) =>
    one.kind === "escalate" && bearsFigure(one.question, figures[failed]) ? [one.topic] : [],
  )[0];
}

/** The key of a question on the matter itself that was handed over in this turn: "would they make an exception for one old cat". */
const askedOfMatter = (draft: Draft, failed: QualifyingRule): string | undefined =>
  [...draft.outcomes].flatMap(([question, became]) => {
    if (became !== "passed-on" || !isOfMatter(draft, question, failed)) return [];
    return draft.orders.flatMap((one) =>
      one.kind === "escalate" && one.question.includes(question.words.trim()) ? [one.topic] : [],
    );
  })[0];

/** Whether a question is of what is not met: by its topic, of an exception, or naming the very pet. */
function isOfMatter({ known }: Draft, question: Question, failed: QualifyingRule): boolean {
  const topic = "topic" in question ? String(question.topic) : "";
  if (topic === ofExceptions || rulesOfTopic(topic).includes(failed)) return true;
  const namesPet = (known.pets ?? []).some(({ description }) =>
    bearsWords(question.whole, description.split(",", 1)[0] ?? ""),
  );
  return failed === "pets" && (namesPet || ofPets.some((cue) => question.cues.has(cue)));
}
const ofExceptions = "requirements.screening";
const ofPets = ["names-dog", "names-cat", "is-for-animal"] as const;

/** Whether something else goes to the owner in this turn, beside which a further question is one more. */
const isBesideOther = ({ orders }: Draft): boolean =>
  orders.some(({ kind }) => kind === "escalate" || kind === "request-application");

/**
 * Keeps the open time that a refused renter wishes for, by its hour or as the only one that fits; where the owner was asked
 * already, says so, and names the times that fit a wish for several. True where it says so.
 */
export function keepsWish(draft: Draft): boolean {
  const wishes = draft.heard?.times ?? [];
  const chosen = chosenTime(draft, wishes);
  if (chosen === null || !isOpen(draft, chosen)) {
    dropForOther(draft, wishes);
    return isPassedOn(draft) && namesTimesFor(draft, wishes);
  }
  if (isPassedOn(draft)) return keepsTime(draft, chosen);
  draft.talk = { ...draft.talk, chosen };
  return false;
}

/** "10 is out, after 2 she can": a time chosen before does not stand beside a wish that it is none of. */
function dropForOther(draft: Draft, wishes: readonly TimeWish[]): void {
  const { chosen } = draft.talk;
  const said = wishes.filter((wish) => isOfTime(wish) && !wish.isSurmised);
  if (chosen === null || said.length === 0) return;
  const stands = draft.world.openings.filter((one) => asChosen(one).startsAt === chosen.startsAt);
  if (matching(stands, said, draft.world.property.timeZone).length === 0) draft.talk = { ...draft.talk, chosen: null };
}

/** A time waits for the owner as the one that is to be requested then. */
function keepsTime(draft: Draft, chosen: NonNullable<Draft["talk"]["chosen"]>): true {
  draft.talk = { ...draft.talk, chosen };
  noteTold(draft);
  draft.says.push({ say: "time-waits", time: timeFor(draft, chosen.startsAt) });
  return true;
}

function namesTimesFor(draft: Draft, wishes: readonly TimeWish[]): boolean {
  if (!wishes.some(({ not }) => !not)) return false;
  const { say, times } = timesToOffer(draft, wishes, false);
  const [first] = times;
  if (first === undefined) return false;
  const isNear = say === "offer-nearest" || say === "offer-beyond";
  if (times.length === 1 && !isNear) return keepsTime(draft, asChosen(first));
  draft.says.push({ say: "times-wait", times: times.map((one) => timeFor(draft, one.startsAt)), isNear });
  draft.talk = { ...draft.talk, offered: times.map(asChosen) };
  return true;
}

/** Who is in distress is neither asked for figures nor measured by them: the wish is the owner's to answer. */
export function leaveWishToOwner(draft: Draft): void {
  const isNew = escalate(draft, passedOn, wishInDistress[draft.talk.language], "OTHER");
  noteAsked(draft, verdictFor(draft).failed, passedOn);
  draft.says.push({ say: isNew ? "passed-on" : "asked-owner-already" });
  askContactOnce(draft);
}
const wishInDistress = {
  en: "Wants to see the home and may be in danger. Please answer personally.",
  es: "Quiere ver la vivienda y puede estar en peligro. Responda personalmente, por favor.",
} as const;

/** The key under which a wish was passed on though a requirement is not met. */
export const passedOn = "pass-on";

/** Whether the owner was asked of what stands against a wish, and has not answered. */
export const isPassedOn = (draft: Draft): boolean =>
  isRefused(draft) && verdictFor(draft).failed.some((failed) => waitsForOwner(draft.talk, failed));

/** Whether the last that Piper said of the matter was that a requirement is not met. */
export const hasHeardRefusal = (draft: Draft): boolean =>
  draft.talk.awaiting === "pass-on" ||
  isPassedOn(draft) ||
  (draft.world.request === null &&
    verdictFor(draft).failed.some((failed) => obstacleOf(draft.talk, failed) !== undefined));

/** Who doubts a refusal hears again what is asked for, and the owner is not asked what Piper knows. */
export function repeatsRefusal(draft: Draft): boolean {
  if (draft.heard === null || draft.heard.topics.length > 0 || draft.heard.intents.includes("pass_on")) return false;
  if (draft.heard.intents.includes("negotiate")) return false;
  // "Sure, why not" to the offer to ask doubts nothing.
  if (draft.talk.awaiting === "pass-on" && hasSignal(draft, "begins-with-yes")) return false;
  if (!hasSignal(draft, "doubts-refusal") || !isRefused(draft)) return false;
  const failed = verdictFor(draft).failed[0] as QualifyingRule;
  if (refusalOf(draft.talk, failed) === null && !learnedSomething(draft))
    draft.says.push({ say: "no-refusal", hasCosigner: draft.talk.hasCosigner === true });
  refuseBooking(draft, failed, true);
  return true;
}

import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import {
  type JudgedHome,
  type QualifyingRule,
  type Verdict,
  verdictOn,
} from "@porchlight/domain/qualification/verdict.ts";
import {
  bearsFigure,
  isAllowed,
  obstacleOf,
  refusalOf,
  waitsForOwner,
  withAsked,
  withTold,
} from "../dialogue/obstacles.ts";
import type { TimeWish } from "../heard.ts";
import { dogPoundsIn, isOverWeight, occupantsLimitIn } from "../knowing/owner-limits.ts";
import { isInOtherLanguage } from "../knowing/owners-language.ts";
import { type Pet, saysWeight } from "../knowing/pets-described.ts";
import type { Matter } from "../talk.ts";
import { rulesOfTopic } from "../topics/rules-of-topics.ts";
import type { Said } from "../topics/topic.ts";
import type { World } from "../world.ts";
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
import { sayNoted } from "./noted.ts";
import { shortfall } from "./shortfall.ts";
import { timesToOffer } from "./times-to-offer.ts";
import { asChosen, chosenTime, isOpen } from "./wished.ts";

/** How many things are asked at once, and how often before Piper goes on without. */
const asksAtOnce = 2;
const asksInVain = 2;

/** A turn asks for its verdict at several of its steps. */
const verdicts = new WeakMap<Draft, Verdict>();

/** Who once passed the check is asked nothing more for it. */
export function verdictFor(draft: Draft): Verdict {
  const { known, world } = draft;
  const given = verdicts.get(draft);
  if (given) return given;
  const judged = verdictWith(known, world.property, world.now, world.knowledge);
  const isLeftOut = (rule: QualifyingRule): boolean =>
    (rule === "moveIn" && world.isMoveInOpen === true) || isAllowed(draft.talk, rule);
  const verdict = judged.failed.some(isLeftOut) ? without(judged, isLeftOut) : judged;
  const final = world.isQualified ? { ...verdict, missing: [] } : verdict;
  verdicts.set(draft, final);
  return final;
}

function without(verdict: Verdict, isLeftOut: (rule: QualifyingRule) => boolean): Verdict {
  const failed = verdict.failed.filter((rule) => !isLeftOut(rule));
  const isOpen = verdict.missing.length + verdict.needsOwner.length > 0;
  return { ...verdict, failed, passes: failed.length > 0 ? false : isOpen ? null : true };
}

/** The verdict on a renter; a weight that the owner stated for dogs binds like the records of the home. */
export function verdictWith(
  known: RenterFacts,
  home: JudgedHome,
  now: Temporal.Instant,
  knowledge: World["knowledge"],
): Verdict {
  const verdict = verdictOn(withPetsJudged(known), home, now);
  const pounds = dogPoundsIn(knowledge);
  if (pounds === null || verdict.failed.includes("pets") || !isOverWeight(known.pets, pounds)) return verdict;
  return { ...verdict, passes: false, failed: [...verdict.failed, "pets"] };
}

/**
 * The facts with the pets that are judged, which are dogs and cats: what else there is goes to the owner and holds up
 * nothing. Who told of an assistance animal and of no pet has told of their animals.
 */
const withPetsJudged = (known: RenterFacts): RenterFacts => ({
  ...known,
  pets: known.pets?.filter(({ kind }) => kind !== "other") ?? (known.hasAssistanceAnimal ? [] : null),
});

/**
 * Says which stated requirement is not met and what was told, and tells the server. The time wished for is kept: told
 * better, Piper goes on with it.
 * Source: docs/decisions/0004-piper-conduct.md.
 */
export function refuseBooking(draft: Draft, failed: QualifyingRule): void {
  if (isInDistress(draft)) {
    leaveWishToOwner(draft);
    return;
  }
  draft.orders.push({ kind: "qualification", passes: false });
  const isKept = keepsWish(draft);
  const under = askedWithIt(draft, failed);
  if (under !== undefined) {
    noteAsked(draft, [failed], under);
    waitFor(draft, null);
    return;
  }
  if (isSettledFor(draft, failed) && !tellsOf(draft, failed)) {
    if (!isKept) sayHowItStands(draft, failed);
    waitFor(draft, null);
    return;
  }
  draft.says.push({ say: "not-qualified", ...shortfall(draft, failed) });
  draft.talk = { ...withTold(draft.talk, failed), awaiting: "pass-on", sinceOffer: 0 };
}

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

/** The owner was asked of a matter, or has answered of it: the renter is not asked again whether to ask. */
const isSettledFor = ({ talk }: Draft, matter: Matter): boolean =>
  waitsForOwner(talk, matter) || refusalOf(talk, matter) !== null;

/** What the owner said of a matter, or that it is the owner's word on it which is waited for. */
function sayHowItStands(draft: Draft, matter: Matter): void {
  const answer = refusalOf(draft.talk, matter);
  if (answer === null) {
    draft.says.push({ say: "waits-for-owner", about: ofRenter[matter] });
    return;
  }
  draft.says.push({ say: "owner-says", text: answer, isForeign: isInOtherLanguage(draft.talk.language, answer) });
  draft.facts.push({ source: "knowledge", field: "answer", value: answer });
}

const ofRenter: Record<Matter, Said> = {
  income: { en: "your income", es: "su ingreso" },
  credit: { en: "your credit", es: "su crédito" },
  pets: { en: "your pets", es: "sus mascotas" },
  moveIn: { en: "your move-in date", es: "su fecha de mudanza" },
  occupants: { en: "how many people would live there", es: "cuántas personas vivirían ahí" },
};

/** Has the matters that stand against a wish wait for the owner, by the question handed over last under a topic key. */
export function noteAsked(draft: Draft, matters: readonly Matter[], under: string): void {
  const question = draft.orders.flatMap((one) => (one.kind === "escalate" && one.topic === under ? one.question : []));
  const asked = { question: question.at(-1) ?? "", under, since: draft.world.now.toString() };
  draft.talk = matters.reduce((talk, matter) => withAsked(talk, matter, asked), draft.talk);
}

/**
 * Keeps the open time that a refused renter wishes for; where the owner was asked already, says so, and names the times that
 * fit a wish for none of its own. True where it says so.
 */
export function keepsWish(draft: Draft): boolean {
  const wishes = draft.heard?.times ?? [];
  const chosen = chosenTime(draft, wishes);
  if (chosen === null || !isOpen(draft, chosen)) return isPassedOn(draft) && namesTimesFor(draft, wishes);
  draft.talk = { ...draft.talk, chosen };
  if (!isPassedOn(draft)) return false;
  draft.says.push({ say: "time-waits", time: timeFor(draft, chosen.startsAt) });
  return true;
}

function namesTimesFor(draft: Draft, wishes: readonly TimeWish[]): boolean {
  if (!wishes.some(({ not }) => !not)) return false;
  const { say, times } = timesToOffer(draft, wishes, false);
  if (times.length === 0) return false;
  const isNear = say === "offer-nearest" || say === "offer-beyond";
  draft.says.push({ say: "times-wait", times: times.map((one) => timeFor(draft, one.startsAt)), isNear });
  draft.talk = { ...draft.talk, offered: times.map(asChosen) };
  return true;
}

/** Who is in distress is neither asked for figures nor measured by them: the wish is the owner's to answer. */
function leaveWishToOwner(draft: Draft): void {
  const isNew = escalate(draft, passedOn, wishInDistress[draft.talk.language], "OTHER");
  noteAsked(draft, verdictFor(draft).failed, passedOn);
  draft.says.push({ say: isNew ? "passed-on" : "asked-owner-already" });
  askContactOnce(draft);
}
const wishInDistress = {
  en: "Wants to see the home and may be in danger. Please answer personally.",
  es: "Quiere ver la vivienda y puede estar en peligro. Responda personalmente, por favor.",
} as const;

/** A stated requirement is known not to be met, and no showing is open. */
export const isRefused = (draft: Draft): boolean => draft.world.request === null && verdictFor(draft).failed.length > 0;

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

/** What a renter tells of themselves that a requirement looks at. */
const lookedAt: Record<QualifyingRule, readonly (keyof RenterFacts)[]> = {
  income: ["monthlyIncome", "hasHousingVoucher", "ownRentShare"],
  credit: ["creditScore", "creditUnknown"],
  pets: ["pets", "hasAssistanceAnimal"],
  moveIn: ["moveIn"],
};
export const tellsOf = ({ learned }: Draft, rule: QualifyingRule): boolean =>
  lookedAt[rule].some((fact) => learned[fact] !== undefined);

/** Who doubts a refusal hears again what is asked for, and the owner is not asked what Piper knows. */
export function repeatsRefusal(draft: Draft): boolean {
  if (draft.heard === null || draft.heard.topics.length > 0 || draft.heard.intents.includes("pass_on")) return false;
  if (draft.heard.intents.includes("negotiate")) return false;
  if (!hasSignal(draft, "doubts-refusal") || !isRefused(draft)) return false;
  refuseBooking(draft, verdictFor(draft).failed[0] as QualifyingRule);
  return true;
}

/** Tells the server, once a turn, that the renter may book. */
export function notePassed(draft: Draft): void {
  if (draft.orders.every(({ kind }) => kind !== "qualification"))
    draft.orders.push({ kind: "qualification", passes: true });
}

/** Asks for one or two missing facts; false where nothing is missing or the renter let it pass twice. */
export function askMissing(draft: Draft, verdict: Verdict, isForBooking: boolean): boolean {
  const isStrict = draft.world.property.renterRequirements?.screeningSensitivity === "STRICT";
  const inVain = draft.talk.askedInVain ?? 0;
  if (isInDistress(draft)) {
    if (!isStrict || verdict.missing.length === 0) return false;
    leaveWishToOwner(draft);
    return true;
  }
  const isLeftAlone = verdict.missing.length === 0 || (!isStrict && inVain >= asksInVain);
  if (!sizeMatters(draft) && isLeftAlone) return false;
  if (draft.says.length === 0 && learnedSomething(draft)) sayNoted(draft);
  if (sizeMatters(draft)) {
    draft.says.push({ say: "ask-dog-size" });
    draft.talk = { ...draft.talk, awaiting: "facts", asked: ["pets", "dog-size"] };
    return true;
  }
  const rules = verdict.missing.slice(0, asksAtOnce);
  const told = rules.every((rule) => draft.talk.asked.includes(rule))
    ? rules.some((rule) => tellsOf(draft, rule))
    : Object.keys(draft.heard?.facts ?? {}).length > 0;
  const isAgain = draft.talk.awaiting === "facts";
  draft.says.push({ say: "ask-facts", rules, isForBooking, isAgain });
  draft.talk = {
    ...draft.talk,
    awaiting: "facts",
    askedInVain: draft.talk.awaiting === "facts" && !told ? inVain + 1 : 1,
    asked: [...draft.talk.asked.filter((a) => a === "contact" || a === "dog-size"), ...rules],
  };
  return true;
}

/** A dog's size is asked for, once, where small and large dogs are treated differently. */
function sizeMatters({ known, talk, world }: Draft): boolean {
  const policy = world.property.petPolicy;
  if (policy === null || !policy.allowsPets || talk.asked.includes("dog-size")) return false;
  const isUnknown = (pet: Pet) => pet.kind === "dog" && !saysWeight(pet);
  return (known.pets ?? []).some(isUnknown) && policy.smallDogsPolicy !== policy.largeDogsPolicy;
}

/** What stands against the booking of a renter: the requirements not met, and what a strict check leaves to the owner. */
export function standsAgainst(draft: Draft): readonly QualifyingRule[] {
  const verdict = verdictFor(draft);
  return [...verdict.failed, ...verdict.needsOwner.filter((each) => !isAllowed(draft.talk, each))];
}

/** Nothing that the renter told stands against a booking, and none of it waits for the owner's word. */
export function allowsBooking(draft: Draft): boolean {
  const verdict = verdictFor(draft);
  return verdict.failed.length === 0 && !hasTooMany(draft) && undecided(draft, verdict) === undefined;
}

/** Hands to the owner what a strict machine may not decide; true where the booking must wait for that. */
export function leaveToOwner(draft: Draft, verdict: Verdict, question: string): boolean {
  if (hasTooMany(draft)) {
    const most = occupantsLimitIn(draft.world.knowledge);
    const about = { en: `more than ${most} people living there`, es: `más de ${most} personas viviendo ahí` };
    askOwnerToDecide(draft, "occupants", draft.learned.occupants === undefined ? "" : question, about);
    return true;
  }
  const rule = undecided(draft, verdict);
  if (rule === undefined) return false;
  const about =
    rule === "pets"
      ? { en: "pets", es: "las mascotas" }
      : { en: "renters without a credit score", es: "quienes no tienen puntaje de crédito" };
  askOwnerToDecide(draft, rule, tellsOf(draft, rule) ? question : "", about);
  return true;
}

function hasTooMany(draft: Draft): boolean {
  const most = occupantsLimitIn(draft.world.knowledge);
  return most !== null && (draft.known.occupants ?? 0) > most && !isAllowed(draft.talk, "occupants");
}

const undecided = (draft: Draft, verdict: Verdict) => verdict.needsOwner.find((each) => !isAllowed(draft.talk, each));

/** The key under which a matter that a strict check leaves to the owner was handed over. */
export const ofMatter = (matter: string): string => `qualification.${matter}`;

/** The topic of what was handed over of a matter in this turn: the message that tells of it, or a question on it. */
function askedOf({ heard, orders }: Draft, matter: Matter, words: string): string | undefined {
  const isOf = (topic: string): boolean => rulesOfTopic(topic).some((rule) => rule === matter);
  const asks = (heard?.asks ?? []).filter(({ topic }) => isOf(topic));
  return orders.flatMap((order) => {
    if (order.kind !== "escalate") return [];
    if (words !== "" && order.question.includes(words.trim())) return [order.topic];
    return isOf(order.topic) || asks.some(({ words }) => order.question.includes(words.trim())) ? [order.topic] : [];
  })[0];
}

/**
 * Has the owner decide on a matter, by a question on it that was handed over in this turn or else by one of its own. `words`
 * are those that tell of the matter, which a renter's "no" to the last thing asked does not.
 */
function askOwnerToDecide(draft: Draft, matter: Matter, words: string, about: Said): void {
  if (waitsForOwner(draft.talk, matter)) {
    sayHowItStands(draft, matter);
    return;
  }
  const isTelling = words !== "" && (draft.heard?.gist.wordsOfMeaning ?? 0) > 1;
  const asked = { en: `Is this all right: ${about.en}?`, es: `¿Está bien esto: ${about.es}?` };
  const question = isTelling ? words : asked[draft.talk.language];
  const asking = askedOf(draft, matter, isTelling ? words : "");
  if (asking === undefined) escalate(draft, ofMatter(matter), question, "OTHER");
  noteAsked(draft, [matter], asking ?? ofMatter(matter));
  draft.says.push({ say: "owner-decides", about });
}

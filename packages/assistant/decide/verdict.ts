import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import {
  type JudgedHome,
  type QualifyingRule,
  type Verdict,
  verdictOn,
} from "@porchlight/domain/qualification/verdict.ts";
import { isAllowed } from "../dialogue/obstacles.ts";
import { dogPoundsIn, isOverWeight, occupantsLimitIn } from "../knowing/owner-limits.ts";
import type { World } from "../world.ts";
import type { Draft } from "./draft.ts";

/*
 * What the check says of a renter: which stated requirements are not met, and whether a showing may be booked.
 */

/** A turn asks for its verdict at several of its steps. */
const verdicts = new WeakMap<Draft, Verdict>();

/** Who once passed the check is asked nothing more for it. */
export function verdictFor(draft: Draft): Verdict {
  const { known, world } = draft;
  const given = verdicts.get(draft);
  if (given) return given;
  const judged = withScoreAsked(verdictWith(known, world.property, world.now, world.knowledge));
  const isLeftOut = (rule: QualifyingRule): boolean =>
    (rule === "moveIn" && world.isMoveInOpen === true) || isAllowed(draft.talk, rule);
  const verdict = judged.failed.some(isLeftOut) ? without(judged, isLeftOut) : judged;
  const final = world.isQualified ? { ...verdict, missing: [] } : verdict;
  verdicts.set(draft, final);
  return final;
}

/** A score told so roughly that it may be enough turns nobody down: which it is exactly is asked. */
function withScoreAsked(verdict: Verdict): Verdict {
  if (verdict.rules.credit !== "CLOSE" || !verdict.failed.includes("credit")) return verdict;
  const left = without(verdict, (rule) => rule === "credit");
  return { ...left, missing: [...left.missing, "credit"], passes: left.failed.length > 0 ? false : null };
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

/** A stated requirement is known not to be met, and no showing is open. */
export const isRefused = (draft: Draft): boolean => draft.world.request === null && verdictFor(draft).failed.length > 0;

/** What a renter tells of themselves that a requirement looks at. */
const lookedAt: Record<QualifyingRule, readonly (keyof RenterFacts)[]> = {
  income: ["monthlyIncome", "hasHousingVoucher", "ownRentShare"],
  credit: ["creditScore", "creditWord", "creditUnknown"],
  pets: ["pets", "hasAssistanceAnimal"],
  moveIn: ["moveIn"],
};
export const tellsOf = ({ learned }: Draft, rule: QualifyingRule): boolean =>
  lookedAt[rule].some((fact) => learned[fact] !== undefined);

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

export function hasTooMany(draft: Draft): boolean {
  const most = occupantsLimitIn(draft.world.knowledge);
  return most !== null && (draft.known.occupants ?? 0) > most && !isAllowed(draft.talk, "occupants");
}

/** Whether the owner wants every requirement known before a showing. */
export const isStrict = ({ world }: Draft): boolean =>
  world.property.renterRequirements?.screeningSensitivity === "STRICT";

export const undecided = (draft: Draft, verdict: Verdict) =>
  verdict.needsOwner.find((each) => !isAllowed(draft.talk, each));

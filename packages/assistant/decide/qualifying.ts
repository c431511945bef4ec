import type { Verdict } from "@porchlight/domain/qualification/verdict.ts";
import { type Pet, saysWeight } from "../knowing/pets-described.ts";
import { type Draft, isInDistress } from "./draft.ts";
import { noteTold } from "./noted.ts";
import { leaveWishToOwner } from "./refusing.ts";
import { tellsOf } from "./verdict.ts";

/*
 * What is asked of a renter so that the check can be made, and that they may book once it is.
 */

/** How many things are asked at once, and how often before Piper goes on without. */
const asksAtOnce = 2;
const asksInVain = 2;

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
  noteTold(draft);
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

import { petPolicyFor } from "@porchlight/domain/qualification/assessments.ts";
import type { PetKind } from "@porchlight/domain/qualification/renter-facts.ts";
import { verdictOn } from "@porchlight/domain/qualification/verdict.ts";
import type { Question } from "../heard/questions.ts";
import { countedPet, type Pet, yourPets } from "../knowing/pets-described.ts";
import type { Said } from "../topics/topic.ts";
import { askContactOnce, type Draft, escalate, handOverAlong } from "./draft.ts";
import { isThisAllRight, noteAsked, ofMatter } from "./owner-decides.ts";
import { answerTopic } from "./questions.ts";

/** The topic of each kind of pet; a dog of no size is asked for its size first. */
const topicOfKind: Readonly<Record<Exclude<PetKind, "dog">, string>> = {
  "small dog": "pets.small_dogs",
  "large dog": "pets.large_dogs",
  cat: "pets.cats",
  other: "pets.other",
};

/**
 * Tells whoever has told of pets for the first time what the home's rules say of those that they leave to the owner, and asks
 * the owner, once. They hold up no showing: ./qualifying.ts.
 */
export function leavePetsToOwner(draft: Draft): void {
  const before = draft.world.renter.facts.pets ?? [];
  const told = (draft.learned.pets ?? []).filter(({ kind }) => before.every((pet) => pet.kind !== kind));
  for (const kind of new Set(told.map((pet) => pet.kind))) {
    if (kind === "dog") continue;
    const pets = told.filter((pet) => pet.kind === kind);
    if (isForOwner(draft, kind, pets)) askOfPets(draft, topicOfKind[kind], pets);
  }
}

/** Whether the rules of the home leave a kind of pet to the owner, or stand against an animal that no rule may have meant. */
function isForOwner({ known, world: { property, now } }: Draft, kind: PetKind, pets: readonly Pet[]): boolean {
  const policy = property.petPolicy && petPolicyFor(property.petPolicy, kind);
  if (policy === "CASE_BY_CASE" || (policy === "NOT_SPECIFIED" && kind === "other")) return true;
  if (kind !== "other") return false;
  const { failed, needsOwner } = verdictOn({ ...known, pets: [...pets] }, property, now);
  return [...failed, ...needsOwner].includes("pets");
}

function askOfPets(draft: Draft, topic: string, pets: readonly Pet[]): void {
  const { property, knowledge, now } = draft.world;
  if (knowledge.some((known) => known.topic === topic)) return;
  const key = ofMatter(topic);
  if (wasJustAsked(draft, pets)) return void handOverAlong(draft, key);
  if (!escalate(draft, key, isThisAllRight(draft, theirPets(pets)), "OTHER")) return;
  if (verdictOn(draft.known, property, now).needsOwner.includes("pets")) noteAsked(draft, ["pets"], key);
  const before = draft.facts.length;
  if (topic !== topicOfKind.other) answerTopic(draft, topic);
  sayAsked(draft, draft.facts.length > before, yourPets(pets));
  askContactOnce(draft);
}

/** Says that the owner was asked, together with what else was just asked. */
function sayAsked(draft: Draft, isOfRule: boolean, ofPets: Said): void {
  const named = draft.says.findLast(
    (said) => said.say === "asked-owner" && said.labels.length + said.questions.length > 0,
  );
  if (named?.say !== "asked-owner") {
    draft.says.push({ say: "asked-owner", labels: isOfRule ? [] : [ofPets], questions: [] });
    return;
  }
  const together = { ...named, labels: [...named.labels, ofPets] };
  draft.says = [...draft.says.filter((said) => said !== named), together];
}

/** Whether a question of these pets was handed to the owner in this turn. */
const wasJustAsked = ({ outcomes }: Draft, pets: readonly Pet[]): boolean =>
  [...outcomes].some(
    ([ask, became]) =>
      became === "passed-on" &&
      (isOfPets(ask) || ask.content.some((word) => pets.some(({ description }) => description.startsWith(word)))),
  );

/** "1 husky, 60 lb": as the owner reads of it. */
const theirPets = (pets: readonly Pet[]): Said => {
  const listed = pets.map(countedPet).join(", ");
  return { en: listed, es: listed };
};

const isOfPets = (ask: Question): boolean => "topic" in ask && String(ask.topic).startsWith("pets");

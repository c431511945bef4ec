import type { PetKind, RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";

export type Pet = NonNullable<RenterFacts["pets"]>[number];

/** What an animal is, whatever its size: a dog told with a size is the dog told before without one. */
export type Species = "dog" | "cat" | "other";
export const speciesOf = (kind: PetKind): Species => (kind === "cat" || kind === "other" ? kind : "dog");

export const small =
  "chihuahua|yorkie|yorkshire(?: terrier)?|pomeranian|shih ?tzu|maltese|dachshund|toy poodle|mini(?:ature)? poodle|pug|french bulldog|frenchie|bichon|havanese|papillon|boston terrier|maltipoo|cavapoo|corgi|salchicha|jack russell|lap dog";
export const large =
  "german shepherd|labrador|lab|golden retriever|goldendoodle|golden|pit ?bull|pit (?=mix)|pittie|shepherd (?=mix)|rottweiler|rottie|gsd|malinois|aussie|american bully|bully|great pyrenees|newfoundland|coonhound|dalmatian|husky|great dane|doberman|mastiff|boxer|bernese|saint bernard|akita|malamute|cane corso|standard poodle|weimaraner|pastor aleman";
export const unsized =
  "dog|doggo|doggie|doggy|pup|puppy|puppie|perr[oa]|perrit[oa]|cachorr[oa]|hound|terrier|beagle|poodle|bulldog|mutt";
export const cats = "cat|kitty|kittie|kitten|gat[oa]|gatit[oa]";
export const others =
  "birds?|parrots?|parakeets?|cockatiels?|cockatoos?|canar(?:y|ies)|macaws?|budgies?|rabbits?|bunny|bunnies|hedgehogs?|gerbils?|chinchillas?|hamsters?|guinea pigs?|fish|turtles?|tortoises?|snakes?|lizards?|geckos?|iguanas?|ferrets?|sugar gliders?|bearded dragons?|pajar(?:o|it)[oa]?s?|pericos?|periquit[oa]s?|cotorr(?:a|it)[oa]?s?|canarios?|cacatuas?|conej(?:o|it)[oa]?s?|tortug(?:a|uit)[oa]?s?|peces|pecera|loros?|lorit[oa]s?|hamsteres|cuyos?|hurones|huron";

export const dogWords = `(?:${small}|${large}|${unsized})s?`;
export const catWords = `(?:${cats})s?`;
export const animalWords = `(?:${dogWords}|${catWords}|${others})`;

const asDog = new RegExp(`\\b${dogWords}(?![\\w'])`);
const asCat = new RegExp(`\\b${catWords}(?![\\w'])`);
const asOther = new RegExp(`\\b(?:${others})\\b`);
/** The first kind of animal that a text names, null where it names none. */
export const speciesIn = (text: string): Species | null =>
  asDog.test(text) ? "dog" : asCat.test(text) ? "cat" : asOther.test(text) ? "other" : null;

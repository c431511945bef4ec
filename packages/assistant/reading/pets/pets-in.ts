import type { PetKind } from "@porchlight/domain/qualification/renter-facts.ts";
import { occupantsIn } from "../people/household.ts";
import { asksAmount } from "../questions/what-of-it.ts";
import { anyOf } from "../text/any-of.ts";
import { matchesOf } from "../text/matches.ts";
import { readerOf } from "../text/word-table.ts";
import {
  animalMark,
  animalsNamed,
  cats,
  large,
  largeSize,
  others,
  type Pet,
  saysWhatItIs,
  small,
  smallSize,
  speaksOfAnimals,
  unsized,
  weightUnits,
  withAnimalsMarked,
} from "./animal-words.ts";
import {
  assistance,
  assistanceWithKind,
  describesOwn,
  isAssistantAlone,
  isNeeded,
  kindWithAssistance,
} from "./assistance-animals.ts";
import { comesAlongOnly } from "./not-pets.ts";
import { petLists, petWords } from "./pet-words.ts";

const toldIn = readerOf(petWords, petLists);

const kinds: [RegExp, PetKind][] = [
  [new RegExp(`\\b(?:${small})s?\\b`), "small dog"],
  [new RegExp(`\\b(?:${large})s?(?: mix)?\\b`), "large dog"],
  [
    /\b(?:small|little|tiny|toy|mini) (?:\w+ )?dogs?\b|\bperr(?:o|a)s? (?:pequen[oa]s?|chic[oa]s?|chiquit[oa]s?)\b|\bperrit[oa]s?\b/,
    "small dog",
  ],
  [/\b(?:large|big|huge) (?:\w+ )?dogs?\b|\bperr(?:o|a)s? grandes?\b/, "large dog"],
  [new RegExp(`\\b(?:${unsized})s?\\b`), "dog"],
  [new RegExp(`\\b(?:${cats})s?\\b`), "cat"],
  [new RegExp(`\\b${others}\\b`), "other"],
  // "A hamster and a bunny": another that is counted by itself.
  [new RegExp(`(?<=\\b(?:an?|one|un|una|\\d|two|dos|my|mi) (?:\\w+ )?)${others}\\b`), "other"],
];
/** "…, a terrier" after "one small dog" says more of that dog and tells of no other. */
const apposed = new RegExp(String.raw`^(?: \w+)? ?[,-] ?(?:an?|un|una) (?:\w+ )?(?:${unsized})(?: mix)?\b`);
const counts: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  my: 1,
  our: 1,
  un: 1,
  uno: 1,
  una: 1,
  mi: 1,
  two: 2,
  dos: 2,
  both: 2,
  couple: 2,
  three: 3,
  tres: 3,
  four: 4,
  cuatro: 4,
};
/** Pounds up to which a dog counts as small. */
const smallPounds = 25;
/** Pounds from which on a dog counts as large. Nobody agrees on what lies between, so that is for the owner to say. */
const largePounds = 40;

/** "No pets except a hamster", "mascotas no, nomás un perico", "no pets, well, a fish" */
const butFor = anyOf(
  "except; besides; other than; apart from; aside from; just; only; unless(?: you)? count; (?:if you do )?not count(?:ing)?; (?:well|bueno)(?=,? (?:an?|un|una) )",
  "solo; nomas; nada mas; excepto; aparte de; menos; sino; (?:a menos que|si no) cuent[ae][ns]?; sin contar",
);
/** "No pets, Ana has a turtle" */
const beside = String.raw`(?:(?:well|but|though|although|bueno|pero|aunque)\b.*|pets?,? (?:\w+ ){1,4}?|mascotas?,? (?:\w+ ){1,4}?)`;
const butOwns = String.raw`${beside}\b(?:has|have|got|tiene|tengo|tenemos|hay)`;
const exceptFor = new RegExp(
  String.raw`\b(?:no|not|nada|ningun[oa]?|without|sin)\b.*\b(?:${butFor}|${butOwns})\b,?(?: for)? (.+)$`,
);
/** "Do we pay extra for the cat": one cat, which is there. */
const paidForThe = new RegExp(
  String.raw`\b(?:for|on|por|de) (?:the|la|el) (?:\w+ )?${anyOf("cat; dog; kitty; puppy; gat[oa]; gatit[oa]; perr[oa]; perrit[oa]")}\b(?! (?:fee|deposit|rent|policy|park|run|door))`,
);
/** Whether a question asks what one animal costs that is spoken of as there already. */
export const asksCostOfOwn = (text: string): boolean => asksAmount(text) && paidForThe.test(text);
/** "A heeler, 50 lbs, and a cat, would that work": whose weight is told is there already. */
export const listsOwn = (text: string): boolean =>
  weighs.test(text) &&
  (ownsListed.test(withAnimalsMarked(text)) || animalAlone.test(withAnimalsMarked(text.replace(weight, " "))));
const animalAlone = new RegExp(String.raw`^\W*(?:an? )?(?:\w+ )?${animalMark}(?: ok(?:ay)?)?\W*$`);
/** "Dog 20 lbs, income 5700", "cat here": an animal that is an item of a list by itself. */
const isItem = (text: string): boolean =>
  text.split(",").some((part) => itemAlone.test(withAnimalsMarked(part.replace(weight, " "))));
const itemAlone = new RegExp(
  String.raw`^\W*(?:${smallSize} |${largeSize} )?${animalMark}(?: here| ${smallSize}| ${largeSize})?\W*$`,
);
const aNumber = "(?:[2-9]|one|two|three|four|dos|tres|cuatro)";
const numbered = new RegExp(String.raw`\b${aNumber} (?:\w+ ){0,2}${animalMark}(?![\w'])`);
const ofLimit = anyOf(
  "limit; limits; max(?:imum)?; at most; more than; up to; only; per; neighbors?; next door; upstairs; downstairs",
  "limite; maximo; mas de; hasta; vecin[oa]s?",
);
const asksOfLimit = new RegExp(String.raw`\b${ofLimit}\b`);
/** Whether a question counts the animals it asks of, as who has them does: "are two cats okay". */
export const asksOfCounted = (text: string): boolean =>
  numbered.test(withAnimalsMarked(text)) && !asksOfLimit.test(text);
/** "One 9 lb terrier" is one. */
const aWeight = String.raw`\b\d{1,3}[ -]?${weightUnits}\b`;
const weighs = new RegExp(aWeight);
const weight = new RegExp(aWeight, "g");
/** "9 year old" counts years. */
const age = /\b\d{1,2}[ -](?:years?|yrs?|months?|weeks?)[ -]old\b/g;
/** "Just the cat then": the pets told now are all there are to be. */
export const isAllOfThem = (normalText: string): boolean => toldIn(normalText).has("all-of-them");

/** "What if it's only the cat" puts what there is to be in place of what was refused. */
export const supposesOnly = (text: string): boolean => toldIn(text).has("supposes-only") && isAllOfThem(text);

/** "My neighbor has 3 dogs" tells of no dog of one's own. */
const ofNeighbors = /\b(?:(?:the|my|our|mi|mis|el|la|los|las) )?(?:neighbors?|vecin[oa]s?)\b[^,.;]*/g;

/** "I saw no pets" tells what the listing says. */
const ofTheListing = /\b(?:saw|seen|read|says?|said|ad|listing|noticed|know it is)(?: \w+){0,3} no pets\b/;
const afterNo =
  "and|but|i|we|it|just|only|thanks?|none|sir|ma'?am|not|nothing|never|sorry|y|pero|solo|gracias|my|mi|ningun[oa]|para nada|senor(?:a|ita)?|joven|at|en casa|for me|right now|por ahora";
const bareNo = new RegExp(
  [
    String.raw`^(?:no|none|nope|nah|nel|zero|ninguna|ninguno|nada)\b[.!]?$|\b(?:allergic|alergic[oa]s?)\b`,
    String.raw`\b(?:do|does) not have (?:any|one)[.!]?$|(?:^| )no (?:tengo|tenemos|tiene)(?: ning\w+| nada)?[.!]?$|^(?:no|none)(?:,| (?:${afterNo})\b)`,
    "(?<! (?:or|o))[ ,](?:no|none|ninguna|ninguno)$",
  ].join("|"),
);
/** "…, one cat", and "and a rabbit" beside what was told before. */
const listed = "(?:[,:]|\\band|\\by|\\bplus|\\bmas) (?:(?:got|have|tengo) )?(?:\\d|an?|one|two|three|un|una|dos|tres)";
/** "One poodle and no cats" */
const lacksListed = /(?:,|\band|\by|\bbut|\bpero) (?:no|zero|sin) (?:other )?(?:cats?|dogs?|gat[oa]s?|perr[oa]s?)\b/;
const ownsListed = new RegExp(`${listed} (?:\\w+ ){0,2}${animalMark}(?![\\w'])`);
/** "One lizard in a tank", "solo un hámster": an animal by itself, of which nothing is said but how many, and no rule. */
const namedAlone = new RegExp(
  String.raw`(?:^(?:(?:then|so|okay|entonces|pues)[, ]+)*(?:have |got )?|\b(?:just|only|solo|nomas|nada mas) )(?:\d|an?|one|two|three|un|una|dos|tres) (?:\w+ ){0,2}${animalMark}(?![\w'])(?=\W*$|,| (?:and|y|in an?|en una?|if|too|that)\b| \d)`,
);

/** Whoever has an assistance animal, it is no pet: "she also has a dog that helps her, a service dog". */
const somebodyHas = /\b(?:has|have|uses?|with|tiene|tenemos|usa|trae|con)\b/;

/**
 * The pets a clause tells of. A dog without a size is "dog"; an assistance animal is no pet.
 * `isAsked`: pets were just asked about, so "none" or "2 cats" is an answer.
 */
export function petsIn(
  text: string,
  isAsked: boolean,
  isQuestion: boolean,
): { pets?: Pet[]; hasAssistanceAnimal?: boolean } {
  const told: { pets?: Pet[]; hasAssistanceAnimal?: boolean } = {};
  // "None" answers what was asked, and names no animal.
  if (!isAsked && !speaksOfAnimals(text)) return told;
  const rest = text
    .replace(kindWithAssistance, " ")
    .replace(assistanceWithKind, " ")
    .replace(ofTheListing, " ")
    .replace(age, " ")
    .replace(ofNeighbors, " ");
  const owns = toldIn(text).has("owns");
  const isOwned =
    owns ||
    ownsListed.test(withAnimalsMarked(text)) ||
    listsOwn(text) ||
    (!isQuestion && (lacksListed.test(text) || isItem(text) || namedAlone.test(withAnimalsMarked(text)))) ||
    describesOwn(text) ||
    saysWhatItIs(text) ||
    asksCostOfOwn(text) ||
    (isQuestion && (asksOfCounted(text) || supposesOnly(text))) ||
    // "2 adults, a toddler and an old beagle"
    (!isQuestion && occupantsIn(text, false) !== null) ||
    (isAsked && !isQuestion);
  if (isNeeded(text) || describesOwn(text))
    return isAsked ? { hasAssistanceAnimal: true, pets: [] } : { hasAssistanceAnimal: true };
  if (text.search(assistance) >= 0 && (isOwned || (!isQuestion && (somebodyHas.test(text) || isAssistantAlone(text)))))
    told.hasAssistanceAnimal = true;
  const saysNone = toldIn(rest).has("none");
  if (saysNone && (!isQuestion || isOwned || excepted(rest).length > 0)) return { ...told, pets: excepted(rest) };
  if (isAsked && !isQuestion && bareNo.test(rest) && !kinds.some(([words]) => words.test(rest)))
    return { ...told, pets: [] };
  if (!isOwned || toldIn(text).has("not-yet") || comesAlongOnly(text)) return told;
  const pets = animalsListed(rest);
  return pets.length > 0 || (told.hasAssistanceAnimal && isAsked) ? { ...told, pets } : told;
}

/** "No pets, though my son has a turtle": what there is after all. */
export const tellsNoneBut = (text: string): boolean => toldIn(text).has("none") && excepted(text).length > 0;

/** The pets there are after all, after words that there are none. */
const excepted = (text: string): Pet[] => animalsListed(exceptFor.exec(text)?.[1] ?? "");

const lacking = anyOf(
  "no; not any; zero; 0; without; without any",
  "sin; cero; ningun; ninguno; ninguna; ni; ni un; ni una",
);
/** "One beagle and no cats" has no cat, "no other dogs" no other dog. */
const noneOf = new RegExp(String.raw`\b${lacking}(?: (?:other|more|otros?|mas))?$`);

/** "Two dogs, a pug and a boxer, the boxer is 70 pounds": a weight is that of the one named right before it. */
const weightOf = new RegExp(
  String.raw`\b((?:\w+ )?\w+) (?:is|weighs|pesa)(?: (?:like|about|around|only|como|unos|unas))* (?=\d{1,3}\s?${weightUnits}\b)`,
);

const isBehindWeight = (words: string, named: string): boolean =>
  words.replace(weight, "").trimStart().startsWith(named);

/** "Two dogs, a pug and a boxer" */
const isOfAll = /^(?:dogs|pups|puppies|perr[oa]s|perrit[oa]s)$/;
const eachWeighs = new RegExp(
  String.raw`(\d{1,3}) ?(${weightUnits})(?: \w+){0,8}? (?:(?:and|y)|(?:other|otr[oa])(?: one)?)(?: \w+){0,2} (\d{1,3})(?: ?${weightUnits}|\W*$)`,
);
/** "Two dogs, one is 12 lbs and the other 70": each of the two with its weight. */
const eachOfTwo = (text: string, pet: Pet): Pet[] => {
  const [, one, unit, other] = eachWeighs.exec(text) ?? [];
  if (pet.count !== 2 || one === undefined) return [pet];
  return [`${one} ${unit}`, `${other} ${unit}`].map((weighed) => ({
    kind: bySize(weighed, "dog"),
    count: 1,
    description: `dog, ${weighed}`,
  }));
};

/** "A beagle, 28 lbs, and a shepherd, 85 lbs" or "a 28 lb beagle and an 85 lb shepherd": the words of the one named alone. */
function partOf(text: string, named: string): string {
  const weights = matchesOf(text, weight);
  const animals = animalsNamed(text).filter(({ words }) => !isOfAll.test(words));
  const at = animals.findIndex(({ words }) => words.includes(named) || named.includes(words));
  if (weights.length < 2 || animals.length < 2 || at < 0) return text;
  const isBefore = weights[0]!.index < animals[0]!.index;
  const endOf = (place: number): number => animals[place]!.index + animals[place]!.words.length;
  const from = isBefore ? (at === 0 ? 0 : endOf(at - 1)) : animals[at]!.index;
  return text.slice(from, isBefore ? endOf(at) : animals[at + 1]?.index);
}

/** The text without a weight that it says is of another animal than the one named: "our dog is a 55 lb husky" is of both. */
function withoutWeightOfOthers(text: string, named: string): string {
  const [said = "", whose = ""] = weightOf.exec(text) ?? [];
  const [, behind = ""] = text.split(said);
  const isOfAnother =
    kinds.some(([words]) => words.test(whose)) && !whose.includes(named) && !isBehindWeight(behind, named);
  return isOfAnother ? text.replace(weight, " ") : text;
}

function animalsListed(text: string): Pet[] {
  const pets: Pet[] = [];
  let rest = text;
  for (const [words, kind] of kinds) {
    const found = words.exec(rest);
    if (!found) continue;
    const lead = rest.slice(0, found.index).replace(weight, " ").replace(/\s+/g, " ").trimEnd();
    if (noneOf.test(lead)) {
      rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
      continue;
    }
    const before = /(\d{1,2}|[a-z]+)(?: (?:\w+ )?)?$/.exec(lead);
    // "Two dogs, 60 lb lab and a terrier" counts no labs.
    const near = lead.split(",").at(-1)!.trim().split(" ").slice(-3);
    const number = near.map((w) => counts[w] ?? (/^\d$/.test(w) ? Number(w) : 0)).findLast((n) => n > 0) ?? 1;
    const isPlural = /s$/.test(found[0]) && number === 1 && !/^(?:1|one|uno|una)$/.test(before?.[1] ?? "");
    const after = rest.slice(found.index + found[0].length);
    const more = number === 1 && kind.endsWith(" dog") ? (apposed.exec(after)?.[0] ?? "") : "";
    const own = partOf(text, found[0]);
    const ofIt = own === text ? withoutWeightOfOthers(rest, found[0]) : own;
    const weighed = kind === "dog" || kind === "small dog" || kind === "large dog" ? bySize(ofIt, kind) : kind;
    const pet = {
      kind: weighed,
      count: isPlural ? 2 : number,
      description: weighed.endsWith("dog") ? `${described(ofIt, found)}${more.replace(/^ \w+/, "")}` : found[0],
    };
    pets.push(...(isOfAll.test(found[0]) ? eachOfTwo(text, pet) : [pet]));
    rest = `${rest.slice(0, found.index)} ${after.slice(more.length)}`;
    if (kind !== "dog" && kind !== "cat" && kind !== "other")
      rest = rest.replace(/^(.*?)\b(?:dogs?|perr[oa]s?|perrit[oa]s?|pups?|pupp(?:y|ies))\b/, "$1");
  }
  return pets;
}

const numberOfUnits = new RegExp(String.raw`\b(\d{1,3})[ -]?(${weightUnits})\b`);
const poundsAKilo = 2.2;
/** The weight that a text tells, in pounds; null where it tells none. */
export function poundsIn(text: string): number | null {
  const [, number, unit = ""] = numberOfUnits.exec(text) ?? [];
  return number === undefined ? null : Number(number) * (unit.startsWith("k") ? poundsAKilo : 1);
}

const isSmall = new RegExp(String.raw`\b${smallSize}\b`);
const isLarge = new RegExp(String.raw`\b${largeSize}\b`);
function bySize(text: string, kind: PetKind): PetKind {
  const pounds = poundsIn(text);
  if (pounds !== null && pounds > smallPounds) return pounds < largePounds ? "dog" : "large dog";
  if (pounds !== null) return "small dog";
  if (kind !== "dog") return kind;
  if (isSmall.test(text)) return "small dog";
  return isLarge.test(text) ? "large dog" : kind;
}

function described(text: string, found: RegExpExecArray): string {
  const pounds = weighs.exec(text)?.[0];
  return pounds ? `${found[0]}, ${pounds}` : found[0];
}

import { isPrice, noTopic, priceOf } from "../../dialogue/subject.ts";
import type { Ask } from "../../heard/questions.ts";
import type { Subject } from "../../talk.ts";
import { sumTopics } from "../../topics/figures.ts";
import { topicOf, topicsIn } from "../../topics.ts";
import { aimOf } from "../learned/aims.ts";
import { speciesIn } from "../pets/animal-words.ts";
import { least } from "../rank.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { tokensOf } from "../text/normal.ts";
import { tells } from "../text/word-table.ts";
import { thingsIn } from "./things-named.ts";

/*
 * Questions that name nothing themselves and are of what was spoken of before: "and how much is it", "is there one close".
 */

const opening =
  "(?:(?:and|so|ok|okay|but|or|also|y|e|pero|o|entonces|wait|hmm|just to (?:be (?:sure|clear)|clarify|confirm)|para (?:confirmar|aclarar))[, ]+)*";
const pronoun = "(?:it|that|this|those|they|them|one|eso|ese|esa)";
const forWhom = "(?: (?:for|to|per|a|each|for each|para|por|al) [\\w ]{1,20})?";
const priceInEnglish = `how much(?: (?:extra|more))?(?: (?:is|are|does|do|would|will|was) ${pronoun}(?: ${anyOf(
  "cost; run; be; come to; run me; cost me; add",
)})?(?: extra| more)?)?`;
const priceAsked = [
  `what (?:is|does|would|do|will) ${pronoun} (?:cost|run|add)(?: me| us)?,?|what is the (?:charge|fee|cost|price)`,
  `is ${pronoun} (?:free|extra|included)|any extra(?: cost| charge)?`,
].join("|");
const priceInSpanish =
  "(?:y )?cuanto(?: mas)?(?: (?:cuesta|cobran|sale|vale|es|seria|se paga|pago|pagamos|pagaria|tengo que pagar|hay que pagar))?(?: eso)?|cuesta algo|es gratis";

/** "And how much is it for her", "¿y cuánto cuesta?", which name nothing that costs. */
const priceAlone = new RegExp(`^${opening}(?:${priceInEnglish}|${priceAsked}|${priceInSpanish})${forWhom}\\W*$`);

/** "For both of them?", "¿por los dos?", "each or for both", "per car or total", "apiece?" of a price. */
const chargedFor =
  "pet|cat|dog|car|vehicle|space|spot|person|adult|month|mascota|gat[oa]|perr[oa]|carro|persona|adulto|mes";
const eachOrAll = `(?:(?:for|por|de|per) )?(?:(?:both|each|all|the two|apiece|cada)(?: of (?:them|us)| one)?(?: (?:${chargedFor}))?|(?:${chargedFor})|(?:los|las) dos|ambos|cada un[oa]|total)`;
const eachAlone = `(?:each|apiece|per (?:${chargedFor})|cada un[oa]|por cabeza)`;
const forAllOfThem = new RegExp(
  `^${opening}(?:(?:is )?${pronoun} (?:is )?|(?:eso )?(?:es|seria) )?(?:${eachOrAll}(?:,? (?:or|o) ${eachOrAll})|(?:for|por|de|per) ${eachOrAll}|${eachAlone})\\W*$`,
);
const aMonth = /\b(?:month|mes)\b/;

/** "How much extra a month is she": of somebody who has a price, an animal. */
const priceOfAnimal = new RegExp(
  `^${opening}how much(?: (?:extra|more))?(?: (?:a|per) month)? (?:is|would|will) (?:he|she)(?: be| cost| run)?(?: (?:a|per) month)?\\W*$`,
);

/** "So 50 a month?", "is that 40 or 80 for both?": amounts and hardly a word beside them, and no hours. */
const besideAmounts = anyOf(
  "is; are; would; be; it; its; that; those; for; both; all; them; total; just; like; or; and; not; a; per; each; month; monthly",
  "once; one time; then; right; es; son; seria; serian; por; las; los; dos; ambos; todo; cada; al; mes; o; y; no; una; vez",
);
const amountSaid = String.raw`\$?(?:1[3-9]|[2-9]\d|\d{3,})`;
const onlyAmounts = new RegExp(
  `^${opening}(?:${besideAmounts} )*${amountSaid}(?: (?:${besideAmounts}|${amountSaid}))*\\W*$`,
);

/** A question that names amounts and nothing that they are of. */
export const asksOfAmounts = ({ text, isQuestion }: Clause): boolean => isQuestion && onlyAmounts.test(text);

/** "Which aren't", "cuáles no", of what the answer to it told both. */
const isOfRestAlone = tells({
  en: [
    "^ (and|so|okay)? which (one|ones)? (are|is) not (included)? $; ^ (and|so|okay)? which (one|ones)? (do|would) (i|we) pay $",
  ],
  es: [
    "^ (y|pero|entonces)? cual|cuales (no|pago|pagamos) (incluye|incluyen|estan|entran|yo|nosotros)? (incluido|incluida)? $",
  ],
});
/** "Where", "where is it" and "¿dónde está?", of a thing just spoken of. */
const isOfPlaceAlone = tells({
  en: ["^ (and|so|okay)? where (is|are)? (it|that|this|they|those|at)? $"],
  es: ["^ (y|pero)? (en)? donde (esta|estan|queda|es)? $"],
});
/** "Which one", "is there one close", "¿hay una cerca?" */
const oneOfThem = new RegExp(
  String.raw`^${opening}(?:do you know )?${anyOf(
    "which(?: one| ones| year)?; what (?:kind|year)",
    "(?:is|are) there (?:one|any)(?: (?:close|near|nearby|around|there))*; cual(?:es)?",
    "(?:si )?hay (?:uno|una|alguno|alguna)(?: cerca)?",
  )}(?: is it| es)?\W*$`,
);

/** "When's it open", "¿a qué hora abre?", of what was spoken of. */
const hoursInEnglish = `when (?:is|are|does|do) ${pronoun} open|what are (?:the|its|their) hours|(?:what|which) hours|how late is ${pronoun} open`;
const hoursInSpanish = "(?:a que hora|cuando) (?:se )?(?:abre|abren|cierra|cierran)|que horario (?:tiene|tienen|hay)";
const hoursAlone = new RegExp(`^${opening}(?:${hoursInEnglish}|${hoursInSpanish})(?: till| until)?\\W*$`);
/** "How old is it", "is it shared", right after a thing of the home: asked by itself it is of the home. */
const pointOfIt = new RegExp(
  String.raw`^${opening}${anyOf(
    `how (?:old|new|big|loud) (?:is|are) ${pronoun}`,
    String.raw`(?:is|are) ${pronoun} (?:new|newer|private|shared|heated|covered|ours)(?: or \w+)?`,
    String.raw`es (?:nuev[oa]|privad[oa]|compartid[oa])(?: o \w+)?`,
  )}\W*$`,
);

/** What may have hours, an age or users of its own. */
const isThing = /^(?:amenities\.|laundry|parking|$)/;

/** "So that's the total?", "¿ese es el total?", said of prices just told. */
const isAllOfIt =
  "(?:is )?(?:that|this|it)(?: is)? (?:the (?:whole |full |grand |final )?total|everything|all of it|all (?:i|we) (?:pay|owe|need to pay))";
const isAllInSpanish =
  "(?:ese|eso|este) (?:es|seria) (?:el total|todo(?: lo que (?:pago|se paga|hay que pagar))?)|es el total";
const totalAlone = new RegExp(`^${opening}(?:${isAllOfIt}|${isAllInSpanish})(?: then| right| entonces)?\\W*$`);

/** What is paid each month; the total of other prices is that of moving in. */
const eachMonth = /^(?:rent|monthly_total|parking\.charge|pets\.rent|utility_costs)$/;

/** The question of the total of the prices just spoken of; null where none was, or it is no such question. */
function askOfTotal({ text, words }: Clause, subject: Subject | null): Ask | null {
  if (subject === null || !totalAlone.test(text)) return null;
  const isOfPrices = isPrice(subject.topic) || sumTopics.includes(subject.topic) || subject.topic === "rent";
  if (!isOfPrices) return null;
  return { topic: eachMonth.test(subject.topic) ? "monthly_total" : "move_in_cost", words, needsOwner: false };
}

/** "1,630 plus what else", "¿y qué más?" */
const restAlone = new RegExp(
  String.raw`^${opening}(?:(?:that|it) is |(?:son|seria) )?(${amountSaid} )?(?:[+] |plus |y |mas )?(?:what else|que mas)\W*$`,
);

/** The question of what is paid besides the prices named in it or just spoken of; null where it is none. */
function askOfRest(clause: Clause, clauses: readonly Clause[], standing: Subject | undefined): Ask | null {
  const [rest, amount] = restAlone.exec(clause.text) ?? [];
  if (rest === undefined) return null;
  const before = clauses[clauses.indexOf(clause) - 1];
  const isOfAmount = amount !== undefined || (before !== undefined && onlyAmounts.test(before.text));
  const isOfPrices = isOfAmount || eachMonth.test(subjectOf(clause, clauses, standing)?.topic ?? noTopic);
  return isOfPrices ? { topic: "other_fees", words: clause.words, needsOwner: false } : null;
}

/** What a part of a message speaks of, by name or by likeness. */
function spokenOfIn(clause: Clause): Subject | null {
  const named = topicsIn(tokensOf(clause.text)).at(-1)?.topic.key;
  const like = aimOf(clause.text, clause.isQuestion);
  const topic = named ?? (like && like.likely >= least.aim && topicOf(like.aim) ? like.aim : null);
  if (topic === null && speciesIn(clause.text)) return { topic: "pets", words: clause.words, age: 0 };
  const isOfThing = topic !== null || thingsIn(clause.text).size > 0;
  return isOfThing ? { topic: topic ?? noTopic, words: clause.words, age: 0 } : null;
}

/** What a question without a subject is of: what the message spoke of before it, else what the talk stands at. */
export function subjectOf(clause: Clause, clauses: readonly Clause[], standing: Subject | undefined): Subject | null {
  const before = clauses.slice(0, Math.max(0, clauses.indexOf(clause)));
  return before.map(spokenOfIn).findLast((subject) => subject !== null) ?? standing ?? null;
}

/** "How much to get in" says itself what it adds up. */
function isOfSum({ text, isQuestion }: Clause): boolean {
  const like = aimOf(text, isQuestion);
  return like !== null && like.likely >= least.aim && sumTopics.includes(like.aim);
}

/** Whether a clause asks what a price that stands is for, each or all: "per car or total?" */
export const asksPerWhat = ({ text }: Clause, standing: Subject | undefined): boolean =>
  forAllOfThem.test(text) && isPrice(standing?.topic ?? noTopic);

/** What is charged for an animal. */
const ofAnimals = /^pets\.(?:deposit|rent|fees)$/;

/** "And for a cat?", said of the deposit for a dog, asks of that deposit. */
function askOfAnother({ text, words, isQuestion }: Clause, standing: Subject | undefined): Ask | null {
  const isOfOne =
    isQuestion && ofAnimals.test(standing?.topic ?? noTopic) && animalAlone.test(text) && speciesIn(text) !== null;
  return isOfOne && standing ? { topic: standing.topic, words, needsOwner: false } : null;
}
const animalAlone = new RegExp(
  `^${opening}(?:(?:what|how) about |que tal )?(?:(?:for|with|on|por|para|con|de) )?(?:(?:a|an|my|our|the|one|two|\\d|un|una|mi|el|la|dos) )?[a-z]+(?: instead| too)?\\W*$`,
);

/** The question with its subject, where it leaves that out, under no topic where that has none; null where nothing stands. */
export function askOfSubject(clause: Clause, clauses: readonly Clause[], standing: Subject | undefined): Ask | null {
  if (priceOfAnimal.test(clause.text)) {
    const topic = /\bmonth\b/.test(clause.text) ? "pets.rent" : "pets.fees";
    return { topic, words: clause.words, needsOwner: false };
  }
  const ofPrices =
    askOfTotal(clause, standing ?? null) ?? askOfRest(clause, clauses, standing) ?? askOfAnother(clause, standing);
  if (ofPrices) return ofPrices;
  const isOfAmounts = asksOfAmounts(clause) && isPrice(standing?.topic ?? noTopic);
  const isOfAll = asksPerWhat(clause, standing);
  const isOfPrice = (priceAlone.test(clause.text) && !isOfSum(clause)) || isOfAmounts || isOfAll;
  const isOfHours = hoursAlone.test(clause.text);
  const isOfThing = pointOfIt.test(clause.text);
  const isOfPlace = isOfPlaceAlone(clause.text);
  const isOfRest = isOfRestAlone(clause.text);
  if (![isOfPrice, isOfHours, isOfThing, isOfPlace, isOfRest, oneOfThem.test(clause.text)].includes(true)) return null;
  const subject = subjectOf(clause, clauses, isOfThing ? undefined : standing);
  if ((isOfHours || isOfThing || isOfPlace) && !isThing.test(subject?.topic ?? "other")) return null;
  // No record says where a thing is.
  if (isOfPlace && subject?.topic)
    return { topic: noTopic, words: `${subject.words} ${clause.words}`, needsOwner: true };
  if (subject === null || (topicOf(subject.topic) === null && subject.topic !== noTopic)) return null;
  const price = priceOf(subject.topic);
  const isOfPetRent = price === "pets.fees" && aMonth.test(clause.text);
  const topic = isOfPrice ? (isOfPetRent ? "pets.rent" : price) : subject.topic;
  if (topic === null) return null;
  return {
    topic,
    words: `${subject.words} ${clause.words}`.trim(),
    needsOwner: topic === subject.topic && topic !== "deposit" && !isOfAll && !isOfRest,
  };
}

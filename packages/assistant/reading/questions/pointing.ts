import type { PetKind } from "@porchlight/domain/qualification/renter-facts.ts";
import type { Heard } from "../../heard.ts";
import type { Talk } from "../../talk.ts";
import { topicsIn } from "../../topics.ts";
import { isOnlyNamed } from "../learned/only-named.ts";
import { isOfNothingElse } from "../money/enough-asked.ts";
import { occupantsIn } from "../people/household.ts";
import { least } from "../rank.ts";
import type { Clause } from "../text/clauses.ts";
import { normal, tokensOf } from "../text/normal.ts";
import type { WordLists } from "../text/phrases.ts";
import { readerOf } from "../text/word-table.ts";
import { isAboutMovingIn } from "../times/move-in-or-visit.ts";
import { narrowedTopics } from "./narrowed-topics.ts";
import { aimedTopic } from "./questions.ts";
import { contentOf } from "./words-of-meaning.ts";

const lists: WordLists = {
  lead: "but; and; so; okay; well; wait; hey",
  them: "it; that; this; them; my .",
};

const toldIn = readerOf(
  {
    pointing: {
      en: [
        "that; this; it; those; they; possible; doable; acceptable; good; too many; dealbreaker; deal breaker; is okay",
        "any problem|issue|chance; would|will|can|could|do i|we|they (still)? be|get accepted|considered|approved|eligible",
        "would|will|can|could|do i|we|they (still)? qualify|pass; workable",
        "is|would|will|are he|she (be)? welcome|allowed|okay|accepted",
      ],
      es: [
        "eso; esto; hay|habria|supone|es|seria|causa (algun|un)? problema|inconveniente; posible; aceptable; se podria; esta bien|permitido; califica|calificamos|califico",
      ],
    },
    // "4200, is that enough?"
    "asks-back": {
      en: [
        "is|would|will|does that|this|it (be|going to be)? (a|an|too|still)? okay|fine|alright|cool|problem|issue|dealbreaker",
        "is|would|will|does that|this|it (be|going to be)? (a|an|too|still)? late|soon|low|many|much|enough|possible|doable|work",
        "is|would|will|does that|this|it (be|going to be)? (a)? deal breaker",
        "that|this|it change|affect|hurt anything|things|something|us|me; that|this|it make (a|any) difference",
      ],
      es: [
        "^ y|pues|entonces? (eso|esto|asi|con eso)? (me|nos|le|les)? llega|alcanza|basta $",
        "(eso|esto) es|sera|seria suficiente|bastante|poco; es|sera|seria suficiente|bastante $",
        "cambia|cambiaria|afecta|afectaria (en)? algo|nada|eso|esto",
      ],
    },
    "asks-why": {
      en: [
        "^ {lead}? {lead}? why do|does|would|is|are|you ... need|matter|ask|asking|want|care|important|necessary|know",
        "^ {lead}? {lead}? what do|does|would (you|they|the owner) need|want|use {them} for; ^ {lead}? what is it|that for",
      ],
      es: [
        "^ {lead}? para que (lo|la|los)? necesit*|quier*|pid*",
        "^ {lead}? por que (lo|la|me)? pregunta|preguntan|pide|piden|necesita|necesitan",
      ],
    },
    credit: { en: ["credit; score"] },
    income: { en: ["income"] },
  },
  lists,
);

/** Words of meaning that say no more than what is asked of what was said before. */
const pointed = new Set(
  [
    "wait hmm honestly really problem issue matter count deal mind breaker dealbreaker many late low enough alright workable",
    "limit range cutoff max maximum problema inconveniente supone causa habria algun importa bien question fine right correct be doable posible cool take you",
    "acceptable workable pass fly accepted welcome considered approved eligible qualify happen chance shot okay podria aceptable sirve serviria ese eso esos esto cuenta cuentan alcanza suficiente califica calificamos califico",
    "permitido change affect hurt difference make anything thing something still cambia cambiaria afecta afectaria algo nada",
  ].flatMap((words) => words.split(" ")),
);

/** "Is that a problem?" asks of what was said before it. */
export const isPointing = (words: string): boolean =>
  toldIn(normal(words)).has("pointing") && contentOf(normal(words)).every((word) => pointed.has(word));

/** The topic last told of before the question: what the whole sentence is like, or else the last that it names. */
export function pointedAt(clauses: readonly Clause[]): string | null {
  const told = clauses.filter(({ isQuestion }) => !isQuestion);
  const last = told.findLast(({ text }) => namedIn(text).length > 0);
  return last ? (aimedTopic(last, least.topic.surely) ?? namedIn(last.text).at(-1)!.topic.key) : null;
}
/** "Our lease is up in May" names a lease that is not this home's. */
const namedIn = (text: string) =>
  narrowedTopics(text, topicsIn(tokensOf(text)), () => null).filter(
    ({ topic: { key } }) => key !== "lease_terms" || !isOnlyNamed(key, text),
  );
/** "4200, is that enough?" tells and asks in one. */
export const asksBack = (text: string): boolean => toldIn(text).has("asks-back");

/** Whether the words ask of nothing but what the renter told of themselves beside them. */
export function isOfFacts(facts: Heard["facts"], words: string): boolean {
  const points = isPointing(words);
  // "My portion is 380, it goes by that right?"
  if (facts.ownRentShare && isOfNothingElse(normal(words))) return true;
  if (facts.moveIn && isAboutMovingIn(normal(words))) return true;
  const isTold = facts.pets?.length || facts.moveIn || facts.creditScore || facts.monthlyIncome;
  if (isTold && (points || asksBack(normal(words)))) return true;
  return Boolean(facts.occupants) && (points || occupantsIn(normal(words), false) !== null);
}

/** What "is that okay?" asks of by what was told before it; "is that enough?" is of figures, whatever else was told. */
export function askedOfTold(facts: Heard["facts"], unknown: readonly string[], said: string): string[] {
  const { pets, occupants, creditScore, creditUnknown, monthlyIncome, moveIn, ownRentShare } = facts;
  if (ownRentShare && unknown.every((words) => isOfNothingElse(normal(words)))) return ["requirements.income"];
  const ofCredit = creditScore || (creditUnknown && monthlyIncome);
  const figures = [...(ofCredit ? ["requirements.credit"] : []), ...(monthlyIncome ? ["requirements.income"] : [])];
  if (figures.length > 0 && unknown.some(asksEnough)) return figures;
  const ofPets = pets?.length ? [topicOfPets(pets)] : [];
  if (unknown.some(asksOfChange)) return [...figures, ...ofPets, ...(occupants ? ["occupancy"] : [])];
  if (ofPets.length > 0) return [...([...unknown, said].some(asksWhetherItDoes) ? figures : []), ...ofPets];
  if (!unknown.every((words) => isOfFacts(facts, words))) return [];
  if (occupants) return ["occupancy"];
  return figures.length > 0 || !moveIn ? figures : ["available_date"];
}

/** "…, one cat, would that work?" is of all that was told, "…, one cat, can we come Sunday?" of none of the figures. */
const asksWhetherItDoes = (words: string): boolean => doesIt.test(normal(words));
const doesIt =
  /\b(?:doable|possible|acceptable|alright|okay|fine|work(?:s|able)?|fly|pass|enough|problem|qualify|posible|aceptable|podria|suficiente|problema)\W*$/;

/** "Is that enough?" */
export const asksEnough = (words: string): boolean => ofEnough.test(normal(words));
const ofEnough =
  /\b(?:enough|(?:i|we|he|she|they|it|that|this) pass(?: with (?:that|this|it))?(?=\W*$)|alcanza|suficiente|basta|calific\w+)\b/;

/** "Does that change anything?" is of everything that was told beside it. */
const asksOfChange = (words: string): boolean => ofChange.test(normal(words));
const ofChange = /\b(?:change|affect|difference|cambi\w+|afect\w+)\b/;

const topicOfKind: Readonly<Record<PetKind, string>> = {
  cat: "pets.cats",
  other: "pets.other",
  dog: "pets.dogs",
  "small dog": "pets.small_dogs",
  "large dog": "pets.large_dogs",
};
/** Of one kind of pet its own rule is told, of several the whole policy. */
export function topicOfPets(pets: readonly { kind: PetKind }[]): string {
  const [first, ...others] = new Set(pets.map(({ kind }) => kind));
  return first && others.length === 0 ? topicOfKind[first] : "pets";
}

export const isAllPointing = (unknown: readonly string[]): boolean => unknown.length > 0 && unknown.every(isPointing);

const askedAs: Readonly<Record<string, string>> = {
  income: "requirements.income",
  credit: "requirements.credit",
  pets: "pets",
  moveIn: "available_date",
};

/** "Why does it matter", said to a question of Piper's, is answered by what is asked of everyone. */
export function askedWhy(words: string, { awaiting, asked }: Talk): string[] {
  const told = toldIn(normal(words));
  if (awaiting !== "facts" || !told.has("asks-why")) return [];
  const named = Object.entries(askedAs).filter(([fact]) => asked.includes(fact));
  return named
    .filter(([fact]) => (!told.has("credit") || fact === "credit") && (!told.has("income") || fact === "income"))
    .map(([, topic]) => topic);
}

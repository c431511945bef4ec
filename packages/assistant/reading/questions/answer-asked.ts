import type { Line, Talk } from "../../talk.ts";
import { topicOf } from "../../topics.ts";
import { speciesIn } from "../pets/animal-words.ts";
import { type Clause, clausesOf } from "../text/clauses.ts";
import { keeping } from "../text/kept.ts";
import { normal, stem } from "../text/normal.ts";
import { questionKeysIn } from "./question-keys.ts";
import { contentOf } from "./words-of-meaning.ts";

/*
 * Questions after the owner's answer to what was asked before: "did she say anything yet", "what did Robin say about the
 * paint", "¿ya le preguntó?". They ask nothing anew.
 */

const said = "say|said|saying|answer|answered|respond|responded|reply|replied|get back|got back|gotten back|write back";
const found = "ask|asked|hear|heard|check|checked|find out|found out|get|got|gotten";
const news = "word|news|updates?|answers?|responses?|repl(?:y|ies)";
const soFar = "(?:already |ever |even |finally |actually |still )*";
const dijo =
  "(?:dijo|dijeron|dice|contesto|contestaron|respondio|respondieron|opina|opino|pregunto|preguntaron|consulto)";
const yaOQue = "^(?:(?:y|o|pero|entonces|oiga|disculpe|perdon)[, ]+)*(?:que|ya|todavia no|aun no|no)";
const noticia = "(?:noticias?|respuesta|novedad(?:es)?)";
const tellMe = "(?:let|tell|text|call|get back to) (?:me|us)(?: know)?";
const onceYouHear = "(?:when|once|as soon as) you (?:hear|find out|know|get an answer|have an answer)";
const onceTheySay = `(?:when|once|as soon as|what|if) (?:he|she|they|the owner|the landlord) \\w+`;
const avisa =
  "(?:avis\\w+|(?:me|nos) avisa\\w*|di(?:gam|m)e) (?:cuando|en cuanto|lo que|que) (?:sep|le|te|haya|conteste|responda|dig)\\w*";
/** "Let me know as soon as you hear", "you'll text me when they answer?": the answer to what is asked already. */
const toBeTold = new RegExp(
  `\\b(?:${tellMe} (?:${onceYouHear}|${onceTheySay})|keep (?:me|us) (?:posted|updated|in the loop)|${avisa})\\b`,
);
const ofAnybody = "she|he|they|her|him|them|the owner|the landlord|anyone|anybody|someone";

/** The ways of asking for the answer of an owner of this name. */
const patternsFor = keeping((name): readonly RegExp[] => {
  const owner = `(?:${[ofAnybody, ...(/^[a-z]{2,}$/.test(name) ? [name] : [])].join("|")})`;
  return [
    new RegExp(`\\b(?:did|has|have|had) ${owner} ${soFar}(?:${said})\\b`),
    new RegExp(`\\bwhat (?:did|does|has|have) ${owner} ${soFar}(?:${said}|think|tell you)\\b`),
    new RegExp(`\\b(?:did|have|has|had) you ${soFar}(?:${found}) (?:${owner}|back|anything|an? answer|from|about)\\b`),
    new RegExp(`\\b(?:anything|something|nothing)(?: back| yet| new| else)* from ${owner}\\b`),
    new RegExp(`\\bany (?:${news})(?: back| yet| so far)*(?: (?:from|on|about|regarding|to) .*)?\\W*$`),
    new RegExp(`${yaOQue} (?:le |les |nos |me |se |lo |la )*${dijo}\\b`),
    /\b(?:ha|han) (?:contestado|respondido|dicho|preguntado)\b/,
    /\b(?:should|do) (?:i|we) (?:just |still |keep (?:on )?)*wait(?:ing)?\b|\b(?:sigo|seguimos|me quedo) esperando\b|^(?:yo )?espero\b/,
    /^(?:\W*(?:and|so|ok|okay|hey|hi))*\W*(?:(?:have you )?hear(?:d)? (?:anything|something)?(?: ?back)?(?: yet)?|(?:so )?what (?:came|became) of (?:it|that|my .*))\W*$/,
    /\b(?:ya )?(?:supo|sabe|supieron) (?:ya )?(?:algo|de)\b|\bque paso con\b/,
    toBeTold,
    new RegExp(`\\b(?:hay|alguna|tiene|tienen|sabe de) (?:ya )?(?:alguna )?${noticia}\\b`),
  ];
});

/** What is asked of a showing or an application is told by where that stands. */
const ofOther =
  /\b(?:showing|tour|viewing|visit|appointment|application|confirm\w*|approv\w*|visita|cita|solicitud|confirm[oa]\w*)\b/;

/** Words, stemmed, that say nothing of what the answer is to. */
const ofAsking = new Set(
  [
    "say said saying gotten got back think told answer answered respond responded reply replied write",
    "wrote back heard hear check checked find found word news update response yet ever even finally",
    "already question dijo dijeron dice contesto contestaron respondio respondieron opina opino pregunto",
    "preguntaron consulto contestado respondido dicho preguntado noticia respuesta novedad novedade",
    "pregunta ya todavia aun sobre acerca alguna eso because earlier before ago last time asked",
    "wait waiting keep still esperando espero sigo seguimos quedo entonces then just or what",
    "supo sabe supieron paso came became algo anything something",
    "let know tell text call keep posted updated loop soon once please will you'll avisame avise aviseme avisa avisen digame dime sepa contesten conteste responda respondan",
    "owner landlord dueno duena propietario propietaria senor senora",
  ]
    .flatMap((words) => words.split(" "))
    .map(stem),
);

const nameOf = (ownerName = ""): string => normal(ownerName).split(" ")[0] ?? "";

/** The words of meaning of what the answer is to. */
const subjectIn = ({ text }: Clause, ownerName: string | undefined): string[] =>
  contentOf(text).filter((word) => !ofAsking.has(word) && word !== stem(nameOf(ownerName)));

type Before = { talk: Talk; history: readonly Line[]; ownerName?: string | undefined };

/** The keys of what such a clause asks the answer to; none where it names nothing. */
const keysOf = (clause: Clause, ownerName: string | undefined): readonly string[] => {
  const words = subjectIn(clause, ownerName).join(" ");
  return words === "" ? [] : questionKeysIn(words).topics;
};

/** The clauses that ask for the owner's answer to what the renter asked before. */
export function answersAskedIn(clauses: readonly Clause[], { talk, history, ownerName }: Before): Clause[] {
  const patterns = patternsFor(nameOf(ownerName));
  const asking = clauses.filter(({ text }) => patterns.some((each) => each.test(text)) && !ofOther.test(text));
  if (asking.length === 0) return [];
  const before = history.filter(({ from }) => from === "renter").map(({ text }) => normal(text));
  const animals = new Set(before.flatMap((text) => speciesIn(text) ?? []));
  const isAnimalBefore = (word: string): boolean => {
    const species = speciesIn(word);
    return species !== null && animals.has(species);
  };
  const spoken = new Set([...before, normal(talk.subject?.words ?? "")].flatMap(contentOf));
  const open = [...talk.escalated, ...(talk.answered?.topics ?? [])];
  return asking.filter(
    (clause) =>
      // "The dog" is the retriever that was spoken of.
      subjectIn(clause, ownerName).every((word) => spoken.has(word) || isAnimalBefore(word)) ||
      keysOf(clause, ownerName).some((key) => open.includes(key)),
  );
}

/**
 * A clause that asks for the answer to what the renter spoke of before and the owner was never asked, as what was said then:
 * so it is asked now. Null where a question waits under its keys, or what waits is no question of the home.
 */
export function neverAsked(clause: Clause, { talk, history, ownerName }: Before): Clause | null {
  const subject = subjectIn(clause, ownerName);
  const open = [...talk.escalated, ...(talk.answered?.topics ?? [])].filter((key) => !tellsOfTalk.test(key));
  if (subject.length === 0 || open.some((key) => !key.startsWith("q.") && topicOf(key) === null)) return null;
  const spoken = history
    .filter(({ from }) => from === "renter")
    .flatMap(({ text }) => clausesOf(text))
    .filter(({ text }) => contentOf(text).some((word) => subject.includes(word)));
  const last = spoken.at(-1);
  const keys = [...keysOf(clause, ownerName), ...spoken.flatMap(({ words }) => questionKeysIn(words).topics)];
  const waitsInWords = open.some((key) => key.startsWith("q.") && subject.some((word) => key.includes(word)));
  if (last === undefined || waitsInWords || keys.some((key) => open.includes(key))) return null;
  return { ...last, isQuestion: true, again: { wasAnswered: false } };
}
/** What the talk remembers of a refusal beside the questions that wait. */
const tellsOfTalk = /^(?:refused|decided)\./;

/** The keys of what those clauses ask the answer to. */
export const answerKeysIn = (clauses: readonly Clause[], ownerName: string | undefined): string[] =>
  clauses.flatMap((clause) => keysOf(clause, ownerName));

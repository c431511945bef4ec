import { type Aim, aimOf, isTooLong, likelyAs } from "../learned/aims.ts";
import { questionsMayBegin } from "../learned/breaks.ts";
import { likelyOfHome } from "../questions/asked-of-home.ts";
import { isPointing } from "../questions/pointing.ts";
import { least } from "../rank.ts";
import { type Clause, supposes } from "./clauses.ts";
import { matchesOf } from "./matches.ts";
import { normal, tokensOf } from "./normal.ts";
import { numberWords } from "./number-words.ts";
import { asksInWords, beginsAsQuestion } from "./question-words.ts";

/*
 * "I make 5200 and is smoking allowed": what is told and what is asked without a stop between them, told apart by what
 * each part is after.
 */

const conjunctions = "and|but|also|plus|so|y|pero|tambi[eé]n|adem[aá]s";
const comma = ", ";
/** "A las 10 y media" is one hour. */
const ofHour = "(?!(?:media|cuarto|pico)\\b)";
const joint = new RegExp(`,? (?:${conjunctions}) ${ofHour}|${comma}`, "giu");
const mostJoints = 6;

const familyOf = ({ aim }: Aim): string => aim.split(".", 1)[0] as string;

/** "We make 2900 and 2200 a month, is that enough" adds up what is told. */
const startsWithFigure = /^\W*\d/;
/** "For me, my sister and my mom, how much is it" lists who it is for, and "he makes 3100 and I 2700, do we qualify" who earns. */
const goesOnTelling = /^(?:(?:and|y) )?(?:my|our|his|her|mi|mis|su|sus|nuestr[oa]s?) |\d{3}/;
/** "My wife also has to sign", "mi esposo también tiene que aplicar", "and have a rug": whoever must or has was named before it. */
const lacksWho = /^(?:(?:has|needs|tienen?|deben?|necesitan?) (?:to|que)|(?:have|own|use) (?:an?|my|our|no))\b/;
const fewestWords = 4;
/** "El techo es alto o bajito" asks in words that might tell: it must be as likely to ask, read as what is told. */
const isAskedPlainly = (text: string): boolean =>
  !/\d/.test(text) && tokensOf(text).length >= fewestWords && likelyOfHome(text, false) >= least.inOneBreath;

type Part = { words: string; text: string; asks: boolean };
const partOf = (words: string): Part => {
  const text = normal(words);
  return { words, text, asks: asksInWords(text) };
};

/** Whether a part goes on with what was told before it. */
const goesOn = (text: string): boolean =>
  startsWithFigure.test(text) ||
  numberWords.has(text.split(" ", 1)[0] ?? "") ||
  lacksWho.test(text) ||
  (goesOnTelling.test(text) && !beginsAsQuestion(text));

/** Whether what comes after a joint surely asks of the home, or to change its terms, by itself. */
function asksOfHome({ text, words }: Part): boolean {
  if (goesOn(text) || likelyOfHome(text, true) + likelyAs(text, true, "negotiate") < least.inOneBreath) return false;
  return words.trimEnd().endsWith("?") || beginsAsQuestion(text) || isAskedPlainly(text);
}

const endsWithSomebody = /\b(?:my|our|his|her|the|mi|mis|su|nuestr[oa]) \w+$/;
const beginsWithOneself = /^(?:i|me|myself|us|yo) /;
const ofDeposit = /^(?:the |an? |my )?(?:security )?deposit\b/;
/** "I have no car, where can my sister park": nothing else begins with these. */
const asksWhich = /^(?:where|who|how|d[oó]nde|cu[aá]nt[oa]s?) /;

/** Whether what comes before a joint is after something else than what comes after it; a mere comma parts only what asks. */
function isApart(earlier: Part, later: Part, joint: string): boolean {
  // "Is it the rent plus the deposit?" adds one to the other.
  if (joint.includes("plus") && ofDeposit.test(later.text)) return false;
  // "Can my girlfriend and I both sign?" asks one thing of two people.
  if (endsWithSomebody.test(earlier.text) && beginsWithOneself.test(later.text)) return false;
  if (isPointing(earlier.words)) return true;
  const [one, other] = [aimOf(earlier.text, earlier.asks), aimOf(later.text, true)];
  if (one === null || other === null || familyOf(one) === familyOf(other)) return false;
  const isQuestionToo =
    (earlier.asks && beginsAsQuestion(later.text)) || likelyOfHome(earlier.text, earlier.asks) >= least.inOneBreath;
  const isSurelyTold = one.likely >= least.inOneBreath && (joint !== comma || asksWhich.test(later.text));
  return isQuestionToo || isSurelyTold;
}

const cutAt = (earlier: Part, later: Part): readonly [Clause, Clause] => [
  { text: earlier.text, words: earlier.words, isQuestion: earlier.asks || isPointing(earlier.words) },
  { text: later.text, words: later.words, isQuestion: true },
];

/** A clause as its two parts, where the later one surely asks something that the earlier one is not after; else null. */
function cutOnce(clause: Clause): readonly [Clause, Clause] | null {
  for (const { 0: found, index } of matchesOf(clause.words, joint).slice(0, mostJoints)) {
    // "If one of us leaves, do we make enough" is one question.
    if (found === comma && supposes(clause.text)) continue;
    const later = partOf(clause.words.slice(index + found.length));
    if (!asksOfHome(later)) continue;
    const earlier = partOf(clause.words.slice(0, index));
    if (isApart(earlier, later, found)) return cutAt(earlier, later);
  }
  return cutUnjoined(clause);
}

/** What a question stands in that is no thing said of its own: "I need to know if the heater", "because the last one". */
const leadsOn = /\b(?:if|whether|because|that|si|que|porque)\b/;

/** The same where no word joins the two: "we have a kitten does he cost extra". */
function cutUnjoined(clause: Clause): readonly [Clause, Clause] | null {
  const isLong = isTooLong(clause.text);
  if (supposes(clause.text) || (beginsAsQuestion(clause.text) && !isLong)) return null;
  for (const { index, likely } of questionsMayBegin(clause.words)) {
    const earlier = partOf(clause.words.slice(0, index).trimEnd());
    const later = partOf(clause.words.slice(index));
    if (isLong && asksPlainly(later)) return cutAt(earlier, later);
    if (earlier.asks || leadsOn.test(earlier.text) || isJoined(earlier, later) || goesOnUnjoined(later)) continue;
    if (isOfItsOwn(earlier, later, likely)) return cutAt(earlier, later);
  }
  return null;
}

/** Whether the end of a sentence too long to be judged as one surely asks of the home, whatever came before it. */
const asksPlainly = ({ text }: Part): boolean =>
  beginsAsQuestion(text) && !goesOnWithVerb.test(text) && likelyOfHome(text, true) >= least.aim;

/** "Thursday is my only day" and "can pay more" go on; "is there", "is it", "are you" and "can we" begin. */
const whoOrWhat = "there|it|that|this|any\\w*|they|you|he|she|i|we";
const goesOnWithVerb = new RegExp(
  `^(?:(?:is|are|was|were) (?!(?:${whoOrWhat})\\b)|(?:can|could|would|will|should|might) (?!(?:${whoOrWhat}|the|my|our|your|an?|some\\w*)\\b))`,
);

const anyConjunction = `(?:${conjunctions}|or|e|o)`;
/** "Barely any" is no more apart than what a conjunction joins. */
const endsJoined = new RegExp(`(?:,|\\b(?:${anyConjunction}|barely|hardly))$`, "iu");
const beginsJoined = new RegExp(`^${anyConjunction}\\b`, "iu");

/** Whether a comma or a conjunction joins the parts, which `joint` is for. */
const isJoined = (earlier: Part, later: Part): boolean =>
  endsJoined.test(earlier.words) || beginsJoined.test(later.words);

/** Whether the later part goes on with what is listed, counted or told. */
const goesOnUnjoined = ({ words, text }: Part): boolean =>
  words.includes(comma) || goesOn(text) || goesOnWithVerb.test(text) || (/\d/.test(text) && !beginsAsQuestion(text));

/**
 * Whether a later part is surely after something of the home, and the earlier one after something else; less will do where
 * the words around the place between them say so.
 */
function isOfItsOwn(earlier: Part, later: Part, likely: number): boolean {
  const ofHome = likelyOfHome(later.text, true);
  if (likely >= least.begins.alone && beginsAsQuestion(later.text)) return ofHome >= least.aim;
  if (ofHome < least.inOneBreath) return false;
  const [one, other] = [aimOf(earlier.text, earlier.asks), aimOf(later.text, true)];
  return one !== null && other !== null && one.aim !== other.aim && one.likely >= least.aim;
}

const inParts = (clause: Clause): readonly Clause[] => {
  const parts = cutOnce(clause);
  return parts === null ? [clause] : [parts[0], ...inParts(parts[1])];
};

/** Clauses as `clausesOf` cuts them, and those that say two things in one breath as two. */
export const apartBySense = (clauses: readonly Clause[]): readonly Clause[] => clauses.flatMap(inParts);

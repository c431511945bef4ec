import { cosigning, family, inSpanish, partners } from "../people/relatives.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { count } from "../text/small-counts.ts";
import { asFigures } from "./amounts-in-words.ts";
import { isOfNothingElse } from "./enough-asked.ts";
import { amountsIn } from "./home-sums.ts";
import { incomeIn } from "./income.ts";
import { earns, otherMoney, people } from "./income-words.ts";
import { whoCountsIn } from "./who-counts.ts";

/*
 * What a message only supposes of an income, told apart from what it tells: "I make 2,600. What if I found a roommate at 1,900?"
 */

/** It is surely no more than thought of. */
const thought = anyOf(
  "what (?:would happen |happens )?if; let us say; (?<=^ ?(?:(?:so|okay|and|but|well) )*)say(?= (?:i|we|he|she|my) ); suppos(?:e|ing); imagine; assuming; hypothetical(?:ly)?",
  "(?:que )?(?:tal|pasa|pasaria) si; y si(?= (?:fuer|consig|tuvi|vini)); digamos(?: que)?; supon\\w+(?: que)?; pongamos(?: que)?; hipotetic\\w+",
);
const condition = "if(?! (?:you |we |i )?(?:count|includ|add)| needed| that)|si(?= )";
const supposing = new RegExp(String.raw`\b(?:${thought}|${condition})\b`);
const surely = new RegExp(String.raw`\b${thought}\b`);
/** "If I made 3,200", "if my cousin moved in": what is not so yet. */
const unreal = anyOf(
  "(?:i|we|he|she) (?:made|earned|had|got|found|were|was|could); moved in; joins?; joined; comes back; came back",
  "(?:there|they) were; ends? up; moves in; get a; find an?; a raise; a new job; bump(?:ed)?; promot\\w+",
  "consig\\w+; encuentr\\w+; meto; me suben; nos suben; \\w+(?:ara|iera|aramos|ieramos); fuera(?:mos|n)?",
);
const notSo = new RegExp(String.raw`\b${unreal}\b`);

const kin = `(?!son \\$?\\d)(?:${partners}|${family}|${inSpanish}|amig[oa]|companer[oa])`;
/** Words by which an amount that is supposed is earned. */
const ofIncome = new RegExp(
  String.raw`\b${anyOf(
    `${kin}s?; (?:his|her|hers|mine|my|our) \\$?\\d[\\d,.]*k?; raise; bump(?:ed)?; promot\\w+; (?:second|new|another) job`,
    "made; earned; (?:am|was|were|starts?|started) at; suben; aumento; ganara|ganase|ganaramos",
  )}\b`,
);
/** "If we paid 1,600 up front" is no pay. */
const pays = /(?<!\b(?:gets?|got|getting|am|is|are) )\b(?:paid|paying|pago|pagamos|pagar\w*)\b/;
const namesIncome = (text: string): boolean =>
  (earns.test(text) || ofIncome.test(text)) && ![otherMoney, people, pays].some((other) => other.test(text));
/** Who signs along earns for nobody who lives there. */
const signs = new RegExp(String.raw`\b(?:${cosigning}|signs?\b|guarant|firm[ae])`);
/** "A roommate" whom nobody knows yet is the renter's like their own. */
const someone = new RegExp(String.raw`\b(?:an?|another|un|una|otr[oa]) (?=${kin}\b)`, "g");

const wouldEarn = /\bgan(?:e|ara|ase|aria)\b/g;

/** Where somebody else, or something else, is told next. */
const turn = /(?<=[,;.]) (?!\d)| (?=(?:and|but|y|pero|or|o) (?:if|si|i|we|he|she|yo|my|mi|ella|el)\b)/;
const ofOneself = /^(?:(?:and|but|y|pero|so) )?(?:i|we|yo|right now|for now|now|por ahora|ahorita) /;
const ofAnother = /^(?:(?:and|but|y|pero|so) )?(?:he|she|they|ella|el|ellos|gana|its|it is|son) /;

/** What clauses tell, and what they only suppose of incomes, in the order said. */
export type ApartFromSupposed = { told: Clause[]; supposed: Clause[] };

/** A part of a clause, as it was said and as it is read. */
type Part = { said: string; text: string; isSupposed: boolean };

/** The clauses parted so; `isKnown`: an income of the household was told before, so that a bare "if" supposes another. */
export function apartFromSupposed(clauses: readonly Clause[], isKnown: boolean): ApartFromSupposed {
  const supposed: Clause[] = [];
  let isOn = false;
  const told = clauses.map((clause) => {
    isOn &&= ofAnother.test(clause.text);
    const parts = clause.text.split(turn).map((said) => {
      const text = said.replace(someone, "my ").replace(wouldEarn, "gana");
      if (signs.test(text)) isOn = false;
      else if (isSupposing(text, clause.isQuestion, isKnown)) isOn = true;
      else if (ofOneself.test(text) && !supposing.test(text)) isOn = false;
      return { said, text, isSupposed: isOn };
    });
    const thoughtOf = parts.filter(({ text, isSupposed }) => isSupposed && tellsIncome(text));
    if (thoughtOf.length === 0) {
      if (isKnown && asksOfThose(clause)) supposed.push(clause);
      return clause;
    }
    if (clause.isQuestion || thoughtOf.some(({ text }) => surely.test(text)))
      supposed.push({ ...clause, text: withWhoseItIs(thoughtOf, parts).join(" ") });
    const told = parts.filter((part) => !thoughtOf.includes(part));
    return { ...clause, text: told.map(({ said }) => said).join(" ") };
  });
  return { told, supposed };
}

/** "What if my sister moves in, she makes 2,100": what is thought of, after whoever is meant by "she". */
function withWhoseItIs(thoughtOf: readonly Part[], parts: readonly Part[]): string[] {
  const [first] = thoughtOf;
  const before = first && ofAnother.test(first.text) ? parts[parts.indexOf(first) - 1] : undefined;
  const texts = thoughtOf.map(({ text }) => text);
  return before?.isSupposed ? [before.text, ...texts] : texts;
}

/** "Let's say 3,600 a month" supposes only in a question: else it tells about how much it is. */
const isSupposing = (text: string, isQuestion: boolean, isKnown: boolean): boolean =>
  surely.test(isQuestion ? text : text.replace(roughly, "")) ||
  (supposing.test(text) && (notSo.test(text) || (isKnown && isQuestion)));

const tellsIncome = (text: string): boolean => namesIncome(text) && incomeIn(text, "facts") !== null;

/** "And without him?", "what if it were only me": a question of whose incomes count, and of nothing else. */
function asksOfThose({ text, isQuestion }: Clause): boolean {
  if (!(isQuestion || surely.test(text)) || !isOfNothingElse(text) || ofComing.test(text)) return false;
  const { only, without } = whoCountsIn(text, "");
  return only.length + without.length > 0;
}

/** "May my cousin visit as well, or is it only me" is of a visit. */
const ofComing =
  /\b(?:come(?! up| out| in)|visit|go(?! (?:by|off|through|with (?:only|just|my income|mine)))|ir|venir)\b/;

/** The amounts that clauses name. */
export const amountsOf = (clauses: readonly Clause[]): number[] =>
  clauses.flatMap(({ text }) => amountsIn(asFigures(text)).map(({ dollars }) => dollars));

/** "Let's say 3 people", "digamos que al mes unos 4000": words right before a figure that is about so much. */
const roughly = new RegExp(
  String.raw`\b(?:let us say|digamos(?: que)?) (?=(?:(?:al mes|somos|about|like|un[oa]s|como) )*(?:\$?\d|${count}\b))`,
  "g",
);
/** "Assuming it's still free, …" supposes something of the home. */
const ofHome =
  /\b(?:assuming|supon\w+)(?: que)? (?:it|that|this|you|the (?:place|unit|apartment|home)|todo|siga|sigue|este|haya)\b[^,]*,?/g;
/** A text without what is taken for granted before it tells of people. */
export const withoutGranted = (text: string): string =>
  notSo.test(text) ? text : text.replace(ofHome, "").replace(roughly, "");

/** "What if there were four of us", "if my aunt ends up joining": what is not so yet is not told. */
export const isNotSoYet = (text: string): boolean => supposing.test(text) && (surely.test(text) || notSo.test(text));

/** Whether a normal text makes its words something that may not be so. */
export const mayNotBeSo = (text: string): boolean => supposing.test(text);

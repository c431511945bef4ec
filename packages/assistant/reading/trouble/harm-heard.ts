import { topicsIn } from "../../topics.ts";
import { intentsIn } from "../intents.ts";
import { aimOf, likelyAs } from "../learned/aims.ts";
import { figuresNamedIn, withMoneyInFigures } from "../money/figures-named.ts";
import { isTraitAlone } from "../people/trait-words.ts";
import { least } from "../rank.ts";
import { stands } from "../stands.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { tokensOf } from "../text/normal.ts";
import { asksInWords } from "../text/question-words.ts";
import { tellsOfNoDanger, tellsOfSmoker } from "./no-danger.ts";

export type Harm = "emergency" | "in_distress";
const harms: readonly Harm[] = ["emergency", "in_distress"];

/** A sentence that runs on is judged part by part besides: "she left him last night, he hits her and she needs a place". */
const joint = /[,;:] ?| (?:and|but|because|cause|so|then|y|pero|porque) /;
const fewestWords = 4;

/** The parts of a normal text; none where it is all one. */
export const partsOf = (text: string): string[] =>
  text.split(joint).filter((part) => part !== text && tokensOf(part).length >= fewestWords);

/** "Does it lock, because he hits me" asks and tells: each part is judged as what it is. */
const partWith = (text: string, { words, isQuestion }: Clause): Clause => ({
  text,
  words,
  isQuestion: isQuestion && asksInWords(text),
});

/** "Hi, please help" before what is said makes it less like the examples. */
const leadIn =
  /^(?:(?:hi|hello|hey|yo|hola|buen[oa]s|tardes|dias|noches|lol|haha|omg|help|ayuda|please|por favor|sorry|so|well|okay|thanks|wait)[,! ]+)+(?=\w+ \w+ \w+)/;
const withoutLeadIn = (clause: Clause): Clause => ({ ...clause, text: clause.text.replace(leadIn, "") });

/** What danger and distress clauses are like, whether or not a phrase names it: "the breaker box is soaked", "he hits her". */
export function harmIn(clauses: readonly Clause[]): Harm[] {
  const isPlain = clauses.some((clause) => tellsFactsSurely(clause) || asksForTime(clause));
  const asksPrivacy = clauses.some(asksPrivacySurely);
  const read = clauses
    .map(withoutLeadIn)
    .filter((clause) => !(isTraitAlone(clause.text) || tellsOfNoDanger(clause)))
    .map((clause) => ({ clause, all: partsOf(clause.text).map((text) => partWith(text, clause)) }));
  return harms.filter((harm) => {
    // Who tells an income or asks for a time in the same breath is hardly in despair: "is 9:30 open? He gets tired later".
    const ofWhole = harm === "in_distress" && isPlain ? least.harm.besideFacts : least.harm[harm];
    return read.some(({ clause, all }) => {
      if (harm === "emergency" && tellsOfSmoker(clause)) return false;
      const isSaid = (text: string) => !(asksPrivacy && harm === "in_distress" && keepsFromKnowing.test(text));
      const isBeside = isSurelyOther(clause) || (harm === "in_distress" && clause.isQuestion);
      const ofPart = Math.max(ofWhole, isBeside ? least.harm.besideShowing : least.harm.part);
      const parts = all.filter(({ text }) => isSaid(text));
      // What is told beside a question is a sentence of its own: "is there parking, my ex follows me in his truck".
      const ofTold = Math.max(
        ofWhole,
        harm === "in_distress" && clause.isQuestion ? least.harm.toldBesideQuestion : ofPart,
      );
      const ofAll = isLikeInNoPart(harm, parts) ? Math.max(ofWhole, least.harm.likeInNoPart) : ofWhole;
      return (
        (isSaid(clause.text) && isLike(harm, clause, ofAll)) ||
        parts.some((part) => isLike(harm, part, part.isQuestion ? ofPart : ofTold))
      );
    });
  });
}

/** Whether a clause plainly asks what is kept private. */
const asksPrivacySurely = ({ text, isQuestion }: Clause): boolean => {
  const found = isQuestion ? aimOf(text, true) : null;
  return found !== null && found.aim === "ask_privacy" && found.likely >= least.plainly.other;
};
const knows = "know; knows; find out; finds out; learn; learns; hear; hears; saber; sepan?; enter\\w+; averig\\w+";
/** "My ex isn't to know my address, do you give it out": who is to know nothing is no danger told of, beside that question. */
const keepsFromKnowing = new RegExp(
  String.raw`\b(?:not|never|no|nunca|without|sin que)\b.*\b${anyOf(knows)}\b.*\b(?:where|address|donde|direccion)\b`,
);

/** "My boyfriend is coming and he has a bad knee": what several parts are like together and none of them hardly is. */
const isLikeInNoPart = (harm: Harm, parts: readonly Clause[]): boolean =>
  harm === "in_distress" &&
  parts.length > 1 &&
  parts.every(({ text, isQuestion }) => likelyAs(text, isQuestion, harm) < least.harm.aPart);

/** A sentence that is plainly what renters tell of themselves: "I make 68k and my score is 702", "the sum is 7,000, not 9,000". */
export function tellsFactsSurely({ text, isQuestion }: Clause): boolean {
  const found = isQuestion ? null : aimOf(text, false);
  if (found === null || found.aim !== "told") return false;
  const isOfMoney = figuresNamedIn(withMoneyInFigures(text)).some(({ value }) => value >= leastOfMoney);
  return found.likely >= (isOfMoney ? least.plainly.figures : least.plainly.facts);
}
const leastOfMoney = 300;

/** "I'm down with the flu, so Saturday won't happen": what the whole of a sentence is plainly after, a part hardly changes. */
const isSurelyOther = (clause: Clause): boolean => isOfShowings(clause, least.plainly.other);
const asksForTime = (clause: Clause): boolean => clause.isQuestion && isOfShowings(clause, least.plainly.asked);
function isOfShowings({ text, isQuestion }: Clause, atLeast: number): boolean {
  const found = aimOf(text, isQuestion);
  return found !== null && found.likely >= atLeast && ofShowings.has(found.aim);
}
const ofShowings: ReadonlySet<string> = new Set([
  ...["cancel_showing", "reschedule_showing", "request_showing", "running_late", "when"],
]);

function isLike(harm: Harm, clause: Clause, atLeast: number): boolean {
  const enough = Math.max(atLeast, harm === "emergency" && clause.isQuestion ? least.harm.asked : 0);
  const likely = likelyHarm(harm, clause);
  if (likely < enough || (likely < least.harm.part && isNamedOtherwise(harm, clause.text))) return false;
  return harm === "in_distress" || stands("emergency", clause);
}

const otherHarm: Record<Harm, Harm> = { emergency: "in_distress", in_distress: "emergency" };
/** How likely a clause tells of one harm or the other, where it is this one rather: "someone is at my door and I'm scared". */
function likelyHarm(harm: Harm, { text, isQuestion }: Clause): number {
  const own = likelyAs(text, isQuestion, harm);
  const other = likelyAs(text, isQuestion, otherHarm[harm]);
  return own >= other ? own + other : own;
}

/** "My car broke down" is named a delay, and "my ex husband is a co-signer" is of papers, whatever else they are like. */
const isNamedOtherwise = (harm: Harm, text: string): boolean =>
  harm === "emergency"
    ? intentsIn(text).includes("running_late")
    : topicsIn(tokensOf(text)).some(({ topic }) => ofPapers.test(topic.key));
const ofPapers = /^(?:requirements|income_proof|application)/;

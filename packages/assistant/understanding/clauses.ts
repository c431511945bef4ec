/**
 * A part of a message that says one thing. `text` is in the normal form, `words` as the renter wrote it; `money` is what its
 * figures are, where that was judged.
 */
export type Clause = { text: string; words: string; isQuestion: boolean; money?: ClauseMoney };

import { alsoNames } from "./contact.ts";
import { keeping } from "./kept.ts";
import type { ClauseMoney } from "./money-roles.ts";
import { visitWords } from "./move-in-or-visit.ts";
import { normal } from "./normal.ts";

const asks =
  /^(?:(?:hi|hello|hey|yo|wait|ooh|oh|okay|so|and|also|but|thanks|thank you|please|great|good|cool|nice|awesome|perfect|sweet|sure|yes|yeah|yep|no|right|alright|ah|hmm?|lol|haha|got it|gotcha|sounds good|makes sense|fine|excellent|wonderful|amazing|love it|interesting|well|quick question|question|hola|y|tambien|pero|gracias|bueno|vale|perfecto|genial|si|oye|oiga|disculpe|disculpa|perdon|perdone|buenas|buenos dias|buenas tardes|buenas noches|good (?:morning|afternoon|evening)|excuse me|sorry|there(?! (?:is|are) (?:no|only|just|one|two|three|\d)\b)|um|just|i meant?|by the way|btw|one more thing|otra cosa)[,:]? )*(?:(?:(?:do|does|did|is|are)(?! not\b|,|[.!]*$)|was|were|can(?! not\b)|could|may(?! (?:\d|the \d|or |to ))|might|will|would|should|has|have you|any(?! ?(?:time|day)(?: (?:after|before|in|from|between|works|is|on|that|next|this)\b|$))|how|what|when|where|which|who|whose|why|am i|is there|(?:has|have) (?:there|it|anyone|anybody|you|the)|did|got any|max(?:imum)?(?!@)|wondering|i was wondering|i wonder|tell me|let me know|i want to know|i would like to know|i need to know|i am curious|curious|know if|que|cual|cuales|cuando|donde|cuanto|cuanta|cuantos|cuantas|como (?:se|es|son|puedo|podemos|hago|aplico|funciona|pago|esta)|quien|por que|hay(?!,)|tienen?(?! (?:\d|un|una|dos|tres|cuatro) (?:nin|hij|perr|gat|mascota))|se puede|se permiten?|se aceptan?|acepta|aceptan|permiten|puedo|podria|incluye|incluyen|me puede decir|quisiera saber|queria saber|digame|dime)\b)/;
const asksInside =
  /\b(?:is|are|was|costs?) how (?:long|much|many|big|old|far|soon)\b|\b(?:wondering|would like to know|want to know|like to know|need to know|can you tell|could you tell|tell me|let me know|do you know|find out|figure out|not sure|curious|asked|asking|checking|confirming|(?:wanted|want|wanting|trying|just) to (?:check|see|confirm|verify|ask))\b.{0,12}\b(?:if|whether|what|how|when|where|which|who|about)\b|\b(?:quisiera|quiero|queria|me gustaria) saber\b|\bme puede decir\b|\bwhat about\b|\bhow about\b|\bque tal\b|^(?:after|if|once|during|for|since|with|until)\b.*\b(?:do|does|did|is|are|can|could|will|would) (?:it|there|the|i|we|they|you)\b|\b(?:is|are) (?:that|it|they|this) (?:ok|okay|allowed|included|available|fine)\b|(?<!\b(?:if|when|what|how|as soon as) )\b(?:do|does|can|could|would|will) (?:you|they|he|she|the owner|the landlord)\b|\b(?:is|are|would|will) (?:that|it|this|they|those)(?: be| going to be)? (?:an? |too |still )?(?:problem|issue|enough|deal ?breaker|alright|many|big|much|late|soon|a no|no go|doable|possible|acceptable)\b|\bdo(?:es)? (?:that|it|this|they|he|she|those) count\b|(?<!\b(?:if|when|what|how|where|as soon as) )\b(?:can|could|may) (?:i|we)\b|\b(?:do|should) (?:i|we) (?:have|need|get|pay)\b|(?<!\b(?:what|if|whether) )\b(?:is there|are there)\b|\b(?:where|how) (?:do|can|should|could) (?:i|we)\b|, can (?:it|that|this|they) be\b|\b(?:is|are) (?:that|it|this|those|they) (?:\w+ )?\w+ or \w+|\b(?:will|would) (?:i|we) (?:be|get|still|qualify)\b|\b(?:would|will|does) (?:that|it|this) (?:disqualify|hurt|count|matter)\b|\bbut (?:am|are|is|do|does|can|could|would|will) (?:i|we|you|they|it|that|there|the)\b|\b(?:right|correct|verdad|cierto)$|\bor (?:not|no|nah)\b|, (?:has|have|was|were|did) (?:it|there|they|you|that|this|the)\b|, any (?:exceptions?|chance|way|wiggle|leeway)\b|, (?:is (?:that|it|this|there|an?|the|\d+\w?|unit|apartment|two|three|four|five)|would|will (?:that|it|they|you)|can (?:i|we|you|they)|could (?:i|we|you|they)|do (?:you|they|i|we)|does)\b/;
/** "El depósito del perro cuánto es", "so the cat deposit is how much": what is asked comes last. */
const inSpanish =
  "(?:cuanto|cuanta|cuantos|cuantas|cual|cuando|donde)(?: (?:es|son|seria|serian|cuesta|cobran|sale|queda))?";
const asksLast = new RegExp(`\\S+ (?:${inSpanish}|(?:is|are|was|costs?) (?:how much|how many|what|when|where))\\W*$`);
/** Where a second question starts without a full stop: "is parking free and do you allow dogs". */
const innerStart =
  /(?:,|;|:| and| n| &| y| also| plus)(?: and| also| y| e| n)? (?=(?:do(?:es)? (?:you|they|the|it|we|i|both|my|our|he|she)|ha(?:s|ve) (?:it|there) |was it |is (?:there|it|the|that (?:extra|free|included)|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today) )|are (?:there|the|pets|dogs|cats|any|utilities)|can (?:i|we|you)|could (?:i|we|you)|(?:i )?(?:would (?:like|love)|want) to (?:see|tour|visit|view|schedule)|(?:i'd) (?:like|love) to (?:see|tour|visit|view|schedule)|quisiera ver|quiero ver|how (?:much|many|long|big|old|far|soon|often|late|early|thick|tall|wide|loud|noisy|hard|safe|close|fast|high|hot|cold|do|does|is|are|did|can)\b|what(?:s| is|'s| are| kind| time| day)?|when (?:is|are|was|were|did|can|could|would|do|does|will)|where|any (?!other|of|time|day|questions?)\w+|hay |tiene|cuanto|cuando|se puede|puedo |acepta|aceptan)\b)/;
/** "And who mows" and "or which" open a question; ", who is three," only tells of somebody. */
const innerWho = /(?: and| n| &| y|,(?= also ))(?: also)? (?=(?:who|whose|qui[eé]n) (?!(?:knows|cares)\b)\w+\b)/;
/** "If one of us leaves, do we make enough" is one question, and tells nothing yet. */
export const supposes = (text: string): boolean =>
  /^(?:(?:and|but|so|what|okay|y|pero|entonces) )*(?:if|suppose|si) /.test(text);
/** The text without accents, place by place. */
const withoutAccents = (text: string): string =>
  text.replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize("NFD").charAt(0));

const cutOf = (said: string): RegExpExecArray | null => {
  const text = withoutAccents(said);
  if (supposes(text)) return null;
  const cuts = [innerStart.exec(text), innerWho.exec(text)].filter((cut) => cut !== null);
  return cuts.length === 2 && cuts[1]!.index < cuts[0]!.index ? cuts[1]! : (cuts[0] ?? null);
};

/** "Can we come Thursday at 5, I make 5000, no pets": what is told after a question of coming. */
const told =
  /, (?=(?:i|we) (?:make|earn|get|have|am|are|will)\b|my |our |moving |no (?:pets|dogs|cats)\b|credit |score |income )/;
function toldAfterVisit(text: string): RegExpExecArray | null {
  const cut = told.exec(text);
  return cut && asks.test(text) && visitWords.test(text.slice(0, cut.index)) ? cut : null;
}

/** Where a question starts in a sentence that was spoken without a pause: "we need it by June can we come look Friday". */
const runOn =
  /(?<=(?:\S+ ){4,})(?<!\b(?:if|whether|when|what|how|where|who|that|than|as|so|because|and|or|i|we|not|just|then|but|to|you) )(?=(?:can|could) (?:i|we) |(?:do|does) (?:you|they|the|it) |is (?:there|it) |how (?:much|many) |what (?:is|are) the )/;
const runOnWords = 14;

/** Whether a normal text has the words of a question, and not its mark alone. */
export const asksInWords = (text: string): boolean => asks.test(text) || asksInside.test(text) || asksLast.test(text);

const isRunOn = (words: string): boolean => !words.includes(",") && words.split(" ").length >= runOnWords;

/** "Will Tate 937-555-0127" is a name. */
const isSignature = new RegExp(
  `^(?:${alsoNames})(?: \\p{Lu}[\\p{L}'’.-]*){1,2}[\\s,;:|-]+(?:\\(?\\+?\\d[\\d() .-]{8,}|[\\w.+-]+@\\S+)\\W*$`,
  "u",
);

/** ":(" ends a sentence as well as a full stop. */
const faces = /\s[:;]-?[()D](?=\s|$)/g;

/** "On my way lol what's the address" is two sentences. */
const laughs = /(?<=\S)\s+(?:lol|lmao|haha(?:ha)*|jaja(?:ja)*)[,.!]*\s+(?=\S)/gi;

/**
 * A message cut into what it says one by one. A number's dots and commas, a clock's colon and an address's dots do not cut.
 */
export const clausesOf = keeping((text): readonly Clause[] => {
  const clauses: Clause[] = [];
  for (const sentence of text
    .replace(faces, ". ")
    .replace(laughs, ". ")
    .match(/(?:[^.!?¿¡\n;]|[.](?![A-Z][a-z]+(?![\w.]*@))(?=[\w@]))+[?!.;\n]*/g) ?? []) {
    const isMarked = sentence.includes("?");
    let rest = sentence.trim();
    while (rest !== "") {
      const cut =
        cutOf(rest.toLowerCase()) ??
        toldAfterVisit(rest.toLowerCase()) ??
        (isRunOn(rest) ? runOn.exec(rest.toLowerCase()) : null);
      const words = (cut ? rest.slice(0, cut.index) : rest).trim();
      rest = cut ? rest.slice(cut.index + cut[0].length).trim() : "";
      if (!/[\p{L}\p{N}]/u.test(words)) continue;
      const plain = normal(words);
      clauses.push({
        text: plain,
        words,
        isQuestion: (isMarked && rest === "") || (asksInWords(plain) && !isSignature.test(words)),
      });
    }
  }
  return clauses;
});

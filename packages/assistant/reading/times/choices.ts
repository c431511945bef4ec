import { anyOf } from "../text/any-of.ts";
import { clockTimesIn } from "./clock-times.ts";

/** "The earlier of the two" */
const ofThem = "of (?:the|those|these|them|both)|de (?:las|los|esas|esos|ambas|ambos)";
const choices: [RegExp, number][] = [
  [
    new RegExp(
      [
        String.raw`\b(?:the )?(?:first|1st)(?: (?:one|option|time|slot)| works| is (?:good|fine|perfect)| please)`,
        String.raw`\boption (?:1|one|a)\b|#1\b|\btop one\b|\b(?:la|el) de arriba\b|\b(?:la|el) primer[ao]?\b|\bopcion 1\b|\bthe first$`,
        String.raw`\bearliest\b|\b(?:whatever|whichever|what)(?: \w+)?(?: is|'s)?(?: open| available)? (?:the )?(?:first|soonest|earliest)\b`,
        String.raw`\bthe (?:earlier (?:one|${ofThem})|first (?:available|opening|${ofThem}))\b|^first (?:available|opening)\b|\bsooner the better\b`,
        String.raw`\b(?:la|el)(?: que sea)? mas (?:tempran[ao]|pronto)\b(?! que)|\b(?:lo mas pronto|cuanto antes),? mejor\b`,
      ].join("|"),
    ),
    0,
  ],
  [
    new RegExp(
      [
        String.raw`\b(?:the )?(?:second|2nd)(?: (?:one|option|time|slot)| works| is (?:good|fine|perfect)| please)`,
        String.raw`\boption (?:2|two|b)\b|#2\b|\b(?:la|el) segund[ao]\b|\bopcion 2\b|\bthe second$`,
        String.raw`\bmiddle one\b`,
      ].join("|"),
    ),
    1,
  ],
  [
    new RegExp(
      [
        String.raw`\b(?:the )?(?:third|3rd)(?: ${anyOf(
          "one; option; time(?! (?:i|we|you|that)); slot",
        )}| works| is (?:good|fine|perfect)| please)`,
        String.raw`\boption (?:3|three|c)\b|#3\b|\b(?:la|el) tercer[ao]?\b(?! edad)|\bopcion 3\b|\bthe third$`,
      ].join("|"),
    ),
    2,
  ],
];
/** "The second" as a clause of its own, among times that were offered. */
export const bareOrdinal = new RegExp(
  `(?:^|[.,;!?] ?)(?:${anyOf(
    "yes; yeah; yep; ya; okay; so; then; sure; si; bueno; pues; i will; we will; take; prefer; want; pick",
    "do; me quedo con; prefiero; quiero",
  )} ?,? ?)*(?:the |la |el )?${anyOf(
    "(first|1st|primer[ao]?); (second|2nd|segund[ao]); (third|3rd|tercer[ao]?)",
  )}(?= ?(?:$|[.,;!?]))`,
);
/** The number of a time alone, or with a word that takes it: "2 please". */
const numberAlone = new RegExp(
  `^(?:(?:yes|yeah|ok|okay|si|the|la|el|number|numero|option|opcion)[, ]+)*#?(\\d)\\)?(?:[, ]+${anyOf(
    "i guess; i think; i suppose; maybe; supongo; please; pls; plz; por favor; porfa; it is; then; thanks; thank you",
    "gracias; works(?: for me)?; (?:is|sounds) (?:good|fine|great|perfect); me (?:sirve|queda bien); esta bien",
  )})*[.!]*$`,
);
const lastOne = new RegExp(
  String.raw`\b${anyOf(
    `(?:last|latest|later|bottom) (?:one|option|time(?! (?:i|we|you|he|she|they|that)\\b)|slot); the (?:later|latest|last) (?:${ofThem}); (?:whatever|whichever|what)(?: is|'s)? (?:the )?(?:last|latest)`,
    "the (?:bottom|latest)(?= ?(?:$|[.,;!]| (?:please|then|works))); (?:la|el) (?:ultim[ao]|de abajo|mas tarde)",
  )}\b`,
);
/** "The earliest I can move", "el primero de junio" */
const ofDays = /\b(?:earliest|soonest|latest|whatever|whichever|what)\b|\b(?:primero?|ultimo) (?:de|del)\b/;

/** Whether a text picks one of several times by its place in words that no day has: "the later one", "la segunda". */
export const picksByPlace = (text: string): boolean =>
  !ofDays.test(text) && (lastOne.test(text) || choices.some(([words]) => words.test(text)));

const suits = "(?:works|is fine|is good)";
const allSuit = "(?:would )?(?:works?|(?:are|is|be) (?:fine|good|okay))";
const anyOne = new RegExp(
  String.raw`\b${anyOf(
    String.raw`either(?! way (?!${suits}))(?: one| works| is)?(?! (?:at )?\d)`,
    `any of (?:them|those|these); any (?:one |time |of the times )?${suits}; (?:does|do) not matter(?: when| which)?`,
    `(?:all|both) (?:of )?(?:them|those|these|times)(?: times)? ${allSuit}; (?:pick|choose) (?:one|any|for (?:me|us))`,
    "(?:you|u) (?:pick|choose|decide); your (?:choice|pick); up to you; whichever; no importa; usted elija; cualquiera",
    "cualquier (?:hora|horario|opcion)(?: de (?:es[ao]s|las|los))?; (?:me|nos) da (?:igual|lo mismo)",
    "(?:tod[ao]s|ambas) (?:me|nos) (?:sirven|quedan|funcionan); (?:la|el) que (?:usted |ud )?(?:diga|guste|prefiera|escoja|elija)",
  )}\b`,
);

const sentencesOf = (text: string): string[] => text.trim().split(/(?<=[.!?;)]) +/);
/** The numbers of times that are sentences of a text: "El 2. And is there an extra charge for the dog", "1. parking there?" */
const numbersIn = (text: string): number[] =>
  sentencesOf(text).flatMap((sentence) => numberAlone.exec(sentence)?.slice(1).map(Number) ?? []);
/** The text without them. */
export const withoutNumbers = (text: string): string =>
  sentencesOf(text)
    .filter((sentence) => !numberAlone.test(sentence))
    .join(" ");

/** "Could we do 11:30, whichever is fine" wishes for 11:30, and "after 5:30, whichever" for one from then on. */
const namesHour = (text: string): boolean => clockTimesIn(text).length > 0;

/** Whether any of the times offered will do for a text, and it picks none by name or number. */
const leavesChoice = (text: string): boolean =>
  anyOne.test(text) &&
  !passesOver.test(text) &&
  !/\b(?:not(?! (?:matter|mind|care)\b)|none|neither|no(?! importa\b))\b/.test(text);
/** "Any of them but the Monday one" */
const passesOver = /\b(?:them|those|these|any|whichever|cualquiera) (?:but|except|menos|excepto|other than)\b/;

/** Which of the times offered a text picks, from 0; null where it picks none. `passesHour`: it asks for one later than an hour. */
export function choiceIn(text: string, offered: number, passesHour = false): number | null {
  if (offered === 0) return null;
  const numbers = numbersIn(text);
  const [number] = numbers;
  // "1. Is there parking? 2. Are cats ok?" counts questions.
  if (number !== undefined && numbers.length === 1) return number >= 1 && number <= offered ? number - 1 : null;
  const named = choices.find(([words]) => words.test(text))?.[1];
  if (named !== undefined) return named < offered ? named : null;
  const ordinal =
    bareOrdinal
      .exec(text)
      ?.slice(1)
      .findIndex((word) => word !== undefined) ?? -1;
  if (ordinal >= 0 && ordinal < offered) return ordinal;
  if (lastOne.test(text)) return passesHour ? null : offered - 1;
  return leavesChoice(text) && !namesHour(text) ? 0 : null;
}

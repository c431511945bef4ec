import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { TimeWish } from "../../heard/times.ts";
import { anyOf } from "../text/any-of.ts";
import { keeping } from "../text/kept.ts";
import { matchesOf } from "../text/matches.ts";
import { months } from "./calendar.ts";
import { anyWeekday, callingOff, month, monthInSpanish, weekday, weekdayInSpanish } from "./calendar-words.ts";
import { withFigures } from "./spoken-times.ts";
import { tourTypeIn } from "./tour-types.ts";

/** Words of moving in, and words of coming to see. */
const partOfMonth = "(?:early |mid |late )?";
const dayOrMonth = String.raw`(?:the )?(?:\d|${month})`;
const otherThanHome = `(?! (?:it|the|my|our|that|this|him|her|to ${weekday})\\b)`;
const reasons = "(?:work|job|school|grad school|residency|family|internship)";
const moves = [
  "(?:asap|immediate(?:ly)?) mov(?:e|ing)",
  String.raw`mov(?:e|ing) (?:in|into|on|by|before|until|date|around|asap|${partOfMonth}${month}|\d)`,
  `(?:want|need|plan|planning|looking|hoping|hope|ready|able|like|going) to move${otherThanHome}`,
  "relocat(?:e|ing)|if (?:i|we) moved in",
  String.raw`get(?:ting)? in (?:(?:a|few|couple|of|two|three|\d) )*(?:days?|weeks?) (?:early|earlier|sooner|before|ahead)`,
  String.raw`${month} \d{1,2}(?:st|nd|rd|th)? (?:move(?! (?:my|the|it|our)\b)|start\b)`,
  "moving (?:to|from|out|here)",
  String.raw`moving (?:for|because of|due to) (?:an? |my |his |her |our )?(?:new )?${reasons}\b`,
];
/** Names of months and nothing that only begins like one, as "maybe" and "decirle" do. */
const monthNames = Object.keys(months).join("|");

const needsHome = [
  String.raw`(?:want|need|take|rent|like) it (?:from|starting|beginning|as of) (?:the )?(?:\d+|${month})`,
  `need it (?:by |for |around |starting |from )?${partOfMonth}${month}`,
  "need (?:a|the) (?:place|apartment|home|house|somewhere)(?: to live)? (?:by|for|in|starting)",
  "looking for (?:something|a place|an apartment|a home|a house) (?:for|in|by|starting)",
  `looking for (?:early |mid |late |the end of |the beginning of )?${month}`,
  // "Looking for a 2 bedroom in Dayton starting mid September", "an apartment from October until May"
  `looking for (?:\\w+ ){1,8}(?:starting|beginning|from) (?:the )?${partOfMonth}(?:\\d|${month})`,
  `(?:place|apartment|home|house|studio|room|something|somewhere|rent|stay) from ${partOfMonth}${month}`,
  "(?:need|have|want|hope|hoping|like) to be in (?:by|before|on|around|for)",
  // Nobody comes by for a whole month: "we want June", "I said June".
  String.raw`(?:want|said|quiero|queremos|dije) (?:${monthNames})\b(?! (?:the |el )?\d)`,
  String.raw`(?:${monthNames}),? (?:(?:like|as) i|como (?:le )?dije)`,
  "hold it",
  "(?:get|have|need|pick up|receive|want|give (?:me|us)) (?:the |your |my |our )?keys?",
];
/** "Then the twelve months, but from June 1": a home is had from a date on, and seen on one. */
const fromThen = String.raw`(?:but|then|so|okay|and|only|just) ${anyOf(
  "from; starting; beginning; as of",
)} (?:the )?${month} \d{1,2}(?:st|nd|rd|th)?(?! ?(?:to|until|till|through|-)\b)`;
const starts = [
  fromThen,
  "lease (?:(?:could|can|would|to) )?(?:start|begin)",
  "(?:start|begin)(?:ing)? (?:the |my |a )?lease",
  "(?:my |the )?lease (?:ends|is up|up|expires)",
  "(?:need to |have to |gotta )?be out (?:by|of)",
  "start date",
  `(?:i|we|job|contract|work|school|program|it) starts?(?: on| in| around)? ${dayOrMonth}`,
  `start(?:ing)?(?: day)? is (?:on |in |around )?${dayOrMonth}`,
];
const partInSpanish = "(?:el |la |fines de |mediados de |principios de |inicios de )?";
/** "Nos queremos cambiar el 1", and not "me quiero cambiar al sábado" of a showing. */
const ofAppointment = String.raw`(?: (?:al?|la|el|de)){0,2} (?:cita|visita|hora|horario|dia|${weekdayInSpanish}|las)\b`;
const cambiarse = String.raw`(?:(?:me|nos) (?:quer|quier|gustaria|vamos|voy)\w* (?:a )?cambiar|cambiar(?:me|nos))\b(?!${ofAppointment})`;
const movesInSpanish = [
  String.raw`busc(?:o|amos|ando)(?: \w+){1,3} para ${partInSpanish}(?:\d|${monthInSpanish})`,
  String.raw`(?:me|nos) mud\w+`,
  "mudar(?:me|nos|se)?",
  cambiarse,
  "mudanza",
  "entr\\w+ a vivir",
  String.raw`(?:renta|contrato) (?:pued[ae]|podria) (?:empezar|comenzar|iniciar)`,
  `(?:algo|casa|apartamento|departamento|estudio|cuarto|rentar|quedarme|quedarnos) (?:de|desde) ${monthInSpanish}`,
  "lo necesito para",
  "(?:recib\\w+|necesit\\w+|entreg\\w+|d(?:an|en|ar(?:me|nos)?)|tener|quiero|queremos|recoger) las llaves|las llaves (?:el|para el|del?|antes)",
];
const movingWords = new RegExp(String.raw`\b${anyOf(...moves, ...needsHome, ...starts, ...movesInSpanish)}\b`);
/** "I'm relocating and will be in town the 16th" names a day to come by. */
const inTown = new RegExp(
  String.raw`^(?:(?!\d|\b${anyOf(
    "jan; feb; mar(?!tes); apr; may; jun; jul; aug; sep; oct; nov; dec",
  )}).)*\b(?:in (?:town|the area|the city)|flying (?:in|out)|driving (?:in|up|down|out)|visiting)\b`,
);
/** "June 25 for the move", "we could move sooner, like the 20th" */
const ofTheMove = new RegExp(
  [
    String.raw`\b(?:entrar|meternos|meterme) (?:desde|a partir|el \d)`,
    String.raw`\b(?:for|as) (?:the |my |our )?(?:move(?:-in)?|moving)\b`,
    String.raw`\b(?:i|we) (?:can|could|would|will) (?:move|start) (?:in\b|sooner|earlier|later|by|on|around|the \d)`,
  ].join("|"),
);
export const isAboutMovingIn = keeping(
  (normalText): boolean => (movingWords.test(normalText) || ofTheMove.test(normalText)) && !inTown.test(normalText),
);
const oldHome = [
  String.raw`${anyOf(
    "lease; contract; rental agreement; contrato; renta; arriendo",
  )}\b(?: \w+){0,3}? (?:ends?|ending|up|over|expires?|runs? out|termina|acaba|vence)`,
  "(?:acaba|termina|vence) (?:el|mi|nuestro|la) (?:contrato|renta|arriendo)|be out (?:by|of)|have to leave",
  // "What if one of us leaves in March": somebody else goes then.
  "(?:(?:one of us|he|she|roommate|partner|husband|wife|boyfriend|girlfriend) leaves|moves out|is leaving|se van?(?! a\\b)|se vaya)",
  "(?<!\\b(?:i|we) )(?:might|may|will) (?:leave|move out)",
].join("|");
const wages = "(?:get|gets|got|getting) paid|pay ?day|paycheck|(?:me|nos) pagan(?! (?:en|con|por)\\b)|cobro|cobramos";
/** "A deposit by June 1" is paid by then. */
const dues = String.raw`(?:deposit|deposito|application fee)(?: \w+){0,3} (?:by|before|on|due|para|antes|el)`;
const leavingOldHome = new RegExp(`\\b(?:${oldHome})\\b`);
const paidThen = new RegExp(`\\b(?:${wages}|${dues})\\b`);

/** Whether a normal text tells until when one may stay where one lives now. */
export const leavesOldHome = (text: string): boolean => leavingOldHome.test(text);

/**
 * Whether a normal text dates something else than moving in: until when one may stay elsewhere, which tells when one moves
 * only where that was asked, or when one is paid.
 */
export const datesSomethingElse = (text: string, isAsked: boolean): boolean =>
  (paidThen.test(text) || (!isAsked && leavingOldHome.test(text))) && !ownMove.test(text);
const ownMove = new RegExp(
  String.raw`\bmov(?:e|ing)(?:-| )?in\b|\b(?:want|need|like|plan|hope|able|ready) to move\b|\bmudar\w*|\bmudo\b|\bneed it (?:by|from)\b|\b${cambiarse}`,
);

/** A day with an hour, in figures or words, is a day to come by. */
export const namesHour = (text: string): boolean => hourWords.test(withFigures(text));
const hour = "(?:1[0-2]|[1-9])";
const hourForms = [
  String.raw`\d ?(?:am|pm)\b`,
  String.raw`\d:\d`,
  String.raw`\b${hour} ?(?:o'?clock|en punto)\b`,
  String.raw`\b(?:the (?=\d{3,4} (?:one|slot)\b)|make it (?=\d{3,4}\b(?! a)))${hour}[0-5][05]\b`,
  String.raw`\b(?:noon|midday|mornings?|afternoons?|evenings?|tonight)\b`,
  String.raw`\b(?:mediodia|tardes?|(?:por|en|de) la (?:manana|noche))\b`,
  String.raw`\ba las? ${hour}\b`,
  String.raw`\b(?:${weekday}|tomorrow) (?:at )?${hour}\b(?![\d/])`,
  String.raw`(?<![\d/])${hour} (?:on )?${weekday}\b`,
];
const hourWords = new RegExp(hourForms.join("|"));

const visits = anyOf(
  "see; tour; visit; show; showing; view; viewing; look at; check it out; (?:come|stop|swing|drop|pass) by; come over",
  `(?:can|could|may) (?:i|we) come; come (?:on|at|around|this|today|tonight|tomorrow|${weekday}); appointment; meet`,
  "(?:puedo|podemos|podria|podriamos|quiero|queremos) (?:ir|venir); ver(?:lo|la)?; visitar(?:lo|la)?",
  "conocer(?:lo|la)?; visita; cita; recorrido; pasar",
);
export const visitWords = new RegExp(String.raw`\b${visits}\b`);

/** Whether a text is about coming to see the home, by its verbs, an hour or the kind of tour: its day is none to move in on. */
export const speaksOfComing = (text: string): boolean =>
  visitWords.test(text) || namesHour(text) || sameTime.test(text) || tourTypeIn(text) !== null;
const sameTime = /\bsame (?:time|hour)\b|\bmisma hora\b/;

/** "Can't do Sunday, Monday?" speaks of the time that was chosen, and answers no question about moving. */
export const turnsDown = new RegExp(
  String.raw`\b${anyOf(
    "can not (?:do|make|come); (?:does|do) not work (?:for|on|any|after); instead; no puedo (?:el|la|ir); en vez",
    `${callingOff}(?: on| the| del?| el| lo)* ${anyWeekday}`,
  )}\b`,
);

/** "My voucher expires June 30": until when a paper is good is no day to come by or to move in on. */
const papers = anyOf(
  "vouchers?; paper(?:s|work); packet; (?:pre-?)?approval; extension; rfta; id; license; certificate; vale; documentos",
);
const lasts = anyOf(
  "(?:will |is going to |is )?(?:expires?|expiring|runs? out|ends)",
  "(?:is|are) (?:only )?(?:good|valid)(?: (?:until|till|thru|through|for))?; (?:vence|caduca|expira)",
);
const goodUntil = new RegExp(String.raw`\b${papers}(?: \w+){0,2} ${lasts}(?:(?! (?:so|and|but|y)\b)[^,.;])*`, "g");
export const withoutExpiry = (text: string): string =>
  /exp|good|valid|out|ends|vence|caduca/.test(text) ? text.replace(goodUntil, " ") : text;

/** "No job right now" names no time. */
export const asThingsStand = /\b(?:right now|at the moment|for now|currently|these days)\b/g;

/** Whether a place of a normal text is in words that tell until when a paper is good. */
export const isInExpiry = (text: string, at: number): boolean =>
  withoutExpiry(text) !== text &&
  matchesOf(text, goodUntil).some(({ index, 0: { length } }) => index <= at && at < index + length);

/** How far ahead somebody names a day to come by. */
export const daysToCome = 14;
/** Facts from which on a date among them is one more: "May 20, 5200, 650, no pets". */
const factsInList = 2;
const dated = new RegExp(
  [
    String.raw`\b(?:jan|feb|mar(?!tes)|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}(?:st|nd|rd|th)?\b`,
    String.raw`\b\d{1,2}(?:st|nd|rd|th)? (?:of |de )?${anyOf(
      "jan; feb; mar(?!tes); apr; may; jun; jul; aug; sep; oct; nov; dec; ene; abr; ago; dic",
    )}`,
    String.raw`\b\d{1,2}\/\d{1,2}\b`,
  ].join("|"),
);
const weekdayNamed = new RegExp(`\\b${weekday}\\b`);

/**
 * "No pets, 700 credit, October 1": of what a message wishes for, the far day among facts and without an hour, when one
 * moves in rather than comes by. `asksToCome`: the message wishes for a showing, so that its only day is for that. `freeFrom`: the day the home is free, which beside one fact is when one moves in, as is a day after `lastOffered`, the
 * last that was offered to come by.
 */
export function moveInAmong(
  facts: Partial<RenterFacts>,
  wished: readonly TimeWish[],
  today: Temporal.PlainDate,
  asksToCome: boolean,
  text: string,
  freeFrom: string | null,
  lastOffered: string | null,
): TimeWish | null {
  const told = Object.keys(facts).length;
  const isDayOfMoving =
    told >= factsInList ||
    wished.some(({ from, to }) => from === to && (from === freeFrom || (lastOffered && from && from > lastOffered)));
  const isListed = isDayOfMoving && dated.test(text) && !weekdayNamed.test(text);
  const lastToCome = isListed ? today.toString() : today.add({ days: daysToCome }).toString();
  const [far, another] = wished.filter(
    ({ from, at, after, before, choice, not }) =>
      !not && from !== null && from > lastToCome && (at ?? after ?? before ?? choice) === null,
  );
  // "Oct 1", said weeks ahead or to times of this week, is no day to come by.
  const isBareDate = !asksToCome && dated.test(text) && !weekdayNamed.test(text);
  if ((told === 0 && !isBareDate) || far === undefined || another !== undefined) return null;
  return asksToCome && wished.length === 1 ? null : far;
}

import { family, inSpanish, partners } from "../people/relatives.ts";
import { anyOf } from "../text/any-of.ts";
import { isDeniedBefore } from "./day-bounds.ts";
import type { TimeNamed } from "./times-named.ts";

/*
 * Who comes to the home themselves, or has somebody come: "can I stop by Saturday", "mi prima puede ir el lunes". After a
 * wish for a tour by video they mean one in person.
 */

const who = String.raw`(?:i|we|he|she|they|(?:my|our|a) (?:\w+ ){0,2}?(?:${partners}|${family}|friends?|coworker)(?: \w+)?)`;
const may = "(?:can|could|will|would|might|may|am going to|is going to|wants? to|would like to|is|am)";
const still = "(?: (?:just|also|still|maybe|probably|then|always|actually))*";
const byVideo = "(?:a )?(?:video\\w*|zoom|facetime)";
const come = anyOf(
  `com(?:e|ing)(?! (?:by|over|on|via) ${byVideo}); stop(?:ping)? by; swing(?:ing)? by; drop(?:ping)? by; driv(?:e|ing) (?:down|up|over|out|there)`,
  `go(?:ing)? (?:look|see|there|in person|for (?:me|us)|in (?:my|our) place|walk|tour|take a look|on(?! ${byVideo})|instead|then)`,
);
/** "She could look at it for me" */
const inPlace = String.raw`(?:see|look|walk|tour|check|view|be|visit)(?: \w+){1,3}? (?:for (?:me|us)|on (?:my|our) behalf)`;
const asks = String.raw`\b(?:can|could|may|should) ${who}${still} (?:${come}|${inPlace})\b`;
const tells = String.raw`\b${who} ${may}${still} (?:${come}|${inPlace})\b|\b${who} (?:comes|goes) (?:by|there|to see|and see|for)\b`;
const quien = `(?:mi|un|una|nuestr[oa]) (?:${inSpanish}|amig[oa]|conocid[oa])(?: m[ií][oa])?`;
const puede = "(?:puedo|podemos|puede|pueden|podria|podriamos|podrian|voy a|vamos a|va a)";
const venir = String.raw`(?:ir|pasar|venir|acercarme|acercarse)\b(?! (?:por|en|a una) ${byVideo})(?: a)?(?: ${quien})?`;
const viene = String.raw`(?<!\bno )\b(?:${puede} ${venir}|${quien} (?:iria|va|pasaria|viene)|ver(?:l[ao])? por (?:mi|nosotros))\b`;

/** "While I'm there", and not "while you are there" of the host. */
export const whileThere = /\b(?:while|mientras) (?!you\b|usted).*\b(?:there|inside|in it|ahi|alli|alla|adentro)\b/;

/** Whether a normal text lets somebody come to the home themselves. */
export const comesThere = new RegExp(`${asks}|${tells}|${viene}|${whileThere.source}`);

/** Whether a normal text asks for somebody else to come instead: "could she see it", "¿mi tía podría ir?" */
const anotherComes = (text: string): boolean => asksForAnother.test(text);
const other = "(?:s?he|they|(?:my|our) \\w+(?: \\w+)?)";
const asksForAnother = new RegExp(
  String.raw`\b(?:can|could|may) ${other} (?:just )?(?:see|look|tour|walk|view|visit|come|go|stop|check)\b|\b(?:${quien}|ella) (?:puede|podria) (?:ver|ir|pasar|venir)`,
);

/** "We can't fly up before the 12th. Could my aunt see it Saturday": from when the writer can is not when she comes. */
export const isForAnother = (text: string, { at, end, hasHour }: TimeNamed): boolean =>
  !hasHour && isDeniedBefore(text, at) && anotherComes(text.slice(end));
/** "We'll be in town this weekend": whether one is near the home on the day named next, to come by; null where that is not said. */
export const isHereThen = (lead: string): boolean | null => {
  const found = here.exec(lead);
  return found && found[1] === undefined;
};
const here = new RegExp(
  String.raw`\b(not |no )?${anyOf(
    "(?:be|am|are|is) (?:(?:back|only|just) )?(?:in (?:town|the area|the city)|around|visiting); (?:flying|driving) (?:in|up|down)",
    "(?:estoy|estamos|estare(?:mos)?|estar) (?:en la ciudad|por (?:alla|aca|ahi))",
  )}(?: (?:on|for|just|only|the|el|los?))* $`,
);

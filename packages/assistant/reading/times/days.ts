import { family, partners } from "../people/relatives.ts";
import { anyOf } from "../text/any-of.ts";
import { matchesOf } from "../text/matches.ts";
import { type Day, onWeekday, type Span } from "./calendar.ts";
import { callingOff } from "./calendar-words.ts";
import { dayReaders, namesMonth, type Reader } from "./day-readers.ts";
import { isKeptDay } from "./days-kept.ts";
import { namesHoliday } from "./holidays.ts";

/** A day or a span of days that a text names, with its place in the text. `not`: it was said not to suit. */
export type DayMention = { at: number; end: number; from: Temporal.PlainDate; to: Temporal.PlainDate; not: boolean };

const allNeeds = [...new Set(dayReaders.map(({ needs }) => needs))];
const anyDay = new RegExp(
  anyOf(
    String.raw`\d; day; night; weekend; week; month; asap; soon; tomorrow; right (?:now|away); immediate; \bsun\b`,
    "this (?:morning|afternoon|evening)",
    "fourth; fifth; sixth; eighth; ninth; tenth; eventh; eenth; twelfth; tieth; ty-first; ty-second; ty-third",
    "hoy; manana; lunes; martes; miercoles; jueves; viernes; sabado; domingo; semana; mes; dia; inmediat",
    "cuanto antes; posible; esta (?:noche|tarde)",
  ),
);
/** "Todos menos el lunes" leaves out a day that "por lo menos el lunes" does not. */
export const butInSpanish = String.raw`(?<!\b(?:lo|al|cuando|o) )menos`;
/** "Actually no, Friday" and "if not, Friday" name another day, and refuse none. */
const plainNo = String.raw`(?<!\b(?:wait|actually|oh|hmm?|hold on|sorry|no|ay|ah|si),? )no`;
const refusing = anyOf(
  "(?<!\\bif )not; nor; neither; except; excluding; but not; can not(?: do| make(?: it)?)?; do not (?:work|do|want)",
  "instead of; (?:any|all)(?: day| time| one| of (?:them|those|these))? but; away; out of town; not (?:be )?(?:in town|around); gone; travel(?:ing|ling)",
  "busy; unavailable; not (?:available|free); no (?:estoy|estamos) (?:disponibles?|libres?)",
  "ni; excepto; fuera; de viaje; no puedo(?: ir| asistir| llegar)?; en vez",
  butInSpanish,
  plainNo,
  callingOff,
);
const upToDay = "(?: on| for| of| a| an| any| this| that| my| our| ese| este| el| los| de| del| the| next| in)*";
const notBefore = new RegExp(String.raw`\b${refusing}${upToDay}\s*$`);
const notAfter = new RegExp(
  String.raw`^\s*${anyOf(
    String.raw`(?:does|will|do|is|are|would) not\b(?! a problem); is out; won't; (?:is|are) (?:bad|no good|impossible)`,
    String.raw`no (?:me|(?:puedo|podemos)(?! hasta)|nos|funciona|sirve|es|voy|vamos|porque|xq)\b; no(?=[,.!]|$)`,
  )}`,
);

/** "Not Thursday or Friday" refuses both; "can't do Thursday or is Friday open" asks of one. */
export const either = /^,? ?(?:or|o)(?: on| the| el| los)* $/;
/** What says of the day before it that it suits. */
export const suits =
  /^ ?(?:works?|is (?:fine|good|okay|better)|[cw]ould(?! not)|funciona|me (?:sirve|queda)|puedo|si\b)/;

/** "No Tuesday then" turns down what was offered, and names Tuesday. */
const insteadOfOffered =
  /^(?: at \d\S*| mornings?| afternoons?| evenings?)?,? (?:then|instead|would|is better|works better|entonces|mejor)\b/;

const until =
  /\b(?:until|till?|hasta|to about|to around)(?: the| el| about| around| roughly| approximately| maybe| like| mas o menos| como)* $/;
/** Whether what a text names at a place is until when: "I'm away until Friday" names no Friday to come by. */
export const isUntil = (text: string, at: number): boolean => until.test(text.slice(0, at));

/** "The 60 and the 30" are sums: nothing that counts past a month is a day, nor is what is named along with it. */
const isBesideSum = (lead: string, words: string): boolean => sumBefore.test(lead) && bareNumber.test(words);
const sumBefore = /\b(?:\d{3,4}|3[2-9]|[4-9]\d) (?:and|or|plus|y|o) $/;
const bareNumber = /^(?:the|el) \d+$/;

/** "Two weeks after me" and "a few days early" are counted from a day that is not named. */
const isOfSomebody =
  /^ (?:(?:after|before|later than|earlier than|despues (?:de|que)|antes (?:de|que)) (?:me|us|i|we|him|her|them|mi|yo|nosotros)|early|earlier|sooner|ahead)\b/;

/** "She'd be the 3rd" is of people. */
const countsPeople = (lead: string, words: string): boolean => nthPerson.test(lead) && ordinalAlone.test(words);
const nthPerson = new RegExp(
  String.raw`\b(?:s?he|shed|hed|they|my (?:${partners}|${family}))(?:'d| would| will| could)? (?:be|is|makes?) (?:our |my |the )?$`,
);
const ordinalAlone = /^(?:the )?\d(?:st|nd|rd|th)$/;

/**
 * The days a normal text names, in order, as dates after `today`.
 *
 * Shape   weeks run Monday to Sunday, "next Friday" is the Friday of next week, a bare "Friday" the next one to come.
 * Errors  none: what is no date is left out.
 */
export function daysIn(text: string, today: Day, about: Span | null = null): DayMention[] {
  if (!anyDay.test(text) && !namesMonth(text) && !namesHoliday(text)) return [];
  const present = new Set(allNeeds.filter((needs) => needs.test(text)));
  const places: { found: RegExpExecArray; reader: Reader }[] = [];
  for (const reader of dayReaders)
    if (present.has(reader.needs)) for (const found of matchesOf(text, reader.pattern)) places.push({ found, reader });
  places.sort((a, b) => a.found.index - b.found.index || b.found[0].length - a.found[0].length);
  const mentions: DayMention[] = [];
  let end = 0;
  let before = about;
  for (const { found, reader } of places) {
    if (found.index < end) continue;
    const span = reader.read(found, today, before);
    if (!span) continue;
    end = found.index + found[0].length;
    const [lead, rest] = [text.slice(0, found.index), text.slice(end)];
    if (isOfSomebody.test(rest) || countsPeople(lead, found[0]) || isBesideSum(lead, found[0])) continue;
    const isCounter = /^no (?:the |on |el )?$/.test(lead) && insteadOfOffered.test(rest);
    const last = mentions.at(-1);
    const isRefusedToo = last?.not === true && either.test(text.slice(last.end, found.index)) && !suits.test(rest);
    const not =
      (notBefore.test(lead) && !isCounter) ||
      notAfter.test(rest) ||
      isKeptDay(lead.slice(-4) + found[0], rest) ||
      isRefusedToo;
    mentions.push({ at: found.index, end, ...span, not });
    before = span;
  }
  return joined(mentions, text);
}

/** In "Saturday, May 16" the name only repeats the date. */
const isNameOf = (text: string, name: DayMention, date: DayMention): boolean =>
  !/\d/.test(text.slice(name.at, name.end)) &&
  /\d/.test(text.slice(date.at, date.end)) &&
  Temporal.PlainDate.compare(name.from, name.to) === 0;

/** "Friday the 2nd" is the 2nd of the month after where the next one is no Friday. */
function ofWeekday(day: DayMention, weekday: number, words: string): DayMention {
  const other = day.from.equals(day.to) && numberAlone.test(words) ? onWeekday(day.from, weekday) : null;
  return other ? { ...day, from: other, to: other } : day;
}
const numberAlone = /^(?:the |el (?:dia )?)?\d{1,2}(?:st|nd|rd|th)?$/;

/** "Monday to Wednesday" is one span. */
function joined(mentions: DayMention[], text: string): DayMention[] {
  const out: DayMention[] = [];
  for (const mention of mentions) {
    const last = out.at(-1);
    const link = last ? text.slice(last.end, mention.at).trim() : "";
    const isSpan =
      /^(?:-|to|through|thru|until|till|al|a|hasta)(?: el)?$/.test(link) ||
      (/^(?:and|y)(?: el)?$/.test(link) && /(?:between|entre)(?: el)? $/.test(text.slice(0, last?.at)));
    if (last && /^,?(?: ?the| ?el)?$/.test(link) && isNameOf(text, last, mention)) {
      const named = ofWeekday(mention, last.from.dayOfWeek, text.slice(mention.at, mention.end));
      out[out.length - 1] = { ...named, at: last.at, not: last.not || mention.not };
      continue;
    }
    if (!last || !isSpan) {
      out.push(mention);
      continue;
    }
    let to = mention.to;
    // "From the 6th to the 10th" is in one month, "Friday to Monday" in one week.
    const step = /\d/.test(text.slice(mention.at, mention.end)) ? { months: 1 } : { days: 7 };
    while (Temporal.PlainDate.compare(to, last.from) < 0) to = to.add(step);
    out[out.length - 1] = { ...last, to, end: mention.end };
  }
  return out;
}

import {
  between,
  comingDay,
  counts,
  type Day,
  dated,
  dayOfMonth,
  inAWhile,
  inWeek,
  lastOf,
  lateOrdinals,
  later,
  monday,
  monthSpan,
  months,
  nextMonth,
  numberOf,
  one,
  onWeekday,
  ordinals,
  partOf,
  type Span,
  spanOf,
  upcoming,
  weekdays,
  weekendOf,
  weekOf,
} from "./calendar.ts";
import { holidayReader } from "./holidays.ts";

/** `needs`: what a text must have for the reader to find anything in it; looking for it costs next to nothing. */
export type Reader = {
  needs: RegExp;
  pattern: RegExp;
  read: (found: RegExpExecArray, today: Day, before: Span | null) => Span | null;
};

const weekday = `(${Object.keys(weekdays).join("|")})s?`;
const month = `(${Object.keys(months).join("|")})`;
const dayNumber = `(\\d{1,2}|${Object.keys(ordinals).join("|")})(?:st|nd|rd|th)?`;
const amount = `(\\d{1,2}|${Object.keys(counts).join("|")})(?: of)?`;
const find = (pattern: string): RegExp => new RegExp(`(?<![\\w/$.])(?:${pattern})(?![\\w/]|[.,]\\d)`, "g");

const partsInEnglish = "early|beginning of|start of|mid|mid-|middle of|late|end of|the end of";
const partsInSpanish = "principios de|inicios de|mediados de|finales de|fines de|fin de";
const parts = `(${partsInEnglish}|${partsInSpanish})`;

const bare = (part: string): string => part.replace(/^the /, "");

/** "Lots of sun" names no Sunday. */
const notSunshine = "(?!(?<=\\b(?:much|the|of|enough|lot) )sun\\b)";

/** What may stand after "the 5" or "el 5" where it is a day: "the 5 at noon", "el 5 a las 3". */
const afterDay = "or\\b|at\\b|and\\b|work|is\\b|if\\b|please|would|around|in the|after|before";
const afterDayInSpanish =
  "o\\b(?!')|y\\b|a las?\\b|me\\b|esta\\b|por(?:fa\\w*|fis)?\\b|para?\\b|que\\b|si\\b|puedo|podemos|mejor|mismo|entonces|gracias";
/** "The 6 or 12 month lease" */
const ofTerm = " (?:or|and|to) \\d{1,2}[ -]?(?:months?|years?)";
const noDay = `[:\\d]| ?(?:am|pm)|${ofTerm}| (?!${afterDay}|${afterDayInSpanish})`;
/** What else is counted: "the fourth floor". */
export const things =
  "floor|story|level|one|option|time|slot|unit|apartment|street|avenue|month|week|day|person|bedroom|grade";
const counted = `${things}|of (?:the|every|each)\\b`;

const isoDate = /\d{4}-\d/;
const slashed = /\d\/\d/;
const theNumber = /(?:the|el|dia) \d/;
const ordinal = /\d(?:th|st|nd|rd)/;
const ordinalWord = /fourth|fifth|sixth|eighth|ninth|tenth|eventh|eenth|twelfth|tieth|ty-first|ty-second|ty-third/;
/** "11 may be tight" names no day of May. */
const notVerb =
  "(?!(?<=\\bmay) (?:i|we|you|he|she|they|it|my|be|not|still|also|only|just|have|suit|run|clash|end|get|come|need|seem|take)\\b)";
const monthName = new RegExp(`\\b${month}\\b`);
const monthWord = /\bmonth|\bmes/;
const weekdayName = new RegExp(`\\b${weekday}\\b`);
const weekOn = /week|after next/;
const nextOne = /next |proximo |que viene|de la proxima/;
const thisOne = /this |coming |este /;
const week = /week|semana/;
const span =
  /(?:in|within|dentro de|en|(?<!\b(?:for|how|what) )about) (?:about |like |a )?(?:\d|[a-z]+ (?:of )?(?:day|week|month|dia|semana|mes))/;
const fromNow = /from (?:now|today)/;
const dayWord = /\bday\b|\bdia\b/;
const tomorrow = /tomorrow|manana/;
const todayWord = /today|tonight|hoy|esta |this /;
const soon = /asap|soon|away|immediate|right now|posible|antes|inmediat/;

/** Whether a text can name a month at all. */
export const namesMonth = (text: string): boolean => monthName.test(text);

/** What names a day or days, in both languages. */
export const dayReaders: Reader[] = [
  holidayReader,
  {
    needs: isoDate,
    pattern: find("(\\d{4})-(\\d{2})-(\\d{2})"),
    read: (m, today) => spanOf(dated(today, Number(m[2]), Number(m[3]), m[1])),
  },
  {
    needs: monthName,
    pattern: find(
      `${month}\\.? ${dayNumber} ?(?:-|to|through|thru|or|and|o|u|y) ?${dayNumber}(?![:/\\d]| ?(?:am|pm)\\b)`,
    ),
    read: (m, today) =>
      between(
        dated(today, months[m[1]!]!, numberOf(m[2]!), undefined),
        dated(today, months[m[1]!]!, numberOf(m[3]!), undefined),
      ),
  },
  {
    needs: monthName,
    pattern: find(`${month}\\.? (?:the )?${dayNumber}(?:,? (20\\d{2}))?(?![:\\d]| ?(?:am|pm))`),
    read: (m, today) => spanOf(dated(today, months[m[1]!]!, numberOf(m[2]!), m[3])),
  },
  {
    needs: monthName,
    pattern: find(`(?:the |el )?${dayNumber} (?:of |de )?${month}${notVerb}(?:,? (?:de |del )?(20\\d{2}))?`),
    read: (m, today) => spanOf(dated(today, months[m[2]!]!, numberOf(m[1]!), m[3])),
  },
  {
    needs: monthWord,
    pattern: find(
      `(?:the |el (?:dia )?)?${dayNumber} (?:of |del? )(?:(this|the|next) month|(este|proximo) mes|(mes que (?:viene|entra)))`,
    ),
    read: (m, today) =>
      spanOf(
        /^(?:next|proximo|mes .*)$/.test(m[2] ?? m[3] ?? m[4]!)
          ? dated(nextMonth(today).from, nextMonth(today).from.month, numberOf(m[1]!), undefined)
          : dayOfMonth(today, numberOf(m[1]!)),
      ),
  },
  {
    needs: slashed,
    pattern: find("(?!24/7)(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?"),
    read: (m, today) =>
      spanOf(dated(today, Number(m[1]), Number(m[2]), m[3]) ?? dated(today, Number(m[2]), Number(m[1]), m[3])),
  },
  {
    needs: theNumber,
    pattern: find(`(?:the |el (?:dia )?)(\\d{1,2})(?:st|nd|rd|th)?(?!${noDay})`),
    read: (m, today) => spanOf(dayOfMonth(today, Number(m[1]))),
  },
  {
    needs: ordinal,
    pattern: find(`(\\d{1,2})(?:th|st|nd|rd)(?! (?:${things})s?\\b)`),
    read: (m, today) => spanOf(dayOfMonth(today, Number(m[1]))),
  },
  {
    needs: ordinalWord,
    pattern: find(`the (${Object.keys(lateOrdinals).join("|")})(?! (?:${counted}))`),
    read: (m, today) => spanOf(dayOfMonth(today, numberOf(m[1]!))),
  },
  {
    needs: tomorrow,
    pattern: find("(?:the )?day after tomorrow|pasado manana"),
    read: (_, today) => one(today.add({ days: 2 })),
  },
  {
    needs: todayWord,
    pattern: find("today|tonight|hoy|esta (?:noche|tarde)|this (?:morning|afternoon|evening)"),
    read: (_, today) => one(today),
  },
  {
    needs: tomorrow,
    pattern: find("tomorrow|(?<!(?:la|de|pasado|en) )manana"),
    read: (_, today) => one(today.add({ days: 1 })),
  },
  {
    needs: dayWord,
    pattern: find("(?:the )?(?:day after|next day|following day)|(?:el |al )?dia (?:siguiente|despues)"),
    read: (_m, _today, before) => (before ? one(before.to.add({ days: 1 })) : null),
  },
  {
    needs: dayWord,
    pattern: find("(?:the )?day before|(?:el )?dia (?:anterior|antes)"),
    read: (_m, _today, before) => (before ? one(before.from.subtract({ days: 1 })) : null),
  },
  {
    needs: weekOn,
    pattern: find(`(?:${amount} weeks?|a week) from ${weekday}|${weekday} after next`),
    read: (m, today) => one(upcoming(today, (m[2] ?? m[3])!).add({ days: 7 * (m[1] ? numberOf(m[1]) : 1) })),
  },
  {
    // "Not Saturday the 24th. The Saturday after?": a week later than the one named before, or than the next there is.
    needs: weekdayName,
    pattern: find(
      [
        `(?:the|that) ${weekday} after that`,
        `the ${weekday} after(?=[,.?!]|$| (?:would|will|works?|is|at|instead)\\b)`,
        `(?:the )?following ${weekday}`,
        `(?:el )?otro ${weekday}`,
        `(?:el )?${weekday} siguiente`,
      ].join("|"),
    ),
    read: (m, today, before) => {
      const name = m.slice(1).find((found) => found !== undefined) as string;
      const named = before && before.to.dayOfWeek === weekdays[name] ? before.to : upcoming(today, name);
      return one(named.add({ days: 7 }));
    },
  },
  {
    needs: weekdayName,
    pattern: find(`a week on ${weekday}|${weekday} week|${weekday} en ocho`),
    read: (m, today) => one(upcoming(today, (m[1] ?? m[2] ?? m[3])!).add({ days: 7 })),
  },
  {
    needs: week,
    pattern: find(
      `(?:this |the |on |over |el |la )*(weekend|fin de semana|week|semana) (?:of|del?|(before|antes del?)) (?:the |el )?(?:(\\d{1,2})(?:st|nd|rd|th)?(?! de )|${month} ${dayNumber})(?![:/])`,
    ),
    read: (m, today) => {
      const day = m[3] ? dayOfMonth(today, Number(m[3])) : dated(today, months[m[4]!]!, numberOf(m[5]!), undefined);
      if (!day) return null;
      const isWeekend = /end$|^fin/.test(m[1]!);
      if (m[2] && !isWeekend) return { from: day.subtract({ days: 7 }), to: day.subtract({ days: 1 }) };
      const start = monday(day).subtract({ days: m[2] ? 7 : 0 });
      return isWeekend ? weekendOf(start) : { from: start, to: start.add({ days: 6 }) };
    },
  },
  {
    needs: week,
    pattern: find(
      `(?:the |la )?(?:week|semana) (?:after|despues(?: del?)?) (?:(?:the |el )?${month} ${dayNumber}|(?:the |el )?(\\d{1,2})(?:st|nd|rd|th)|(?:(?:the|el) |(?<=del ))(\\d{1,2}))(?![:/])`,
    ),
    read: (m, today) => {
      const number = m[3] ?? m[4];
      const day = number ? dayOfMonth(today, Number(number)) : dated(today, months[m[1]!]!, numberOf(m[2]!), undefined);
      return day && { from: monday(day).add({ days: 7 }), to: monday(day).add({ days: 13 }) };
    },
  },
  {
    needs: weekOn,
    pattern: find(`(?:${amount} weeks?|a week) from (today|now|tomorrow)`),
    read: (m, today) => one(today.add({ days: 7 * (m[1] ? numberOf(m[1]) : 1) + (m[2] === "tomorrow" ? 1 : 0) })),
  },
  {
    needs: nextOne,
    pattern: find(
      `next ${weekday}|(?:el )?(?:proximo) ${weekday}|(?:el )?${weekday} (?:of )?(?:next week|que viene|de la proxima semana)`,
    ),
    read: (m, today) => one(inWeek(monday(today).add({ days: 7 }), (m[1] ?? m[2] ?? m[3])!)),
  },
  {
    needs: week,
    pattern: find(`(?:el )?${weekday} (?:of )?(?:this week|de esta semana)`),
    read: (m, today) => one(inWeek(monday(today), m[1]!)),
  },
  {
    needs: thisOne,
    pattern: find(`(?:this|this coming|coming|este) ${weekday}`),
    read: (m, today) => one(comingDay(today, m[1]!)),
  },
  {
    // "El sábado 16 a las 10", where the 16th is a Saturday: a small number alone after a day may be an hour.
    needs: weekdayName,
    pattern: find(`${weekday},? (?:(1[3-9]|2\\d|3[01])(?!:)|(\\d{1,2})(?= (?:a las?|at) ))`),
    read: (m, today) => {
      const day = dayOfMonth(today, Number(m[2] ?? m[3]));
      return day && spanOf(onWeekday(day, weekdays[m[1]!]!));
    },
  },
  {
    needs: weekdayName,
    pattern: find(`${notSunshine}${weekday}`),
    read: (m, today) => one(upcoming(today, m[1]!)),
  },
  {
    needs: week,
    pattern: find("(?:on )?(?:the )?next weekend|(?:el )?proximo fin de semana|fin de semana que viene"),
    read: (_, today) => weekendOf(monday(today).add({ days: 7 })),
  },
  {
    needs: week,
    pattern: find("(?:the )?weekend (?:right |just )?before|(?:el )?fin de semana (?:anterior|antes)"),
    read: (_m, _today, before) => before && weekendOf(monday(before.from).subtract({ days: 7 })),
  },
  {
    needs: week,
    // One before a day that is not told is none that can be named.
    pattern: find(
      "(?:this |the |on |over )*weekends?(?! (?:right |just )?before)|(?:este |el |los )?fin(?:es)? de semana(?! (?:anterior|antes))",
    ),
    read: (_, today) => ({ ...weekendOf(monday(today)), from: later(today, monday(today).add({ days: 5 })) }),
  },
  {
    needs: week,
    pattern: find(
      "next week|(?:the )?following week|the week after(?: (?:that|this))?(?= |$|[,.?!])|(?:la )?(?:proxima semana|semana que viene)",
    ),
    read: (_, today) => ({ from: monday(today).add({ days: 7 }), to: monday(today).add({ days: 13 }) }),
  },
  {
    needs: week,
    pattern: find("(?:later )?this week|rest of the week|esta semana"),
    read: (_, today) => ({ from: today, to: monday(today).add({ days: 6 }) }),
  },
  {
    needs: week,
    pattern: find("(?:during the |on )?(?:weekdays?|week days?)|(?:durante |entre )(?:la )?semana"),
    read: (_, today) =>
      today.dayOfWeek >= 5
        ? { from: monday(today).add({ days: 7 }), to: monday(today).add({ days: 11 }) }
        : { from: today, to: monday(today).add({ days: 4 }) },
  },
  {
    needs: fromNow,
    pattern: find(`${amount} (days?|weeks?|dias?|semanas?) from (?:now|today)`),
    read: (m, today) => inAWhile(today, numberOf(m[1]!), m[2]!),
  },
  {
    needs: span,
    pattern: find(
      `(?<!\\d )(?:in|within|dentro de|en|(?<!\\b(?:for|how|what) )about) (?:about |like |a )?${amount} (days?|weeks?|months?|dias?|semanas?|mes(?:es)?)`,
    ),
    read: (m, today) => inAWhile(today, numberOf(m[1]!), m[2]!),
  },
  {
    needs: week,
    pattern: find(
      `(?:the |la )?(first|second|third|last|1st|2nd|3rd|primera|segunda|tercera|ultima) (?:week|semana) (?:of|in|de) ${month}`,
    ),
    read: (m, today) => weekOf(monthSpan(today, months[m[2]!]!), m[1]!),
  },
  {
    needs: monthName,
    pattern: find(`${parts} ?(?:of )?${month}`),
    read: (m, today) => partOf(monthSpan(today, months[m[2]!]!), bare(m[1]!)),
  },
  {
    needs: monthWord,
    pattern: find(`${parts} (?:of )?(?:next month|proximo mes|mes que (?:viene|entra))`),
    read: (m, today) => partOf(nextMonth(today), bare(m[1]!)),
  },
  {
    needs: monthWord,
    pattern: find(`${parts} (?:the |this |este |el )?(?:month|mes)`),
    read: (m, today) => partOf({ from: today, to: lastOf(today) }, bare(m[1]!)),
  },
  {
    needs: monthWord,
    pattern: find("next month|(?:el )?(?:proximo mes|mes que (?:viene|entra))"),
    read: (_, today) => nextMonth(today),
  },
  { needs: monthWord, pattern: find("this month|este mes"), read: (_, today) => ({ from: today, to: lastOf(today) }) },
  {
    needs: monthName,
    pattern: find(
      `(?:in|by|for|of|during|starting|around|sometime in|want|said|en|para|a partir de|desde|quiero|queremos|dije) ${month}${notVerb}(?!\\.? (?:the )?(?:\\d|first|second|third))|${month}(?=,? (?:like|as|como) (?:i|le|dije)\\b)`,
    ),
    read: (m, today) => monthSpan(today, months[(m[1] ?? m[2])!]!),
  },
  {
    // "From October until about May"
    needs: monthName,
    pattern: find(`(?<!\\d )(?:from|de) ${month}(?= (?:un)?(?:till?|to|through|thru|a(?! las? )|hasta) )`),
    read: (m, today) => monthSpan(today, months[m[1]!]!),
  },
  {
    needs: soon,
    pattern: find(
      "asap|as soon as possible|right away|immediately|right now|lo (?:antes|mas pronto) posible|cuanto antes|inmediatamente|de inmediato",
    ),
    read: (_, today) => ({ from: today, to: today.add({ days: 14 }) }),
  },
];

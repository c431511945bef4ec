/** A day or a span of days that a text names, with its place in the text. `not`: it was said not to suit. */
export type DayMention = { at: number; end: number; from: Temporal.PlainDate; to: Temporal.PlainDate; not: boolean };

type Day = Temporal.PlainDate;
type Span = { from: Day; to: Day };
type Reader = { pattern: RegExp; read: (found: RegExpExecArray, today: Day, before: Span | null) => Span | null };

const weekdays: Record<string, number> = {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
  sun: 7,
  lunes: 1,
  martes: 2,
  miercoles: 3,
  jueves: 4,
  viernes: 5,
  sabado: 6,
  domingo: 7,
};
const monthNames =
  "january jan enero|february feb febrero|march mar marzo|april apr abril|may mayo|june jun junio|july jul julio|august aug agosto|september sept sep septiembre|october oct octubre|november nov noviembre|december dec diciembre";
const months: Record<string, number> = Object.fromEntries(
  monthNames.split("|").flatMap((names, i) => names.split(" ").map((name) => [name, i + 1])),
);
const ordinals: Record<string, number> = { first: 1, second: 2, third: 3, primero: 1 };
const counts: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  un: 1,
  una: 1,
  two: 2,
  dos: 2,
  couple: 2,
  three: 3,
  tres: 3,
  four: 4,
  cuatro: 4,
  six: 6,
  seis: 6,
};

const weekday = `(${Object.keys(weekdays).join("|")})s?`;
const month = `(${Object.keys(months).join("|")})`;
const dayNumber = "(\\d{1,2}|first|second|third|primero)(?:st|nd|rd|th)?";
const amount = `(\\d{1,2}|${Object.keys(counts).join("|")})(?: of)?`;
const find = (pattern: string): RegExp => new RegExp(`(?<![\\w/$.])(?:${pattern})(?![\\w/])`, "g");

const one = (day: Day): Span => ({ from: day, to: day });
const numberOf = (word: string): number => ordinals[word] ?? counts[word] ?? Number(word);
const monday = (day: Day): Day => day.subtract({ days: day.dayOfWeek - 1 });
const lastOf = (day: Day): Day => day.with({ day: day.daysInMonth });
const later = (a: Day, b: Day): Day => (Temporal.PlainDate.compare(a, b) < 0 ? b : a);

/** The next day of this name after today. */
const upcoming = (today: Day, name: string): Day => {
  const days = ((weekdays[name] as number) - today.dayOfWeek + 7) % 7;
  return today.add({ days: days === 0 ? 7 : days });
};
const inWeek = (start: Day, name: string): Day => start.add({ days: (weekdays[name] as number) - 1 });

function dated(today: Day, monthNumber: number, dayOfMonth: number, year: string | undefined): Day | null {
  if (monthNumber < 1 || monthNumber > 12 || dayOfMonth < 1 || dayOfMonth > 31) return null;
  const given = year === undefined ? null : Number(year.length === 2 ? `20${year}` : year);
  const first = Temporal.PlainDate.from({ year: given ?? today.year, month: monthNumber, day: 1 });
  if (dayOfMonth > first.daysInMonth) return null;
  const day = first.with({ day: dayOfMonth });
  return given === null && Temporal.PlainDate.compare(day, today) < 0 ? day.add({ years: 1 }) : day;
}

function monthSpan(today: Day, monthNumber: number): Span {
  const year = monthNumber < today.month ? today.year + 1 : today.year;
  const from = Temporal.PlainDate.from({ year, month: monthNumber, day: 1 });
  return { from: later(from, today), to: lastOf(from) };
}

function partOf(span: Span, part: string): Span {
  const start = span.to.with({ day: 1 });
  if (/^(?:early|beg|start|princip|inicio|comienz)/.test(part)) return { from: start, to: start.with({ day: 10 }) };
  if (/^mi?d|^mediad/.test(part)) return { from: start.with({ day: 11 }), to: start.with({ day: 20 }) };
  return { from: start.with({ day: 21 }), to: span.to };
}
const parts =
  "(early|beginning of|start of|mid|mid-|middle of|late|end of|the end of|principios de|inicios de|mediados de|finales de|fines de|fin de)";

const readers: Reader[] = [
  {
    pattern: find("(\\d{4})-(\\d{2})-(\\d{2})"),
    read: (m, today) => spanOf(dated(today, Number(m[2]), Number(m[3]), m[1])),
  },
  {
    pattern: find(`${month}\\.? ${dayNumber} ?(?:-|to|through|thru) ?${dayNumber}`),
    read: (m, today) =>
      between(
        dated(today, months[m[1]!]!, numberOf(m[2]!), undefined),
        dated(today, months[m[1]!]!, numberOf(m[3]!), undefined),
      ),
  },
  {
    pattern: find(`${month}\\.? (?:the )?${dayNumber}(?:,? (20\\d{2}))?(?![:\\d]| ?(?:am|pm))`),
    read: (m, today) => spanOf(dated(today, months[m[1]!]!, numberOf(m[2]!), m[3])),
  },
  {
    pattern: find(`(?:the |el )?${dayNumber} (?:of |de )?${month}(?:,? (?:de |del )?(20\\d{2}))?`),
    read: (m, today) => spanOf(dated(today, months[m[2]!]!, numberOf(m[1]!), m[3])),
  },
  {
    pattern: find(`(?:the |el (?:dia )?)?${dayNumber} (?:of |del? )(?:(this|the|next) month|(este|proximo) mes)`),
    read: (m, today) =>
      spanOf(
        /^(?:next|proximo)$/.test(m[2] ?? m[3]!)
          ? dated(nextMonth(today).from, nextMonth(today).from.month, numberOf(m[1]!), undefined)
          : dayOfMonth(today, numberOf(m[1]!)),
      ),
  },
  {
    pattern: find("(?!24/7)(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?"),
    read: (m, today) =>
      spanOf(dated(today, Number(m[1]), Number(m[2]), m[3]) ?? dated(today, Number(m[2]), Number(m[1]), m[3])),
  },
  {
    pattern: find(
      "(?:the |el (?:dia )?)(\\d{1,2})(?:st|nd|rd|th)?(?![:\\d]| ?(?:am|pm)| (?!or\\b|at\\b|and\\b|o\\b|y\\b|a las?\\b|work|is\\b|if\\b|please|would|around|in the|after|before|me\\b|esta\\b|por\\b))",
    ),
    read: (m, today) => spanOf(dayOfMonth(today, Number(m[1]))),
  },
  { pattern: find("(\\d{1,2})(?:th|st|nd|rd)"), read: (m, today) => spanOf(dayOfMonth(today, Number(m[1]))) },
  { pattern: find("(?:the )?day after tomorrow|pasado manana"), read: (_, today) => one(today.add({ days: 2 })) },
  {
    pattern: find("today|tonight|hoy|esta (?:noche|tarde)|this (?:morning|afternoon|evening)"),
    read: (_, today) => one(today),
  },
  { pattern: find("tomorrow|(?<!(?:la|de|pasado|en) )manana"), read: (_, today) => one(today.add({ days: 1 })) },
  {
    pattern: find("(?:the )?(?:day after|next day|following day)|(?:el |al )?dia (?:siguiente|despues)"),
    read: (_m, _today, before) => (before ? one(before.to.add({ days: 1 })) : null),
  },
  {
    pattern: find("(?:the )?day before|(?:el )?dia (?:anterior|antes)"),
    read: (_m, _today, before) => (before ? one(before.from.subtract({ days: 1 })) : null),
  },
  {
    pattern: find(`(?:${amount} weeks?|a week) from ${weekday}|${weekday} after next`),
    read: (m, today) => one(upcoming(today, (m[2] ?? m[3])!).add({ days: 7 * (m[1] ? numberOf(m[1]) : 1) })),
  },
  {
    pattern: find(
      `next ${weekday}|(?:el )?(?:proximo) ${weekday}|(?:el )?${weekday} (?:of )?(?:next week|que viene|de la proxima semana)`,
    ),
    read: (m, today) => one(inWeek(monday(today).add({ days: 7 }), (m[1] ?? m[2] ?? m[3])!)),
  },
  { pattern: find(`(?:this|this coming|coming|este) ${weekday}`), read: (m, today) => one(comingDay(today, m[1]!)) },
  { pattern: find(`(?<!(?:much|any|the|of|enough|lot) )${weekday}`), read: (m, today) => one(upcoming(today, m[1]!)) },
  {
    pattern: find("(?:on )?(?:the )?next weekend|(?:el )?proximo fin de semana|fin de semana que viene"),
    read: (_, today) => weekendOf(monday(today).add({ days: 7 })),
  },
  {
    pattern: find("(?:this |the |on |over )*weekends?|(?:este |el |los )?fin(?:es)? de semana"),
    read: (_, today) => ({ ...weekendOf(monday(today)), from: later(today, monday(today).add({ days: 5 })) }),
  },
  {
    pattern: find("next week|(?:la )?(?:proxima semana|semana que viene)"),
    read: (_, today) => ({ from: monday(today).add({ days: 7 }), to: monday(today).add({ days: 13 }) }),
  },
  {
    pattern: find("(?:later )?this week|rest of the week|esta semana"),
    read: (_, today) => ({ from: today, to: monday(today).add({ days: 6 }) }),
  },
  {
    pattern: find("(?:during the |on )?(?:weekdays?|week days?)|(?:durante |entre )(?:la )?semana"),
    read: (_, today) =>
      today.dayOfWeek >= 5
        ? { from: monday(today).add({ days: 7 }), to: monday(today).add({ days: 11 }) }
        : { from: today, to: monday(today).add({ days: 4 }) },
  },
  {
    pattern: find(
      `(?:in|within|dentro de|en|about) (?:about |like |a )?${amount} (days?|weeks?|months?|dias?|semanas?|mes(?:es)?)`,
    ),
    read: (m, today) => inAWhile(today, numberOf(m[1]!), m[2]!),
  },
  {
    pattern: find(`${parts} ?(?:of )?${month}`),
    read: (m, today) => partOf(monthSpan(today, months[m[2]!]!), bare(m[1]!)),
  },
  {
    pattern: find(`${parts} (?:of )?(?:next month|proximo mes|mes que viene)`),
    read: (m, today) => partOf(nextMonth(today), bare(m[1]!)),
  },
  {
    pattern: find(`${parts} (?:the |this |este |el )?(?:month|mes)`),
    read: (m, today) => partOf({ from: today, to: lastOf(today) }, bare(m[1]!)),
  },
  { pattern: find("next month|(?:el )?(?:proximo mes|mes que viene)"), read: (_, today) => nextMonth(today) },
  { pattern: find("this month|este mes"), read: (_, today) => ({ from: today, to: lastOf(today) }) },
  {
    pattern: find(
      `(?:in|by|for|of|during|starting|around|sometime in|en|para|a partir de|desde) ${month}(?!\\.? (?:the )?(?:\\d|first|second|third))`,
    ),
    read: (m, today) => monthSpan(today, months[m[1]!]!),
  },
  {
    pattern: find(
      "asap|as soon as possible|right away|immediately|right now|lo antes posible|cuanto antes|inmediatamente|de inmediato",
    ),
    read: (_, today) => ({ from: today, to: today.add({ days: 14 }) }),
  },
];

const bare = (part: string): string => part.replace(/^the /, "");
const spanOf = (day: Day | null): Span | null => (day ? one(day) : null);
const between = (from: Day | null, to: Day | null): Span | null => (from && to ? { from, to } : null);
const weekendOf = (start: Day): Span => ({ from: start.add({ days: 5 }), to: start.add({ days: 6 }) });
const nextMonth = (today: Day): Span => {
  const from = today.add({ months: 1 }).with({ day: 1 });
  return { from, to: lastOf(from) };
};
const comingDay = (today: Day, name: string): Day =>
  (weekdays[name] as number) === today.dayOfWeek ? today : upcoming(today, name);

function dayOfMonth(today: Day, number: number): Day | null {
  if (number < 1 || number > 31) return null;
  for (let ahead = 0; ahead < 3; ahead++) {
    const first = today.with({ day: 1 }).add({ months: ahead });
    const fits = number <= first.daysInMonth && (ahead > 0 || number >= today.day);
    if (fits) return first.with({ day: number });
  }
  return null;
}

function inAWhile(today: Day, count: number, unit: string): Span {
  if (/^d/.test(unit)) return one(today.add({ days: count }));
  if (/^(?:w|s)/.test(unit))
    return { from: today.add({ days: count * 7 - 2 }), to: today.add({ days: count * 7 + 2 }) };
  return {
    from: today.add({ months: count }).subtract({ days: 5 }),
    to: today.add({ months: count }).add({ days: 5 }),
  };
}

const anyDay =
  /\d|day|night|weekend|week|month|asap|soon|tomorrow|now|away|immediate|hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|mes|dia|inmediat|cuanto antes|esta (?:noche|tarde)|\bsun\b|this (?:morning|afternoon|evening)/;
const anyMonth = new RegExp(`\\b${month}\\b`);
const notBefore =
  /\b(?:not|except|excluding|but not|can not(?: do| make(?: it)?)?|do not (?:work|do|want)|instead of|any day but|excepto|menos|no puedo(?: ir| asistir| llegar)?|en vez de|no)(?: on| for| this| el| los| the| next| in)*\s*$/;
const notAfter =
  /^\s*(?:(?:does|will|do|is|are|would) not\b(?! a problem)|(?:no me|no puedo|no funciona|no sirve|no es|is out|won't)|(?:is|are) (?:bad|no good|impossible))/;

/**
 * The days a normal text names, in order, as dates after `today`.
 *
 * Shape   weeks run Monday to Sunday, "next Friday" is the Friday of next week, a bare "Friday" the next one to come.
 * Errors  none: what is no date is left out.
 */
export function daysIn(text: string, today: Day, about: Span | null = null): DayMention[] {
  if (!anyDay.test(text) && !anyMonth.test(text)) return [];
  const places: { found: RegExpExecArray; reader: Reader }[] = [];
  for (const reader of readers) for (const found of text.matchAll(reader.pattern)) places.push({ found, reader });
  places.sort((a, b) => a.found.index - b.found.index || b.found[0].length - a.found[0].length);
  const mentions: DayMention[] = [];
  let end = 0;
  let before = about;
  for (const { found, reader } of places) {
    if (found.index < end) continue;
    const span = reader.read(found, today, before);
    if (!span) continue;
    end = found.index + found[0].length;
    const not = notBefore.test(text.slice(0, found.index)) || notAfter.test(text.slice(end));
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
      out[out.length - 1] = { ...mention, at: last.at, not: last.not || mention.not };
      continue;
    }
    if (!last || !isSpan) {
      out.push(mention);
      continue;
    }
    let to = mention.to;
    while (Temporal.PlainDate.compare(to, last.from) < 0) to = to.add({ days: 7 });
    out[out.length - 1] = { ...last, to, end: mention.end };
  }
  return out;
}

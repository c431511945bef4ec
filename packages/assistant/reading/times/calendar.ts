import { ordinalWords } from "../text/number-words.ts";

export type Day = Temporal.PlainDate;
export type Span = { from: Day; to: Day };

export const weekdays: Record<string, number> = {
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
/** The months in order, each by its first name. */
export const monthsInOrder: readonly string[] = monthNames.split("|").map((names) => names.split(" ")[0] as string);
export const months: Record<string, number> = Object.fromEntries(
  monthNames.split("|").flatMap((names, i) => names.split(" ").map((name) => [name, i + 1])),
);
/** Days of the month that are nothing else: "the second" may be the second of what was offered. */
export const lateOrdinals: Record<string, number> = {
  ...Object.fromEntries(ordinalWords.slice(3).map((word, i) => [word, i + 4])),
  thirtieth: 30,
};
export const ordinals: Record<string, number> = { first: 1, second: 2, third: 3, primero: 1, ...lateOrdinals };
export const counts: Record<string, number> = {
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

export const one = (day: Day): Span => ({ from: day, to: day });
export const numberOf = (word: string): number => ordinals[word] ?? counts[word] ?? Number(word);
export const monday = (day: Day): Day => day.subtract({ days: day.dayOfWeek - 1 });
export const lastOf = (day: Day): Day => day.with({ day: day.daysInMonth });
export const later = (a: Day, b: Day): Day => (Temporal.PlainDate.compare(a, b) < 0 ? b : a);

/** The next day of this name after today. */
export const upcoming = (today: Day, name: string): Day => {
  const days = ((weekdays[name] as number) - today.dayOfWeek + 7) % 7;
  return today.add({ days: days === 0 ? 7 : days });
};
export const inWeek = (start: Day, name: string): Day => start.add({ days: (weekdays[name] as number) - 1 });

export function dated(today: Day, monthNumber: number, dayOfMonth: number, year: string | undefined): Day | null {
  if (monthNumber < 1 || monthNumber > 12 || dayOfMonth < 1 || dayOfMonth > 31) return null;
  const given = year === undefined ? null : Number(year.length === 2 ? `20${year}` : year);
  const first = Temporal.PlainDate.from({ year: given ?? today.year, month: monthNumber, day: 1 });
  if (dayOfMonth > first.daysInMonth) return null;
  const day = first.with({ day: dayOfMonth });
  return given === null && Temporal.PlainDate.compare(day, today) < 0 ? day.add({ years: 1 }) : day;
}

export function monthSpan(today: Day, monthNumber: number): Span {
  const year = monthNumber < today.month ? today.year + 1 : today.year;
  const from = Temporal.PlainDate.from({ year, month: monthNumber, day: 1 });
  return { from: later(from, today), to: lastOf(from) };
}

export function partOf(span: Span, part: string): Span {
  const start = span.to.with({ day: 1 });
  if (/^(?:early|beg|start|princip|inicio|comienz)/.test(part)) return { from: start, to: start.with({ day: 10 }) };
  if (/^mi?d|^mediad/.test(part)) return { from: start.with({ day: 11 }), to: start.with({ day: 20 }) };
  return { from: start.with({ day: 21 }), to: span.to };
}
/** "The first week of July": seven days from the 1st, the 8th, the 15th; the last seven. */
export function weekOf({ to }: Span, which: string): Span {
  if (/^(?:last|ultima)/.test(which)) return { from: to.subtract({ days: 6 }), to };
  const number = /^(?:second|segunda|2)/.test(which) ? 1 : /^(?:third|tercera|3)/.test(which) ? 2 : 0;
  const from = to.with({ day: 1 + 7 * number });
  return { from, to: from.add({ days: 6 }) };
}

export const spanOf = (day: Day | null): Span | null => (day ? one(day) : null);
export const between = (from: Day | null, to: Day | null): Span | null => (from && to ? { from, to } : null);
export const weekendOf = (start: Day): Span => ({ from: start.add({ days: 5 }), to: start.add({ days: 6 }) });
export const nextMonth = (today: Day): Span => {
  const from = today.add({ months: 1 }).with({ day: 1 });
  return { from, to: lastOf(from) };
};
export const comingDay = (today: Day, name: string): Day =>
  (weekdays[name] as number) === today.dayOfWeek ? today : upcoming(today, name);

export function dayOfMonth(today: Day, number: number): Day | null {
  if (number < 1 || number > 31) return null;
  for (let ahead = 0; ahead < 3; ahead++) {
    const first = today.with({ day: 1 }).add({ months: ahead });
    const fits = number <= first.daysInMonth && (ahead > 0 || number >= today.day);
    if (fits) return first.with({ day: number });
  }
  return null;
}

/** "Friday the 2nd": a day, else that of the month after, whichever falls on a weekday; null where neither does. */
export const onWeekday = (day: Day, weekday: number): Day | null =>
  [day, day.add({ months: 1 })].find((each) => each.dayOfWeek === weekday && each.day === day.day) ?? null;

export function inAWhile(today: Day, count: number, unit: string): Span {
  if (/^d/.test(unit)) return one(today.add({ days: count }));
  if (/^(?:w|s)/.test(unit))
    return { from: today.add({ days: count * 7 - 2 }), to: today.add({ days: count * 7 + 2 }) };
  return {
    from: today.add({ months: count }).subtract({ days: 5 }),
    to: today.add({ months: count }).add({ days: 5 }),
  };
}

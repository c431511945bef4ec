import { type Day, lastOf, later, monday, one, type Span, weekendOf } from "./calendar.ts";
import type { Reader } from "./day-readers.ts";

type Holiday = { called: string; in: (year: number) => Day };

const fixed = (month: number, day: number) => (year: number) => Temporal.PlainDate.from({ year, month, day });
/** The nth of a weekday in a month. */
const nth = (count: number, weekday: number, month: number) => (year: number) => {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (count - 1) });
};
const lastMonday = (month: number) => (year: number) => {
  const end = lastOf(Temporal.PlainDate.from({ year, month, day: 1 }));
  return end.subtract({ days: end.dayOfWeek - 1 });
};
const [mondays, thursdays, sundays] = [1, 4, 7] as const;
const thanksgiving = nth(4, thursdays, 11);

/** The days off by whose names people reckon, in both languages. The longer name stands before the shorter in it. */
const holidays: Holiday[] = [
  { called: "new year'?s eve|nochevieja|fin de ano", in: fixed(12, 31) },
  { called: "new year'?s?(?: day)?|ano nuevo", in: fixed(1, 1) },
  { called: "mlk day|martin luther king(?: jr\\.?)? day", in: nth(3, mondays, 1) },
  { called: "valentine'?s(?: day)?", in: fixed(2, 14) },
  { called: "president'?s'? day", in: nth(3, mondays, 2) },
  { called: "mother'?s'? day", in: nth(2, sundays, 5) },
  { called: "memorial day", in: lastMonday(5) },
  { called: "father'?s'? day", in: nth(3, sundays, 6) },
  { called: "juneteenth", in: fixed(6, 19) },
  { called: "independence day", in: fixed(7, 4) },
  { called: "labou?r day", in: nth(1, mondays, 9) },
  { called: "columbus day|indigenous peoples?'?s? day", in: nth(2, mondays, 10) },
  { called: "halloween", in: fixed(10, 31) },
  { called: "veteran'?s'? day", in: fixed(11, 11) },
  { called: "black friday", in: (year) => thanksgiving(year).add({ days: 1 }) },
  { called: "thanksgiving(?: day)?|(?:dia de )?accion de gracias", in: thanksgiving },
  { called: "christmas eve|xmas eve|nochebuena", in: fixed(12, 24) },
  { called: "christmas(?: day)?|xmas|navidad", in: fixed(12, 25) },
];

const names = holidays.map(({ called }) => called).join("|");
const anyHoliday = new RegExp(`\\b(?:${names})\\b`);
export const namesHoliday = (text: string): boolean => anyHoliday.test(text);

/** "Christmas lights" and a "Labor Day sale" are no day. */
const thing = "lights?|trees?|decorations?|gifts?|presents?|part(?:y|ies)|music|dinner|sales?|specials?|break|bonus";

const next = (today: Day, holiday: Holiday): Day => {
  const day = holiday.in(today.year);
  return Temporal.PlainDate.compare(day, today) < 0 ? holiday.in(today.year + 1) : day;
};

/** The free days around it: to the Monday, from the Thursday, else those of its week. */
function longWeekend(day: Day): Span {
  const { from, to } = weekendOf(monday(day));
  if (day.dayOfWeek === mondays) return { from: day.subtract({ days: 2 }), to: day };
  return day.dayOfWeek >= thursdays ? { from: later(day, monday(day)), to } : { from, to };
}

function around(day: Day, before: string, after: string): Span {
  const week = monday(day);
  if (/^(?:the )?day after|dia despues/.test(before)) return one(day.add({ days: 1 }));
  if (/^(?:the )?day before|dia antes/.test(before)) return one(day.subtract({ days: 1 }));
  if (/^(?:the )?week after/.test(before)) return { from: week.add({ days: 7 }), to: week.add({ days: 13 }) };
  if (/^(?:the )?week before/.test(before)) return { from: week.subtract({ days: 7 }), to: week.subtract({ days: 1 }) };
  if (/^(?:the )?weekend after/.test(before)) return weekendOf(day.dayOfWeek >= 6 ? week.add({ days: 7 }) : week);
  if (/^(?:the )?weekend before/.test(before)) return weekendOf(week.subtract({ days: 7 }));
  if (/week of$/.test(before) || after === "week") return { from: week, to: week.add({ days: 6 }) };
  if (/after|despues/.test(before)) return { from: day.add({ days: 1 }), to: day.add({ days: 7 }) };
  if (/before|antes/.test(before)) return { from: day.subtract({ days: 7 }), to: day.subtract({ days: 1 }) };
  return after === "weekend" ? longWeekend(day) : one(day);
}

/** "The day after Thanksgiving", "Labor Day weekend", "right after New Year's". */
export const holidayReader: Reader = {
  needs: anyHoliday,
  pattern: new RegExp(
    `(?<![\\w/$.])(?:((?:the )?(?:day|week|weekend) (?:after|before)|(?:the )?week of|(?:right |just |soon )?after|(?:right |just )?before|(?:el )?dia (?:despues|antes) de|despues de|antes de) )?(?:the |el |la )?(${names})(?: (weekend|week))?(?![\\w/])(?! (?:${thing})\\b)`,
    "g",
  ),
  read: ([, before = "", name = "", after = ""], today) => {
    const holiday = holidays.find(({ called }) => new RegExp(`^(?:${called})$`).test(name));
    return holiday ? around(next(today, holiday), before, after) : null;
  },
};

import { anyOf } from "../text/any-of.ts";
import { lateOrdinals, months as monthNumbers, monthsInOrder } from "./calendar.ts";
import { beginsInEnglish, weekday, weekdayInSpanish } from "./calendar-words.ts";
import { things } from "./day-readers.ts";
import { type DayMention, daysIn, isUntil } from "./days.ts";
import { isAboutMovingIn, speaksOfComing } from "./move-in-or-visit.ts";

const months = anyOf(
  "jan(?:uary)?; feb(?:ruary)?; mar(?:ch)?; apr(?:il)?; (?<=\\b(?:in|for|of|early|mid|late) |^)may; june?; july?; aug(?:ust)?; sept?(?:ember)?",
  "oct(?:ober)?; nov(?:ember)?; dec(?:ember)?; enero; febrero; marzo; abril; mayo; junio; julio; agosto",
  "septiembre; octubre; noviembre; diciembre",
);
const noThing = String.raw`(?:st|nd|rd|th)?\b(?![:/]| ?(?:of|de|am|pm|${things}s?)\b)`;
const bareDay = String.raw`(?:\b(?:the|el|dia)|(?<=\bdel)) (\d{1,2}${noThing}|(?:first|primero|uno)(?= ?(?:$|[.,!?]))); \b(\d{1,2})(?=[snrt][tdh])${noThing}`;
/** A month, with a day of its own or not, and a day without one. */
const monthOrDay = new RegExp(
  anyOf(
    String.raw`\b(\d{1,2}(?:st|nd|rd|th)? (?:de |of )?)?(${months})(?: (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?!:))?\b`,
    bareDay,
  ),
  "g",
);
/** What is counted, and dated by no number before it: "in December, so 2 adults". */
const countedNouns = anyOf(
  "adults?; people; persons?; kids?; child(?:ren)?; cats?; dogs?; pets?; guys; girls; boys; hours?; bucks; days?; weeks?",
  "adultos?; personas; nin[oa]s?; hij[oa]s?; gat[oa]s?; perr[oa]s?; mascotas?; horas; dias; semanas; mil",
);
/** "July, like 20": a number is a day where it follows its month at once. */
const dayGoverned = new RegExp(
  String.raw`\b(${months})((?:,? ${anyOf(
    "like; so; say; probably; prob; maybe; around; about; on; from; between; after; como; digamos; tal vez; entre; desde",
  )})+) (\d{1,2})(?![\d:/,.]\d| ?(?:am|pm|of|de|[a-z]+room|months?|meses|anos|${countedNouns})\b)`,
  "g",
);
/**
 * "In August when school starts, like the 15th", "my lease ends September 30, so by the 1st": a text in which a bare day is one
 * of the only month that was named before it, or of the month that is nearest to the only date.
 */
export function withDayOfMonth(text: string): string {
  let named: { month: string; day: number | null } | null = null;
  let isOnly = true;
  return text
    .replace(dayGoverned, "$1$2 $1 $3")
    .replace(monthOrDay, (said: string, before?: string, month?: string, after?: string, day = said) => {
      if (month) {
        const ownDay = before ?? after;
        isOnly &&= named === null;
        named = { month, day: ownDay === undefined ? null : Number.parseInt(ownDay, 10) };
        return said;
      }
      if (named === null || !isOnly) return said;
      const bareDay = Number(/\d+/.exec(day)?.[0] ?? 1);
      return `${/^ /.exec(said) ?? ""}${monthNearest(named, bareDay)} ${bareDay}`;
    });
}
/** The month in which a day is nearest to the date that was named. */
function monthNearest({ month, day }: { month: string; day: number | null }, bareDay: number): string {
  const ahead = day === null ? 0 : bareDay - day;
  if (Math.abs(ahead) <= halfMonth) return month;
  const place = (monthNumbers[month] ?? 1) - 1 + (ahead < 0 ? 1 : -1);
  return monthsInOrder.at(place % monthsInOrder.length) as string;
}
const halfMonth = 15;

const link = /(,? (?:and|but|then|y|pero) |, )/;
/** "Saturday at 10, move-in June 20" without the part that tells when to come by. */
function withoutVisit(text: string): string {
  if (!isAboutMovingIn(text)) return text;
  return text
    .split(link)
    .filter((part) => isAboutMovingIn(part) || !speaksOfComing(part))
    .join("");
}

const isOneDay = ({ from, to }: DayMention): boolean => from.equals(to);
const daysLong = ({ from, to }: DayMention): number => from.until(to).days;
/** A day, or a week of a month. */
const isExacter = (one: DayMention, other: DayMention): boolean => daysLong(one) < 7 && daysLong(other) >= 7;
/** "May 25 is possible but June 1 is better", "mejor el 1 de junio": whether a text prefers a day that it names at a place. */
export const isPreferred = (text: string, { at, end }: { at: number; end: number }): boolean =>
  betterAfter.test(text.slice(end)) || betterBefore.test(text.slice(0, at));
/** Of several days those that are preferred, else all. */
export function preferredOf<Day extends { at: number; end: number }>(
  days: readonly Day[],
  text: string,
): readonly Day[] {
  const preferred = days.filter((day) => isPreferred(text, day));
  return preferred.length > 0 ? preferred : days;
}
const betterAfter =
  /^ (?:is|would be|works|es|seria|me queda) (?:\w+ )?(?:better|best|ideal|perfect|easiest|mejor|perfecto)\b/;
const betterBefore = /\b(?:mejor|make (?:that|it)|rather)(?: the| el| on)* $/;
/** "May 25 thru the end of August" is how long one stays: no month is as long. */
const startOf = (day: DayMention): DayMention => (daysLong(day) > longest ? { ...day, to: day.from } : day);
const longest = 45;
const isWithin = (day: DayMention, span: DayMention): boolean =>
  Temporal.PlainDate.compare(span.from, day.from) <= 0 && Temporal.PlainDate.compare(day.to, span.to) <= 0;

/** The days to move in on that a text names; in "asap, the 20th is fine" the day says the span more exactly. */
export function moveInDaysIn(text: string, today: Temporal.PlainDate): DayMention[] {
  const own = withDayOfMonth(withoutVisit(text));
  // "From June 5 until about Christmas" is how long one stays.
  const named = daysIn(own, today).filter(
    ({ not, at, end, from }, place) =>
      !not &&
      (place === 0 || !isUntil(own, at)) &&
      !everyWeek.test(own.slice(0, end)) &&
      !isOfEvent(own, at) &&
      !isNoStart(own.slice(0, at), from, today),
  );
  // "We sign on June 9, so the week after that" counts from the 9th.
  const counted = named.findLastIndex(({ at, end }) => countsOn.test(own.slice(at, end)));
  const days = counted > 0 ? named.slice(counted) : named;
  return days
    .map(startOf)
    .filter((span) => isOneDay(span) || !days.some((day) => isExacter(day, span) && isWithin(day, span)));
}

/** Nobody moves in "on Sundays". */
const everyWeek = new RegExp(
  `\\b(?:(?:${weekday}|weekend)s|(?:some|every|most) weekends?|los (?:${weekdayInSpanish}|fines de semana))$`,
);
const countsOn = /^(?:the |la )?(?:week after|semana despues)\b/;

/** What happened to somebody and is over. */
const pastEvent = anyOf(
  "died; passed(?: away| on)?; lost; sold; bought; adopted; graduated; retired; divorced; was born; got married; moved (?:here|out|there)",
  String.raw`(?:i|we|s?he|they|it|who|just|only) (?!(?:want|need|plan|hop|decid|wish)\w*\b)(?:\w+ed|got|left|came|went|quit|took|became|began)`,
  "(?:lease|contract|rental|sublet|job|it) (?:was up|ran out|fell through)",
  "(?:lease|contract|sublet|warranty|my \\w+|our \\w+) (?:ended|expired|finished|closed|burned|flooded|dropped)",
  "(?:re)?hired; emp(?:ece|ezo|ezamos); comen(?:ce|zo); entr(?:e|o) a; sali(?:mos)?; llegu?(?:e|amos)",
  "murio; fallecio; perdi(?:mos)?; vendi(?:mos)?; compramos; adoptamos; nacio; me gradue; nos graduamos",
);
const happenedThen = new RegExp(String.raw`\b${pastEvent}\b(?: (?!by\b|so\b|and\b|y\b)[\w']+){0,6} ?$`);
/** From how many days ahead a date that something past is told of is the last one of its name: "the dog died in March". */
const farAhead = 183;
/** "I only need it thru August" is until when one stays. */
const staysUntil =
  /\b(?:through|(?<!\b(?:not|no) .*)\b(?:(?:need (?:it|one|a \w+)|stay\w*|rent(?: it)?|just|only) (?:un)?till?|(?:solo|nomas|qued\w+) hasta))(?: about| the| el)* $/;
/** "My birthday is", "I start a new job at the shipyard on": what else a date is of. */
const ownEvent = anyOf(
  "b(?:irth)?day; anniversary; wedding; surgery; finals; graduation; appointment; cumple\\w*; aniversario; boda; cirugia; operacion",
);
const newJob = "(?:job|work|working|position|school|classes|semester|trabajo|trabajar|escuela|clases)";
const begins = String.raw`(?:${beginsInEnglish}|empiezo|empieza|empezamos|entro)(?: (?:an?|my|the|our|his|her|new|a|un|mi|el|la|nuevo|nueva))*`;
const eventThen = new RegExp(
  String.raw`\b(?:${ownEvent}|${begins} ${newJob})\b(?: (?!so\b|and\b|but\b|y\b|pero\b|asi\b)[\w.']+){0,5} ?$`,
);

/** "Graduation is July 8 and we can't come before that": whoever counts from it moves in by it. */
const countsFrom = /\b(?:before|after|until|till|right|antes|despues|hasta|luego)\b/;
const isOfEvent = (text: string, at: number): boolean => eventThen.test(text.slice(0, at)) && !countsFrom.test(text);

/** Whether no one moves in on a date, by the words of its clause before it: it is the past one of its name, or when one leaves. */
export const isNoStart = (lead: string, day: Temporal.PlainDate, today: Temporal.PlainDate): boolean =>
  (today.until(day).days >= farAhead && happenedThen.test(lead)) ||
  [staysUntil, costsThen, deniedThen].some((pattern) => pattern.test(lead));
/** "I wouldn't want to move in winter, or in March": whoever denies it up to a day, "can't move before May", moves then. */
const deniedThen = new RegExp(
  String.raw`\b${anyOf(
    "not (?:(?:want|like|have|need|wish|plan|planning|going|be|able|made|forced|to|really|even|ever) )*(?:mov(?:e|ing)|start)",
    "no (?:quer|quier|quisier|pued|pod|me gust|nos gust)\\w+ (?:tener que )?(?:mudar|cambiar)\\w*",
  )}\b(?:(?! (?:${anyOf("but; so; until; till; before; than; unless; pero; hasta; sino; antes; asi")})\b)[^.;!?])*$`,
);
/** "Could I come on the 10th, or does the rent run from the 1st": what is asked beside it is when one pays. */
const costsThen =
  /\b(?:or|o)(?: (?:do|does|is|will|would|must|the|my|la|el|igual))+ (?:rent|lease|renta|contrato)\b[^.,;]*$/;

const monthWord = new RegExp(String.raw`(?<!\b(?:no|not) )\b${months}\b`, "g");
/** The month that texts name last; null where they name none. */
export const monthNamedIn = (texts: readonly string[]): string | null =>
  texts.join(". ").match(monthWord)?.at(-1) ?? null;

/** "I said August. So the 12th": a text without a month of its own, its first bare day as one of that month. */
export const inMonth = (text: string, month: string | null): string =>
  month === null || text.search(monthWord) >= 0
    ? text
    : text.replace(firstBareDay, (_, ...day: (string | undefined)[]) => `${month} ${day[0] ?? day[1] ?? day[2]}`);
const firstBareDay = new RegExp(
  String.raw`\b(?:the |el |dia |el dia )?(\d{1,2})(?:st|nd|rd|th)\b|\b(?:el|dia|el dia) (\d{1,2})\b(?!:)|\bthe (${Object.keys(lateOrdinals).join("|")})\b`,
);

/** How a showing's times read: always in the home's zone, which is named where the viewer's differs. */
type Span = { startTime: string; endTime: string; property: { timeZone: string } };

const nonBreaking = "\u202f";
const plain = (text: string): string => text.replaceAll(nonBreaking, " ");

const at = (instant: string, zone: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
const clock = (when: Temporal.ZonedDateTime): string =>
  plain(when.toPlainTime().toLocaleString("en-US", { hour: "numeric", minute: "2-digit" }));
const written = (time: Temporal.PlainTime): string => time.toString({ smallestUnit: "minute" });

/** EST, or nothing where the viewer's clock shows the same. */
export function zoneCode(instant: string, zone: string, viewerZone: string): string {
  const when = at(instant, zone);
  if (when.offsetNanoseconds === when.withTimeZone(viewerZone).offsetNanoseconds) return "";
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "short" }).formatToParts(
    when.epochMilliseconds,
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

/** 5:30–6:00 PM, 11:30 AM–12:00 PM EST */
export function timeRange({ startTime, endTime, property: { timeZone } }: Span, viewerZone: string): string {
  const [from, to] = [clock(at(startTime, timeZone)), clock(at(endTime, timeZone))];
  const sameHalf = from.slice(-2) === to.slice(-2);
  return [`${sameHalf ? from.slice(0, -3) : from}–${to}`, zoneCode(startTime, timeZone, viewerZone)]
    .filter(Boolean)
    .join(" ");
}

/** Tue, Nov 24; with its year when that is not this one. */
export function dateOf(instant: string, zone: string, now: Temporal.Instant): string {
  const when = at(instant, zone);
  const year = when.year === now.toZonedDateTimeISO(zone).year ? {} : ({ year: "numeric" } as const);
  return when.toPlainDate().toLocaleString("en-US", { weekday: "short", month: "short", day: "numeric", ...year });
}

/** Tue, Nov 24, 5:30 PM */
export const startOf = (instant: string, zone: string, now: Temporal.Instant): string =>
  `${dateOf(instant, zone, now)}, ${clock(at(instant, zone))}`;

/** Tue, Nov 24, 5:30–6:00 PM */
export const momentOf = (span: Span, now: Temporal.Instant, viewerZone: string): string =>
  `${dateOf(span.startTime, span.property.timeZone, now)}, ${timeRange(span, viewerZone)}`;

/** The tile of a date: Tue, 24. */
export function tileOf({ startTime, property: { timeZone } }: Span): { weekday: string; day: string; month: string } {
  const day = at(startTime, timeZone).toPlainDate();
  return {
    weekday: day.toLocaleString("en-US", { weekday: "short" }),
    day: String(day.day),
    month: day.toLocaleString("en-US", { month: "short" }),
  };
}

/** Nov 24 and Tuesday: the heading of a day. */
export function dayHeading(day: string, now: Temporal.Instant, zone: string): { date: string; weekday: string } {
  const date = Temporal.PlainDate.from(day);
  const year = date.year === now.toZonedDateTimeISO(zone).year ? {} : ({ year: "numeric" } as const);
  return {
    date: date.toLocaleString("en-US", { month: "short", day: "numeric", ...year }),
    weekday: date.toLocaleString("en-US", { weekday: "long" }),
  };
}

/** 5:30 PM */
export const timeOf = (instant: string, zone: string): string => clock(at(instant, zone));

/** Showings by their day in the home's zone, in the order they came. */
export function byDay<S extends Span>(showings: readonly S[]): { day: string; showings: S[] }[] {
  const days = new Map<string, S[]>();
  for (const showing of showings) {
    const day = at(showing.startTime, showing.property.timeZone).toPlainDate().toString();
    days.set(day, [...(days.get(day) ?? []), showing]);
  }
  return [...days].map(([day, held]) => ({ day, showings: held }));
}

/** The date and time of an instant as the fields of a form hold them: 2026-11-24, 17:30. */
export function fieldsOf(instant: string, zone: string): { date: string; time: string } {
  const when = at(instant, zone);
  return { date: when.toPlainDate().toString(), time: written(when.toPlainTime()) };
}

/** Returns the instant of a date and time at the home; a time that a clock change skips moves forward. */
export const startAt = (date: string, time: string, zone: string): Temporal.Instant =>
  Temporal.PlainDate.from(date)
    .toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) })
    .toInstant();

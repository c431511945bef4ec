import { zonesOfPhone } from "@porchlight/domain/kernel/area-codes.ts";
import type { Property } from "@porchlight/domain/properties/property.ts";

type Window = { from: number; until: number };
type Day = "weekday" | "saturday" | "sunday";

/** Local hours in which Piper may start a text. Source: 47 CFR 64.1200(c)(1). */
const federal: Window = { from: 8, until: 21 };

const everyDay = (from: number, until: number): Record<Day, Window> => ({
  weekday: { from, until },
  saturday: { from, until },
  sunday: { from, until },
});

/** States that allow less than the country does. Source: docs/decisions/0003-messaging-and-consent.md. */
const stricter: Readonly<Record<string, Record<Day, Window>>> = {
  CT: everyDay(9, 20),
  FL: everyDay(8, 20),
  MD: everyDay(8, 20),
  MS: everyDay(8, 20),
  NJ: everyDay(8, 20),
  OK: everyDay(8, 20),
  RI: { weekday: { from: 9, until: 18 }, saturday: { from: 10, until: 17 }, sunday: { from: 10, until: 17 } },
  TX: { ...everyDay(9, 21), sunday: { from: 12, until: 21 } },
};

/** A text that answers within this time is a reply; later it is one that Piper starts. */
export const replyWithin = { minutes: 60 };

/** The state and time zone whose quiet hours apply to a text. */
export type QuietPlace = { state: string; timeZone: string };

export const quietPlaceOf = ({ property }: { property: Property }): QuietPlace => ({
  state: property.location.state,
  timeZone: property.timeZone,
});

/**
 * Returns the timing of a text that answers a message of `heardAt`: at any hour while it is a reply, and after quiet
 * hours later.
 */
export function asReply(
  now: Temporal.Instant,
  home: { property: Property },
  phone: string | null,
  heardAt: Temporal.Instant | null,
): { quietIn: QuietPlace; quietFrom?: Temporal.Instant; notBefore?: Temporal.Instant } {
  const quietIn = quietPlaceOf(home);
  const quietFrom = heardAt?.add(replyWithin);
  const isReply = quietFrom !== undefined && Temporal.Instant.compare(now, quietFrom) <= 0;
  const opensAt = isReply ? null : quietUntil(now, quietIn, phone);
  return { quietIn, ...(quietFrom ? { quietFrom } : {}), ...(opensAt ? { notBefore: opensAt } : {}) };
}

/** Returns when all quiet hours around `now` end, or null outside them. */
export function quietUntil(
  now: Temporal.Instant,
  { state, timeZone }: QuietPlace,
  phone: string | null,
): Temporal.Instant | null {
  const zones = [...new Set([timeZone, ...(phone ? zonesOfPhone(phone) : [])])];
  const moved = settledIn(zones, state, now);
  return moved.equals(now) ? null : moved;
}

/** Returns when the night ends in which nobody is texted, by the country's rule in one zone; null by day. */
export function nightUntil(now: Temporal.Instant, timeZone: string): Temporal.Instant | null {
  const morning = opensAt(timeZone, "", now);
  return morning.equals(now) ? null : morning;
}

/** The first moment from `at` on that is allowed in every zone. */
function settledIn(zones: readonly string[], state: string, at: Temporal.Instant): Temporal.Instant {
  const next = zones.map((zone) => opensAt(zone, state, at)).find((one) => !one.equals(at));
  return next ? settledIn(zones, state, next) : at;
}

function opensAt(zone: string, state: string, at: Temporal.Instant): Temporal.Instant {
  const local = at.toZonedDateTimeISO(zone);
  const { from, until } = windowOf(state, local);
  if (local.hour >= from && local.hour < until) return at;
  const day = local.hour >= until ? local.add({ days: 1 }) : local;
  return day.withPlainTime({ hour: windowOf(state, day).from }).toInstant();
}

function windowOf(state: string, { dayOfWeek }: Temporal.ZonedDateTime): Window {
  const day = dayOfWeek === 7 ? "sunday" : dayOfWeek === 6 ? "saturday" : "weekday";
  return stricter[state]?.[day] ?? federal;
}

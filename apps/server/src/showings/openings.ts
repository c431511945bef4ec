import type { Opening } from "@porchlight/assistant/world.ts";
import { hoursOfDays } from "@porchlight/domain/kernel/moments.ts";
import { isBookable } from "@porchlight/domain/properties/lifecycle.ts";
import { type TourType, toursOffered } from "@porchlight/domain/properties/property.ts";
import { openings, type TimeSpan } from "@porchlight/domain/scheduling/openings.ts";
import { busyTimes } from "../calendars/busy-queries.ts";
import type { Reader, Tx } from "../platform/database/database.ts";
import type { StoredProperty } from "../properties/store.ts";
import { liveShowings, type Showing } from "./store.ts";

/** How far ahead openings are offered, in days. Source: docs/decisions/0006-showings-and-openings.md. */
export const horizonDays = 14;

/** Whether a lead may request a showing: any while the home is listed, those who already wrote while it is paused. */
export const takesRequests = (home: StoredProperty, isExistingLead: boolean): boolean =>
  !home.deletedAt && (isBookable(home.property.status) || (isExistingLead && home.property.status === "UNLISTED"));

/** Returns the rules of the owner's hours and bookings for every start. */
export const rulesOf = (home: StoredProperty, now: Temporal.Instant) => ({
  slots: home.availability.slots,
  durationMinutes: home.availability.showingDurationMinutes,
  timeZone: home.property.timeZone,
  from: now,
  until: now.add(hoursOfDays(horizonDays)),
  notBefore: now.add({ minutes: home.booking.minimumNoticeMinutes }),
  blackoutDates: home.booking.blackoutDates,
});

/** A showing's span with the owner's buffer around it. */
export function withBuffer<S extends Pick<Showing, "startsAt" | "endsAt">>(home: StoredProperty, showing: S): S {
  const buffer = { minutes: home.booking.bufferMinutes };
  return { ...showing, startsAt: showing.startsAt.subtract(buffer), endsAt: showing.endsAt.add(buffer) };
}

/** Whether another renter may join a showing: not a self-guided one. */
export const isJoinable = (showing: Pick<Showing, "tourType">, tourType: TourType): boolean =>
  showing.tourType === tourType && tourType !== "SELF_GUIDED";

/** Every start that is truly free, in order, for each kind of tour the home offers. */
export async function openingsOf(on: Reader | Tx, home: StoredProperty, now: Temporal.Instant): Promise<Opening[]> {
  const tours = toursOffered(home.property);
  if (tours.length === 0 || home.availability.slots.length === 0) return [];
  const rules = rulesOf(home, now);
  const end = rules.until.add({ hours: 24 });
  const [live, elsewhere] = await Promise.all([
    liveShowings(on, home.property.id, now.subtract({ hours: 24 }), end),
    busyTimes(on, home.property.companyId, now, end),
  ]);
  return tours
    .flatMap((tourType) => offeredFor(home, tourType, live, elsewhere, rules))
    .sort((one, other) => Temporal.Instant.compare(one.startsAt, other.startsAt));
}

function offeredFor(
  home: StoredProperty,
  tourType: TourType,
  live: readonly Showing[],
  elsewhere: readonly TimeSpan[],
  rules: ReturnType<typeof rulesOf>,
): Opening[] {
  const busy = live.map((showing) => withBuffer(home, showing));
  const free = openings({ ...rules, busy: [...busy, ...elsewhere] });
  const joinable = new Map(
    live
      .filter((showing) => isJoinable(showing, tourType))
      .map((showing) => [showing.startsAt.epochMilliseconds, showing] as const),
  );
  if (joinable.size === 0) return free.map((span) => ({ ...span, tourType }));
  const joined = openings({ ...rules, busy: elsewhere }).flatMap((span) => {
    const showing = joinable.get(span.startsAt.epochMilliseconds);
    return showing ? [{ startsAt: showing.startsAt, endsAt: showing.endsAt }] : [];
  });
  return [...free, ...joined].map((span) => ({ ...span, tourType }));
}

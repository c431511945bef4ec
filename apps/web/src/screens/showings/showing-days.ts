import type { ShowingView } from "@porchlight/contract/showings.ts";
import { isLive } from "@porchlight/domain/showings/lifecycle.ts";
import { byDay } from "../../sections/showings/showing-times.ts";

type Listed = Pick<ShowingView, "status" | "startTime" | "endTime" | "property">;

const isAhead = ({ status, endTime }: Listed, now: Temporal.Instant): boolean =>
  isLive(status) && Temporal.Instant.compare(Temporal.Instant.from(endTime), now) > 0;

/** Returns showings by day, in the given order: upcoming ones, then past or closed ones. */
export function comingAndOver<S extends Listed>(showings: readonly S[], now: Temporal.Instant) {
  return {
    coming: byDay(showings.filter((showing) => isAhead(showing, now))),
    over: byDay(showings.filter((showing) => !isAhead(showing, now))),
  };
}

/** "now", "in 45 min", "in 1 h 40 min", "tomorrow", "in 4 days"; nothing for what has ended. */
export function timeLeft({ startTime, endTime, property }: Listed, now: Temporal.Instant): string {
  const start = Temporal.Instant.from(startTime);
  if (Temporal.Instant.compare(Temporal.Instant.from(endTime), now) <= 0) return "";
  const minutes = Math.ceil((start.epochMilliseconds - now.epochMilliseconds) / 60_000);
  if (minutes <= 0) return "now";
  const day = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(property.timeZone).toPlainDate();
  const days = day(now).until(day(start)).days;
  if (days > 1) return `in ${days} days`;
  if (days === 1) return "tomorrow";
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return ["in", hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}

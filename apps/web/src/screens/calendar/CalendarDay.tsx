import type { ShowingView } from "@porchlight/contract/showings.ts";
import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import { Link } from "@tanstack/react-router";
import { dayHeading, timeRange } from "../../sections/showings/showing-times.ts";
import { agentName, namesOf } from "../../sections/showings/showing-words.ts";
import { TourIcon } from "../../sections/showings/TourIcon.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import css from "./CalendarDay.module.css";

type CalendarDayProps = { day: string; showings: readonly ShowingView[]; now: Temporal.Instant };

/** One day's showings of all homes, by their start. */
export function CalendarDay({ day, showings, now }: CalendarDayProps) {
  const zone = showings[0]!.property.timeZone;
  const { date, weekday } = dayHeading(day, now, zone);
  const isToday = now.toZonedDateTimeISO(zone).toPlainDate().toString() === day;
  return (
    <section className={`${css.day} ${isToday ? css.today : ""}`} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={`${css.heading} pl-num`}>
        {date} <span>{weekday}</span>
      </h2>
      <ul className={css.list}>
        {showings.map((showing) => (
          <li key={showing.id}>
            <CalendarRow showing={showing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CalendarRow({ showing }: { showing: ShowingView }) {
  const { property, tourType, showingAgent } = showing;
  const renters = showing.showingRequests.filter(({ status }) => status === "ACCEPTED").map(({ renter }) => renter);
  return (
    <article className={css.row}>
      <Link className={`${css.time} pl-num`} to="/property/showings/$showingId" params={{ showingId: showing.id }}>
        {timeRange(showing, viewerTimeZone())}
      </Link>
      <span className={css.tour}>
        <TourIcon tour={tourType} />
        {tourTypeLabels[tourType]}
      </span>
      <Link className={css.home} to="/property/$propertyId/dashboard" params={{ propertyId: property.id }}>
        {property.displayName}
      </Link>
      <span className={css.renters}>{namesOf(renters)}</span>
      <span className={css.agent}>{showingAgent && agentName(showingAgent)}</span>
    </article>
  );
}

import type { ShowingView } from "@porchlight/contract/showings.ts";
import { useId } from "react";
import { useNow } from "../../app/use-now.ts";
import { ShowingDialogs, useShowingLayers } from "../../sections/showing-requests/ShowingDialogs.tsx";
import { dayHeading } from "../../sections/showings/showing-times.ts";
import css from "./List.module.css";
import { ShowingCard } from "./ShowingCard.tsx";
import { comingAndOver } from "./showing-days.ts";

/** Showings grouped by day, in the given order: upcoming ones, then past or closed ones. */
export function ShowingsList({ showings }: { showings: readonly ShowingView[] }) {
  const now = useNow();
  const layers = useShowingLayers();
  const { coming, over } = comingAndOver(showings, now);
  const leading = coming
    .flatMap((day) => day.showings.flatMap(({ showingRequests }) => showingRequests))
    .find(({ moves }) => moves.includes("accept"));
  const id = useId();
  // A day may have showings of both kinds, and its two sections are told apart by the title over the later one.
  const dayOf = ({ day, showings: held }: (typeof coming)[number], under = "") => (
    <section key={day} className={css.day} aria-labelledby={`${under} ${id}${under}${day}`.trim()}>
      <DayHeading id={`${id}${under}${day}`} day={day} now={now} zone={held[0]!.property.timeZone} />
      <ul className={css.cards}>
        {held.map((showing) => (
          <li key={showing.id}>
            <ShowingCard showing={showing} now={now} layers={layers} leadingRequestId={leading?.id} />
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <>
      {coming.map((day) => dayOf(day))}
      {over.length > 0 && (
        <div className={css.over}>
          {coming.length > 0 && (
            <h2 id={`${id}over`} className={css.overTitle}>
              Earlier and closed
            </h2>
          )}
          {over.map((day) => dayOf(day, `${id}over`))}
        </div>
      )}
      <ShowingDialogs layers={layers} now={now} />
    </>
  );
}

/** The day a card belongs to; today is lit. */
function DayHeading({ id, day, now, zone }: { id: string; day: string; now: Temporal.Instant; zone: string }) {
  const { date, weekday } = dayHeading(day, now, zone);
  const isToday = now.toZonedDateTimeISO(zone).toPlainDate().toString() === day;
  return (
    <h2 id={id} className={`${css.heading} ${isToday ? css.today : ""}`}>
      {isToday ? "Today" : weekday} <span className="pl-num">{isToday ? `${weekday.slice(0, 3)}, ${date}` : date}</span>
    </h2>
  );
}

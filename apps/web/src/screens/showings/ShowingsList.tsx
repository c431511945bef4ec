import type { ShowingView } from "@porchlight/contract/showings.ts";
import { useNow } from "../../app/use-now.ts";
import css from "./List.module.css";
import { ShowingCard } from "./ShowingCard.tsx";
import { ShowingDialogs, useShowingLayers } from "./ShowingDialogs.tsx";
import { comingAndOver } from "./showing-days.ts";
import { dayHeading } from "./showing-times.ts";

/** Showings as they came, under their days: what is coming up, then what is over or closed. */
export function ShowingsList({ showings }: { showings: readonly ShowingView[] }) {
  const now = useNow();
  const layers = useShowingLayers();
  const { coming, over } = comingAndOver(showings, now);
  const leading = coming
    .flatMap((day) => day.showings.flatMap(({ showingRequests }) => showingRequests))
    .find(({ moves }) => moves.includes("accept"));
  const dayOf = ({ day, showings: held }: (typeof coming)[number]) => (
    <section key={day} className={css.day} aria-labelledby={`day-${day}`}>
      <DayHeading day={day} now={now} zone={held[0]!.property.timeZone} />
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
      {coming.map(dayOf)}
      {over.length > 0 && (
        <div className={css.over}>
          {coming.length > 0 && <h2 className={css.overTitle}>Earlier and closed</h2>}
          {over.map(dayOf)}
        </div>
      )}
      <ShowingDialogs layers={layers} now={now} />
    </>
  );
}

/** The day a card belongs to; today is lit. */
function DayHeading({ day, now, zone }: { day: string; now: Temporal.Instant; zone: string }) {
  const { date, weekday } = dayHeading(day, now, zone);
  const isToday = now.toZonedDateTimeISO(zone).toPlainDate().toString() === day;
  return (
    <h2 id={`day-${day}`} className={`${css.heading} ${isToday ? css.today : ""}`}>
      {isToday ? "Today" : weekday} <span className="pl-num">{isToday ? `${weekday.slice(0, 3)}, ${date}` : date}</span>
    </h2>
  );
}

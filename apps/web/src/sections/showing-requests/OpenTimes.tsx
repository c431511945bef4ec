import type { ShowingView } from "@porchlight/contract/showings.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FilterChips } from "../../ui/FilterChips.tsx";
import { LoadingRows } from "../../ui/States.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import { byDay, dateOf, timeOf, zoneCode } from "../showings/showing-times.ts";
import { openTimesQuery } from "./data.ts";
import css from "./OpenTimes.module.css";

type OpenTimesProps = {
  showing: ShowingView;
  now: Temporal.Instant;
  /** The start chosen so far, also by the fields beside these. */
  start: string | null;
  onChoose: (startTime: string) => void;
};

/** The times that renters are offered now, by day. A proposal is free to name another. */
export function OpenTimes({ showing: { property, tourType }, now, start, onChoose }: OpenTimesProps) {
  const query = useQuery(openTimesQuery(property.id, tourType));
  const [looked, setLooked] = useState<string | null>(null);
  if (query.isPending) return <LoadingRows rows={1} height={84} />;
  const days = byDay(
    (query.data ?? []).map(({ startsAt, endsAt }) => ({ startTime: startsAt, endTime: endsAt, property })),
  );
  const holds = (day: (typeof days)[number]) => day.showings.some(({ startTime }) => startTime === start);
  const shown = days.find(({ day }) => day === looked) ?? days.find(holds) ?? days[0];
  const zone = shown && zoneCode(shown.showings[0]!.startTime, property.timeZone, viewerTimeZone());
  return (
    <section className={css.times} aria-label="Open times">
      <p className={css.label}>{["Open times", zone].filter(Boolean).join(", ")}</p>
      {!shown && (
        <p className={css.none}>
          {query.isError ? "Could not load open times. " : "Renters see no open times right now. "}
          Choose any date and time.
        </p>
      )}
      {shown && (
        <>
          <FilterChips
            label="Day"
            options={days.map(({ day, showings }) => ({
              value: day,
              label: dateOf(showings[0]!.startTime, property.timeZone, now),
            }))}
            value={shown.day}
            onChange={setLooked}
          />
          <FilterChips
            label={`Open times on ${dateOf(shown.showings[0]!.startTime, property.timeZone, now)}`}
            options={shown.showings.map(({ startTime }) => ({
              value: startTime,
              label: timeOf(startTime, property.timeZone),
            }))}
            value={start}
            onChange={onChoose}
            wraps
          />
        </>
      )}
    </section>
  );
}

import type { ExplainedTime } from "@porchlight/contract/availability.ts";
import type { TourType } from "@porchlight/domain/properties/property.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type AskedTime, whyNotQuery } from "../../sections/availability/data.ts";
import { timeRange } from "../../sections/showings/showing-times.ts";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import { ToneBadge } from "../../ui/ToneBadge.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import css from "./WhyNotOffered.module.css";

type ExplainedTimesProps = { propertyId: string; tourType: TourType; asked: AskedTime };

export function ExplainedTimes({ propertyId, tourType, asked }: ExplainedTimesProps) {
  const query = useQuery(whyNotQuery(propertyId, tourType, asked));
  if (query.isPending) return <LoadingRows rows={4} height={52} />;
  if (!query.data) return <Failed title="Could not load times" onRetry={() => void query.refetch()} />;
  const { times, timeZone } = query.data;
  if (times.length === 0)
    return <Empty title="No weekly hours on this day" text="Piper only offers times within your weekly hours." />;
  return (
    <ul className={css.times} aria-label="Times">
      {times.map((time) => (
        <li key={time.startTime}>
          <span className={`${css.time} pl-num`}>
            {timeRange({ ...time, property: { timeZone } }, viewerTimeZone())}
          </span>
          <Reasons time={time} />
        </li>
      ))}
    </ul>
  );
}

function Reasons({ time: { isOffered, reasons } }: { time: ExplainedTime }) {
  if (isOffered) return <ToneBadge label="Offered" tone="good" of="Renters see it as" />;
  return (
    <ul className={css.reasons}>
      {reasons.map(({ kind, message, showingId }) => (
        <li key={`${kind}${showingId ?? message}`}>
          {message}{" "}
          {showingId && (
            <Link to="/property/showings/$showingId" params={{ showingId }}>
              See showing
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

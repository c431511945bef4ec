import type { ShowingView } from "@porchlight/contract/showings.ts";
import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import { Link } from "@tanstack/react-router";
import { RequestActions } from "../../sections/showing-requests/RequestActions.tsx";
import type { ShowingLayers } from "../../sections/showing-requests/ShowingDialogs.tsx";
import { entriesOfCard } from "../../sections/showings/showing-entries.ts";
import { dateOf, timeRange } from "../../sections/showings/showing-times.ts";
import { TourIcon } from "../../sections/showings/TourIcon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import { AgentLine } from "./AgentLine.tsx";
import css from "./Card.module.css";
import { RequestLine } from "./RequestLine.tsx";
import { RescheduleLine } from "./RescheduleLine.tsx";
import { ShowingBadges } from "./ShowingBadges.tsx";
import { timeLeft } from "./showing-days.ts";

type ShowingCardProps = {
  showing: ShowingView;
  now: Temporal.Instant;
  layers: ShowingLayers;
  /** The request whose Accept leads on the page. */
  leadingRequestId: string | undefined;
};

/** The card of a showing: time, place, kind of tour, renters and agent. */
export function ShowingCard({ showing, now, layers, leadingRequestId }: ShowingCardProps) {
  const { property, tourType } = showing;
  const left = timeLeft(showing, now);
  return (
    <article className={css.card}>
      <div className={css.head}>
        <div className={css.thumb}>
          <Picture source={property.coverImage} alt="" />
        </div>
        <div className={css.what}>
          <p className={`${css.time} pl-num`}>
            <Link to="/property/showings/$showingId" params={{ showingId: showing.id }}>
              <span className="pl-hidden">{dateOf(showing.startTime, property.timeZone, now)}, </span>
              {timeRange(showing, viewerTimeZone())}
            </Link>
            {left && showing.moves.length > 0 && <span className={css.left}>{left}</span>}
          </p>
          <p className={css.where}>
            <Link to="/property/$propertyId/dashboard" params={{ propertyId: property.id }}>
              {property.displayName}
            </Link>
            <span className={css.tour}>
              <TourIcon tour={tourType} />
              {tourTypeLabels[tourType]}
            </span>
          </p>
        </div>
        <ShowingBadges showing={showing} />
      </div>
      <ul className={css.lines}>
        {entriesOfCard(showing).map((line) => (
          <li key={line.id}>
            {line.kind === "request" ? (
              <RequestLine
                showing={showing}
                request={line}
                now={now}
                actions={
                  <RequestActions
                    asked={{ showing, request: line }}
                    layers={layers}
                    leads={line.id === leadingRequestId}
                  />
                }
              />
            ) : (
              <RescheduleLine showing={showing} reschedule={line} now={now} />
            )}
          </li>
        ))}
      </ul>
      <AgentLine showing={showing} now={now} layers={layers} />
    </article>
  );
}

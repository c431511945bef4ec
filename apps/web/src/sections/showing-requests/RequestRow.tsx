import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import { Link } from "@tanstack/react-router";
import { Action } from "../../ui/Action.tsx";
import { ageWithin } from "../../ui/ages.ts";
import { TextAction } from "../../ui/TextAction.tsx";
import { Tag } from "../../ui/ToneBadge.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import css from "../../ui/WaitingRow.module.css";
import { dateOf, startOf, timeRange } from "../showings/showing-times.ts";
import { moveSentences, requestSentences } from "../showings/showing-words.ts";
import { TourIcon } from "../showings/TourIcon.tsx";
import { BusyNote } from "./BusyNote.tsx";
import { DateTile } from "./DateTile.tsx";
import { FitFacts } from "./FitFacts.tsx";
import type { RequestOfShowing } from "./request-of-showing.ts";

type RequestRowProps = {
  asked: RequestOfShowing;
  /** Whether its action is the one that leads on the page. */
  first?: boolean;
  /** Whether it stands among those of other homes. */
  withHome?: boolean;
  now: Temporal.Instant;
  onAccept: () => void;
  onDecline: () => void;
  onReschedule: () => void;
  onConversation: () => void;
};

/** A renter's request: its time, their facts with the home's requirements, and the owner's moves. */
export function RequestRow({
  asked: { showing, request },
  first = false,
  withHome = false,
  now,
  ...on
}: RequestRowProps) {
  const { name } = request.renter;
  const zone = viewerTimeZone();
  const may = new Set(request.moves);
  return (
    <article className={css.row}>
      <DateTile showing={showing} />
      <div className={css.body}>
        <h3 className={css.sentence}>
          {request.keptTime ? moveSentences.asks(name) : requestSentences[request.status](name)}
        </h3>
        <p className={`${css.meta} pl-num`}>
          <Tag>
            <TourIcon tour={showing.tourType} />
            {tourTypeLabels[showing.tourType]}
          </Tag>
          <span>
            <span className="pl-hidden">{dateOf(showing.startTime, showing.property.timeZone, now)}, </span>
            {timeRange(showing, zone)}
          </span>
          {withHome && (
            <Link to="/property/$propertyId/dashboard" params={{ propertyId: showing.property.id }}>
              {showing.property.displayName}
            </Link>
          )}
          {request.keptTime && (
            <span>{moveSentences.stands(startOf(request.keptTime, showing.property.timeZone, now))}</span>
          )}
          <BusyNote showing={showing} />
          <span>Asked {ageWithin(Temporal.Instant.from(request.createdAt), now, zone)}</span>
          <TextAction onClick={on.onConversation}>
            See conversation<span className="pl-hidden"> with {name}</span>
          </TextAction>
        </p>
        <FitFacts fit={request.fit} of={name} />
      </div>
      <div className={css.actions} data-acts>
        {may.has("accept") && (
          <Action kind={first ? "primary" : "soft"} onClick={on.onAccept} aria-label={`Accept ${name}`}>
            Accept
          </Action>
        )}
        {may.has("reschedule") && (
          <Action kind="plain" onClick={on.onReschedule} aria-label={`Reschedule ${name}`}>
            Reschedule
          </Action>
        )}
        {may.has("decline") && (
          <Action kind="plain" onClick={on.onDecline} aria-label={`Decline ${name}`}>
            Decline
          </Action>
        )}
      </div>
    </article>
  );
}

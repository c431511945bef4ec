import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import { BusyNote } from "../../sections/showing-requests/BusyNote.tsx";
import { FitFacts } from "../../sections/showing-requests/FitFacts.tsx";
import type { RequestOfShowing } from "../../sections/showing-requests/request-of-showing.ts";
import { dateOf, startOf, timeRange } from "../../sections/showings/showing-times.ts";
import { moveSentences, requestSentences } from "../../sections/showings/showing-words.ts";
import { TourIcon } from "../../sections/showings/TourIcon.tsx";
import { Action } from "../../ui/Action.tsx";
import { ageWithin } from "../../ui/ages.ts";
import { TextAction } from "../../ui/TextAction.tsx";
import { Tag } from "../../ui/ToneBadge.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import { DateTile } from "./DateTile.tsx";
import css from "./Row.module.css";

type RequestRowProps = {
  asked: RequestOfShowing;
  /** The one action that leads on the page is the first request's. */
  first: boolean;
  now: Temporal.Instant;
  onAccept: () => void;
  onDecline: () => void;
  onReschedule: () => void;
  onConversation: () => void;
};

/** A renter's request: its time, their facts with the home's requirements, and the owner's moves. */
export function RequestRow({ asked: { showing, request }, first, now, ...on }: RequestRowProps) {
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

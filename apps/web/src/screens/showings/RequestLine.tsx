import type { ShowingRequestView, ShowingView } from "@porchlight/contract/showings.ts";
import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { BusyNote } from "../../sections/showing-requests/BusyNote.tsx";
import css from "../../sections/showing-requests/Line.module.css";
import { startOf } from "../../sections/showings/showing-times.ts";
import { moveSentences, requestSentences } from "../../sections/showings/showing-words.ts";
import { Initials } from "../../ui/AvatarRow.tsx";
import { age } from "../../ui/ages.ts";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import { Named } from "./Named.tsx";

type RequestLineProps = {
  showing: ShowingView;
  request: ShowingRequestView;
  now: Temporal.Instant;
  actions?: ReactNode;
  /** The renter's details, where there is room for more than one line. */
  children?: ReactNode;
};

/** A renter's request with its status, its date and its facts. */
export function RequestLine({ showing, request, now, actions, children }: RequestLineProps) {
  const { renter, status, attendance } = request;
  const since = age(Temporal.Instant.from(request.changedAt), now, viewerTimeZone());
  const isOver = status !== "PENDING" && status !== "ACCEPTED";
  const reason =
    status === "DECLINED" ? request.declineReason : status === "CANCELED_BY_INVESTOR" && showing.cancelReason;
  return (
    <div className={css.line}>
      <Initials person={renter} size={34} />
      <div className={css.text}>
        <p className={isOver ? css.over : css.sentence}>
          <Named
            sentence={request.keptTime ? moveSentences.asks(renter.name) : requestSentences[status](renter.name)}
            renter={renter}
            propertyId={showing.property.id}
          />
        </p>
        <p className={`${css.meta} pl-num`}>
          {status === "ACCEPTED" && attendance === "CONFIRMED" && (
            <span className={css.sure}>
              <IconCheck size={16} stroke={2} aria-hidden />
              Confirmed attendance
            </span>
          )}
          {status === "ACCEPTED" && attendance === "DECLINED" && <span className={css.away}>Can't make it</span>}
          {status === "PENDING" && !children && <span>{toldInShort(request)}</span>}
          {request.keptTime && (
            <span>{moveSentences.stands(startOf(request.keptTime, showing.property.timeZone, now))}</span>
          )}
          {!isOver && <BusyNote showing={showing} />}
          {reason && <span className={css.reason}>“{reason}”</span>}
          <span>{since}</span>
        </p>
      </div>
      {actions}
      {children && <div className={css.rest}>{children}</div>}
    </div>
  );
}

/** "$5,200 a month, credit 690–720"; empty when neither is known. */
function toldInShort({ fit }: ShowingRequestView): string {
  const stated = (rule: string) => fit.find((one) => one.rule === rule)?.stated;
  const [income, credit] = [stated("income"), stated("credit")];
  return [income, credit && `credit ${credit.charAt(0).toLowerCase()}${credit.slice(1)}`].filter(Boolean).join(", ");
}

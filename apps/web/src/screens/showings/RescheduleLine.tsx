import type { RescheduleView, ShowingView } from "@porchlight/contract/showings.ts";
import css from "../../sections/showing-requests/Line.module.css";
import { dateOf, momentOf, startOf } from "../../sections/showings/showing-times.ts";
import { moveSentences, rescheduleWords } from "../../sections/showings/showing-words.ts";
import { Initials } from "../../ui/AvatarRow.tsx";
import { age } from "../../ui/ages.ts";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import { Named } from "./Named.tsx";

type RescheduleLineProps = { showing: ShowingView; reschedule: RescheduleView; now: Temporal.Instant };

/** A reschedule that Piper is arranging with a renter, or its outcome; the owner has nothing to do. */
export function RescheduleLine({ showing, reschedule, now }: RescheduleLineProps) {
  const { renter, status, movedFrom, askedBy } = reschedule;
  const range = momentOf(showing, now, viewerTimeZone());
  const isOpen = status === "PENDING";
  return (
    <div className={css.line}>
      <Initials person={renter} size={34} />
      <div className={css.text}>
        <p className={isOpen ? css.sentence : css.over}>
          <Named sentence={rescheduleWords(reschedule, range)} renter={renter} propertyId={showing.property.id} />
        </p>
        <p className={`${css.meta} pl-num`}>
          {reschedule.keptTime && (
            <span>{startOf(reschedule.keptTime, showing.property.timeZone, now)} stays confirmed until they agree</span>
          )}
          {reschedule.askedTime && (
            <span>New time: {startOf(reschedule.askedTime, showing.property.timeZone, now)}. Accept it to move.</span>
          )}
          {movedFrom && !reschedule.keptTime && (
            <span>Moved from {dateOf(movedFrom, showing.property.timeZone, now)}</span>
          )}
          {isOpen && askedBy === "renter" && (
            <span>{reschedule.askedTime ? moveSentences.stands(range) : `${range} stays until they agree`}</span>
          )}
          <span>{age(Temporal.Instant.from(reschedule.createdAt), now, viewerTimeZone())}</span>
        </p>
      </div>
    </div>
  );
}

import type { ShowingView } from "@porchlight/contract/showings.ts";
import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import { DateTile } from "../../sections/showing-requests/DateTile.tsx";
import { momentOf, startOf } from "../../sections/showings/showing-times.ts";
import { rescheduleSentence } from "../../sections/showings/showing-words.ts";
import { TourIcon } from "../../sections/showings/TourIcon.tsx";
import { Tag } from "../../ui/ToneBadge.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import css from "../../ui/WaitingRow.module.css";

/** Another time that Piper is settling with a renter; nothing for the owner to do. */
export function RescheduleRow({
  showing,
  reschedule,
  now,
}: {
  showing: ShowingView;
  reschedule: ShowingView["rescheduleRequests"][number];
  now: Temporal.Instant;
}) {
  const range = momentOf(showing, now, viewerTimeZone());
  return (
    <article className={css.row}>
      <DateTile showing={showing} />
      <div className={css.body}>
        <h3 className={css.sentence}>{rescheduleSentence(reschedule, range)}</h3>
        <p className={`${css.meta} pl-num`}>
          <Tag>
            <TourIcon tour={showing.tourType} />
            {tourTypeLabels[showing.tourType]}
          </Tag>
          <span>
            {reschedule.askedBy === "owner" ? "Waiting for the renter's answer" : `${range} stays until they agree`}
            {reschedule.keptTime &&
              `. ${startOf(reschedule.keptTime, showing.property.timeZone, now)} stays confirmed until they agree`}
          </span>
        </p>
      </div>
    </article>
  );
}

import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import { useQuery } from "@tanstack/react-query";
import { useNow } from "../../app/use-now.ts";
import { RequestActions } from "../../sections/showing-requests/RequestActions.tsx";
import { ShowingDialogs, useShowingLayers } from "../../sections/showing-requests/ShowingDialogs.tsx";
import { pendingShowingsQuery, upcomingShowingsQuery } from "../../sections/showings/data.ts";
import { momentOf } from "../../sections/showings/showing-times.ts";
import { requestSentences } from "../../sections/showings/showing-words.ts";
import { Picture } from "../../ui/Picture.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import css from "./RenterProfile.module.css";

/** A renter's pending and accepted requests at this home, with the owner's moves. */
export function Requests({ renterId, propertyId }: { renterId: string; propertyId: string }) {
  const now = useNow();
  const lists = [useQuery(pendingShowingsQuery(propertyId)).data, useQuery(upcomingShowingsQuery(propertyId)).data];
  const layers = useShowingLayers();
  const showings = new Map(lists.flatMap((list) => list?.map((showing) => [showing.id, showing] as const) ?? []));
  const asked = [...showings.values()].flatMap((showing) =>
    showing.showingRequests
      .filter(({ renter, status }) => renter.id === renterId && (status === "PENDING" || status === "ACCEPTED"))
      .map((request) => ({ showing, request })),
  );
  return (
    <>
      {asked.map(({ showing, request }, place) => {
        const { name } = request.renter;
        return (
          <article key={request.id} className={css.request}>
            <span className={css.cover}>
              <Picture source={showing.property.coverImage} alt="" />
            </span>
            <div className={css.about}>
              <h2>{requestSentences[request.status](name)}</h2>
              <p className="pl-num">
                {momentOf(showing, now, viewerTimeZone())} • {tourTypeLabels[showing.tourType]}
              </p>
            </div>
            <RequestActions asked={{ showing, request }} layers={layers} leads={place === 0} />
          </article>
        );
      })}
      <ShowingDialogs layers={layers} now={now} />
    </>
  );
}

import type { ShowingView } from "@porchlight/contract/showings.ts";
import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useNow } from "../../app/use-now.ts";
import { momentOf } from "../../sections/showings/showing-times.ts";
import { TourIcon } from "../../sections/showings/TourIcon.tsx";
import { BackLink } from "../../ui/BackLink.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { Failed, Spinner } from "../../ui/States.tsx";
import { Tag } from "../../ui/ToneBadge.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import { showingQuery } from "./lists.ts";
import css from "./ShowingInFull.module.css";
import { ShowingInFull } from "./ShowingInFull.tsx";
import { timeLeft } from "./showing-days.ts";

const route = getRouteApi("/owner/property/showings/$showingId");

/** One showing in full. */
export function ShowingScreen() {
  const { showingId } = route.useParams();
  const query = useQuery(showingQuery(showingId));
  const now = useNow();
  const showing = query.data;
  return (
    <Screen
      title={showing ? momentOf(showing, now, viewerTimeZone()) : "Showing"}
      back={<BackLink label="Showings" to="/showings" />}
      sub={showing && <Kind showing={showing} now={now} />}
    >
      {query.isPending && <Spinner />}
      {query.isError && !showing && <Failed title="Could not load showing" onRetry={() => void query.refetch()} />}
      {showing && <ShowingInFull key={showing.id} showing={showing} now={now} />}
    </Screen>
  );
}

function Kind({ showing, now }: { showing: ShowingView; now: Temporal.Instant }) {
  const left = showing.moves.length > 0 && timeLeft(showing, now);
  return (
    <span className={css.kind}>
      <Tag>
        <TourIcon tour={showing.tourType} />
        {tourTypeLabels[showing.tourType]}
      </Tag>
      {left}
    </span>
  );
}

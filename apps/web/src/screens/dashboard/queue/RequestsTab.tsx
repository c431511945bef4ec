import { RequestRow } from "../../../sections/showing-requests/RequestRow.tsx";
import { pendingRequestsOf } from "../../../sections/showing-requests/request-of-showing.ts";
import type { ShowingLayers } from "../../../sections/showing-requests/ShowingDialogs.tsx";
import { type DashboardLists, showingsIn } from "../lists.ts";
import { QueueList } from "./QueueList.tsx";

type RequestsTabProps = {
  query: DashboardLists["showings"];
  layers: ShowingLayers;
  now: Temporal.Instant;
  onConversation: (inquiryId: string) => void;
};

/** The requests that wait at all homes, by when they would be shown. */
export const RequestsTab = ({ query, layers, now, onConversation }: RequestsTabProps) => (
  <QueueList
    query={query}
    items={showingsIn(query)?.flatMap(pendingRequestsOf)}
    keyOf={({ request }) => request.id}
    label="Showing requests"
    failed="Could not load showing requests"
    empty="No showing requests right now"
  >
    {(asked) => (
      <RequestRow
        asked={asked}
        withHome
        now={now}
        onAccept={() => layers.accept.open(asked)}
        onDecline={() => layers.decline.open(asked)}
        onReschedule={() => layers.reschedule.open(asked)}
        onConversation={() => onConversation(asked.request.inquiryId)}
      />
    )}
  </QueueList>
);

import type { ShowingView } from "@porchlight/contract/showings.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { useNow } from "../../app/use-now.ts";
import { RequestRow } from "../../sections/showing-requests/RequestRow.tsx";
import type { RequestOfShowing } from "../../sections/showing-requests/request-of-showing.ts";
import { ShowingDialogs, useShowingLayers } from "../../sections/showing-requests/ShowingDialogs.tsx";
import { LeavingList } from "../../ui/LeavingList.tsx";
import { RescheduleRow } from "./RescheduleRow.tsx";
import { Section } from "./Section.tsx";

type Row =
  | ({ kind: "request" } & RequestOfShowing)
  | { kind: "reschedule"; showing: ShowingView; reschedule: ShowingView["rescheduleRequests"][number] };

/** Requests first within a showing; showings come nearest first. */
const rowsOf = (showings: readonly ShowingView[]): Row[] =>
  showings.flatMap((showing): Row[] => [
    ...showing.showingRequests
      .filter(({ status }) => status === "PENDING")
      .map((request) => ({ kind: "request", showing, request }) as const),
    ...showing.rescheduleRequests
      .filter(({ status }) => status === "PENDING")
      .map((reschedule) => ({ kind: "reschedule", showing, reschedule }) as const),
  ]);

export function ShowingRequestsSection({
  query,
  onConversation,
}: {
  query: UseQueryResult<ShowingView[]>;
  onConversation: (inquiryId: string) => void;
}) {
  const now = useNow();
  const layers = useShowingLayers();
  const rows = rowsOf(query.data ?? []);
  return (
    <Section
      id="showing-requests-section"
      title="Showing requests"
      query={query}
      count={rows.length}
      waiting={rows.filter(({ kind }) => kind === "request").length}
      failed="Could not load showing requests"
      empty="No showing requests"
      emptyText="Showing requests appear here."
      rows={() => (
        <LeavingList
          items={rows}
          keyOf={(row) => (row.kind === "request" ? row.request.id : row.reschedule.id)}
          label="Showing requests"
        >
          {(row, place) =>
            row.kind === "request" ? (
              <RequestRow
                asked={row}
                first={place === rows.findIndex(({ kind }) => kind === "request")}
                now={now}
                onAccept={() => layers.accept.open(row)}
                onDecline={() => layers.decline.open(row)}
                onReschedule={() => layers.reschedule.open(row)}
                onConversation={() => onConversation(row.request.inquiryId)}
              />
            ) : (
              <RescheduleRow showing={row.showing} reschedule={row.reschedule} now={now} />
            )
          }
        </LeavingList>
      )}
    >
      <ShowingDialogs layers={layers} now={now} />
    </Section>
  );
}

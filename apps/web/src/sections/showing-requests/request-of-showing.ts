import type { ShowingRequestView, ShowingView } from "@porchlight/contract/showings.ts";

/** A renter's request with the showing it is for. */
export type RequestOfShowing = { showing: ShowingView; request: ShowingRequestView };

/** A showing to be moved: for one renter, or without a request for everyone in it. */
export type RescheduleTarget = { showing: ShowingView; request: ShowingRequestView | null };

/** The requests for a showing that wait for the owner. */
export const pendingRequestsOf = (showing: ShowingView): RequestOfShowing[] =>
  showing.showingRequests.filter(({ status }) => status === "PENDING").map((request) => ({ showing, request }));

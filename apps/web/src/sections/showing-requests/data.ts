import { getOpenings } from "@porchlight/contract/public.ts";
import {
  acceptShowingRequest,
  addShowingAgent,
  assignShowingAgent,
  cancelShowing,
  declineShowingRequest,
  listShowingAgents,
  rescheduleShowing,
  rescheduleShowingRequest,
  type ShowingRequestView,
  type ShowingView,
} from "@porchlight/contract/showings.ts";
import { type TourType, toursOffered } from "@porchlight/domain/properties/property.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../app/call.ts";
import { invalidateShowings } from "../../app/invalidate-topics.ts";
import { propertyQuery } from "../property/property-query.ts";

export const agentsQuery = queryOptions({
  queryKey: ["account", "agents"],
  queryFn: ({ signal }) => call(listShowingAgents, { signal }),
});

/** The starts that renters are offered for this kind of tour, in order. */
export const openTimesQuery = (propertyId: string, tourType: TourType) =>
  queryOptions({
    queryKey: ["property", propertyId, "openings", tourType],
    queryFn: async ({ client, signal }) => {
      const home = await client.ensureQueryData(propertyQuery(propertyId));
      if (!toursOffered(home).includes(tourType)) return [];
      return (await call(getOpenings, { params: { slug: home.slug }, query: { tourType }, signal })).openings;
    },
  });

export type NewAgent = { firstName: string; lastName: string; phone: string };

export function useAddAgent() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAgent) => call(addShowingAgent, { body }),
    onSuccess: (agent) => cache.setQueryData(agentsQuery.queryKey, (known = []) => [...known, agent]),
  });
}

export function useAcceptRequest(showing: ShowingView, request: ShowingRequestView) {
  return useMutation({
    mutationFn: (showingAgentId: string) =>
      call(acceptShowingRequest, {
        params: { propertyId: showing.property.id },
        body: { showingRequestId: request.id, showingAgentId },
      }),
    onSettled: invalidateShowings,
  });
}

export function useDeclineRequest(showing: ShowingView, request: ShowingRequestView) {
  return useMutation({
    mutationFn: (declineReason: string | null) =>
      call(declineShowingRequest, {
        params: { propertyId: showing.property.id },
        body: { showingRequestId: request.id, declineReason, seenStatus: request.status },
      }),
    onSettled: invalidateShowings,
  });
}

export type NewTime = { showingAgentId: string; comment: string | null; startTime: string };

/** Proposes another time to one renter, or without a request to everyone in the showing. */
export function useReschedule(showing: ShowingView, request: ShowingRequestView | null) {
  return useMutation({
    mutationFn: (to: NewTime) =>
      request
        ? call(rescheduleShowingRequest, {
            params: { propertyId: showing.property.id },
            body: { showingRequestId: request.id, seenStatus: request.status, ...to },
          })
        : call(rescheduleShowing, { params: { id: showing.id }, body: to }),
    onSettled: invalidateShowings,
  });
}

export function useCancelShowing(showing: ShowingView) {
  return useMutation({
    mutationFn: (cancelReason: string | null) =>
      call(cancelShowing, { params: { id: showing.id }, body: { cancelReason } }),
    onSettled: invalidateShowings,
  });
}

export function useAssignAgent(showing: ShowingView) {
  return useMutation({
    mutationFn: (showingAgentId: string) =>
      call(assignShowingAgent, { params: { id: showing.id }, body: { showingAgentId } }),
    onSettled: invalidateShowings,
  });
}

import {
  answerEscalation,
  type EscalationView,
  ignoreEscalation,
  listPropertyEscalations,
} from "@porchlight/contract/escalations.ts";
import { getConversation } from "@porchlight/contract/leads.ts";
import {
  acceptShowingRequest,
  addShowingAgent,
  assignShowingAgent,
  cancelShowing,
  declineShowingRequest,
  listPendingShowings,
  listShowingAgents,
  listUpcomingShowings,
  rescheduleShowing,
  rescheduleShowingRequest,
  type ShowingRequestView,
  type ShowingView,
} from "@porchlight/contract/showings.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../app/call.ts";

/** Keys begin with the topic of the live changes that make them old. */
export const pendingShowingsQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ["showings", propertyId, "pending"],
    queryFn: ({ signal }) => call(listPendingShowings, { params: { propertyId }, signal }),
  });

export const upcomingShowingsQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ["showings", propertyId, "upcoming"],
    queryFn: ({ signal }) => call(listUpcomingShowings, { params: { propertyId }, signal }),
  });

export const escalationsQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ["escalations", propertyId],
    queryFn: ({ signal }) => call(listPropertyEscalations, { params: { propertyId }, signal }),
  });

export const conversationQuery = (inquiryId: string) =>
  queryOptions({
    queryKey: ["conversation", inquiryId],
    queryFn: ({ signal }) => call(getConversation, { params: { inquiryId }, signal }),
  });

export const agentsQuery = queryOptions({
  queryKey: ["account", "agents"],
  queryFn: ({ signal }) => call(listShowingAgents, { signal }),
});

/** Asks again for what a move of a showing or an escalation changes; also after a refusal, since that shows the list is old. */
function useAskAgain(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const topic of ["showings", "escalations", "property", "conversation"]) {
      void cache.invalidateQueries({ queryKey: [topic] });
    }
  };
}

export type NewAgent = { firstName: string; lastName: string; phone: string };

export function useAddAgent() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAgent) => call(addShowingAgent, { body }),
    onSuccess: (agent) => cache.setQueryData(agentsQuery.queryKey, (known = []) => [...known, agent]),
  });
}

export function useAcceptRequest(showing: ShowingView, request: ShowingRequestView) {
  const onSettled = useAskAgain();
  return useMutation({
    mutationFn: (showingAgentId: string) =>
      call(acceptShowingRequest, {
        params: { propertyId: showing.property.id },
        body: { showingRequestId: request.id, showingAgentId },
      }),
    onSettled,
  });
}

export function useDeclineRequest(showing: ShowingView, request: ShowingRequestView) {
  const onSettled = useAskAgain();
  return useMutation({
    mutationFn: (declineReason: string | null) =>
      call(declineShowingRequest, {
        params: { propertyId: showing.property.id },
        body: { showingRequestId: request.id, declineReason },
      }),
    onSettled,
  });
}

export type NewTime = { showingAgentId: string; comment: string | null; startTime: string };

/** Proposes another time to one renter, or without a request to everyone in the showing. */
export function useReschedule(showing: ShowingView, request: ShowingRequestView | null) {
  const onSettled = useAskAgain();
  return useMutation({
    mutationFn: (to: NewTime) =>
      request
        ? call(rescheduleShowingRequest, {
            params: { propertyId: showing.property.id },
            body: { showingRequestId: request.id, ...to },
          })
        : call(rescheduleShowing, { params: { id: showing.id }, body: to }),
    onSettled,
  });
}

export function useCancelShowing(showing: ShowingView) {
  const onSettled = useAskAgain();
  return useMutation({
    mutationFn: (cancelReason: string | null) =>
      call(cancelShowing, { params: { id: showing.id }, body: { cancelReason } }),
    onSettled,
  });
}

export function useAssignAgent(showing: ShowingView) {
  const onSettled = useAskAgain();
  return useMutation({
    mutationFn: (showingAgentId: string) =>
      call(assignShowingAgent, { params: { id: showing.id }, body: { showingAgentId } }),
    onSettled,
  });
}

export function useAnswerEscalation(escalation: EscalationView) {
  const onSettled = useAskAgain();
  return useMutation({
    mutationFn: (body: { answer: string; useForFutureAnswers: boolean }) =>
      call(answerEscalation, { params: { escalationId: escalation.id }, body }),
    onSettled,
  });
}

export function useIgnoreEscalation() {
  const onSettled = useAskAgain();
  return useMutation({
    mutationFn: (escalationId: string) => call(ignoreEscalation, { params: { escalationId }, body: {} }),
    onSettled,
  });
}

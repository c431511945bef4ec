import type { BodyOf } from "@porchlight/contract/endpoint.ts";
import {
  answerEscalation,
  type EscalationView,
  ignoreEscalation,
  listPropertyEscalations,
  shareSelfShowingInstructions,
} from "@porchlight/contract/escalations.ts";
import { listPendingShowings, listUpcomingShowings } from "@porchlight/contract/showings.ts";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "../../app/call.ts";
import { useAskAgain } from "../../app/use-ask-again.ts";

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

export function useShareInstructions(escalation: EscalationView) {
  const onSettled = useAskAgain();
  return useMutation({
    mutationFn: (body: BodyOf<typeof shareSelfShowingInstructions>) =>
      call(shareSelfShowingInstructions, { params: { escalationId: escalation.id }, body }),
    onSettled,
  });
}

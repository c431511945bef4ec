import type { BodyOf } from "@porchlight/contract/endpoint.ts";
import {
  answerEscalation,
  type EscalationView,
  ignoreEscalation,
  listPropertyEscalations,
  shareSelfShowingInstructions,
} from "@porchlight/contract/escalations.ts";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "../../app/call.ts";
import { invalidateEscalations } from "../../app/invalidate-topics.ts";

/** Its key begins with the topic of the live changes that make it old. */
export const escalationsQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ["escalations", propertyId],
    queryFn: ({ signal }) => call(listPropertyEscalations, { params: { propertyId }, signal }),
  });

export function useAnswerEscalation(escalation: EscalationView) {
  return useMutation({
    mutationFn: (body: { answer: string; useForFutureAnswers: boolean }) =>
      call(answerEscalation, { params: { escalationId: escalation.id }, body }),
    onSettled: invalidateEscalations,
  });
}

export function useIgnoreEscalation() {
  return useMutation({
    mutationFn: (escalationId: string) => call(ignoreEscalation, { params: { escalationId }, body: {} }),
    onSettled: invalidateEscalations,
  });
}

export function useShareInstructions(escalation: EscalationView) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof shareSelfShowingInstructions>) =>
      call(shareSelfShowingInstructions, { params: { escalationId: escalation.id }, body }),
    onSettled: invalidateEscalations,
  });
}

import {
  changeLearnedAnswer,
  forgetLearnedAnswer,
  type LearnedAnswerView,
  listLearnedAnswers,
} from "@porchlight/contract/learned-answers.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../app/call.ts";

/** Keys begin with the topic of the live changes that make them old. */
export const learnedQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ["escalations", propertyId, "learned"],
    queryFn: ({ signal }) => call(listLearnedAnswers, { params: { propertyId }, signal }),
  });

export function useChangeLearned(propertyId: string, { id: answerId }: LearnedAnswerView) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (answer: string) => call(changeLearnedAnswer, { params: { propertyId, answerId }, body: { answer } }),
    onSettled: () => cache.invalidateQueries(learnedQuery(propertyId)),
  });
}

export function useDeleteLearned(propertyId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (answerId: string) => call(forgetLearnedAnswer, { params: { propertyId, answerId } }),
    onSettled: () => cache.invalidateQueries(learnedQuery(propertyId)),
  });
}

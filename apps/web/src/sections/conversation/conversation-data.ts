import {
  explainMessage,
  getConversation,
  handBackConversation,
  takeOverConversation,
  writeToRenter,
} from "@porchlight/contract/conversations.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../app/call.ts";

/** Keys begin with the topic of the live changes that make them old. */
export const conversationQuery = (inquiryId: string) =>
  queryOptions({
    queryKey: ["conversation", inquiryId],
    queryFn: ({ signal }) => call(getConversation, { params: { inquiryId }, signal }),
  });

/** Why Piper said a message; what was decided once stays as it is. */
export const whyQuery = (inquiryId: string, messageId: string) =>
  queryOptions({
    queryKey: ["why", inquiryId, messageId],
    queryFn: ({ signal }) => call(explainMessage, { params: { inquiryId, messageId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Takes a conversation over from Piper, or gives it back. */
export function useTakeOver(inquiryId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (way: "over" | "back") =>
      call(way === "over" ? takeOverConversation : handBackConversation, { params: { inquiryId }, body: {} }),
    onSuccess: (conversation) => cache.setQueryData(conversationQuery(inquiryId).queryKey, conversation),
  });
}

export function useWrite(inquiryId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { text: string; clientMessageId: string }) =>
      call(writeToRenter, { params: { inquiryId }, body }),
    onSettled: () => cache.invalidateQueries(conversationQuery(inquiryId)),
  });
}

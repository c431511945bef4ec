import type { BodyOf } from "@porchlight/contract/endpoint.ts";
import { addLead, addLeadSilently, listPropertyInquiries } from "@porchlight/contract/leads.ts";
import type { TimeRange } from "@porchlight/domain/kernel/time-range.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../app/call.ts";

/** Keys begin with the topic of the live changes that make them old. */
export const leadsQuery = (propertyId: string, range: TimeRange) =>
  queryOptions({
    queryKey: ["leads", propertyId, range],
    queryFn: ({ signal }) => call(listPropertyInquiries, { params: { propertyId }, query: { filter: range }, signal }),
  });

export type NewLead = BodyOf<typeof addLead>;

/** Adds a lead, whom Piper greets unless an application is sent next. */
export function useAddLead() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NewLead) => call(body.action === "SEND_APPLICATION" ? addLeadSilently : addLead, { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ["leads"] }),
  });
}

import type { OwnUserView } from "@porchlight/contract/accounts.ts";
import { cancelEmailChange, getAccountEvents } from "@porchlight/contract/profile.ts";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { investorQuery, personQuery } from "../../app/account.ts";
import { alertFailure } from "../../app/alert-failure.ts";
import { call } from "../../app/call.ts";
import { queryClient } from "../../app/query-client.ts";

/** The owner's account events, newest first. */
export const accountEventsQuery = queryOptions({
  queryKey: ["account", "events"],
  queryFn: ({ signal }) => call(getAccountEvents, { signal }),
  staleTime: 0,
});

/** Shows the owner as the server now has them, here and in the header. */
export function showSaved(saved: OwnUserView): void {
  queryClient.setQueryData(personQuery.queryKey, saved);
  queryClient.setQueryData(investorQuery.queryKey, (known) => known && { ...known, user: saved });
  void queryClient.invalidateQueries({ queryKey: accountEventsQuery.queryKey });
}

export const useCancelEmailChange = () =>
  useMutation({
    mutationFn: () => call(cancelEmailChange),
    onSuccess: () =>
      queryClient.setQueryData(personQuery.queryKey, (known) => known && { ...known, pendingEmail: null }),
    onError: (error) => alertFailure(error, "Failed to update profile"),
  });

import type { BodyOf } from "@porchlight/contract/endpoint.ts";
import {
  inviteApplicant,
  type RenterApplicationView,
  removeApplicant,
  replaceApplicant,
} from "@porchlight/contract/renter-applications.ts";
import { useMutation } from "@tanstack/react-query";
import { alertFailure } from "../../../app/alert-failure.ts";
import { call } from "../../../app/call.ts";
import { queryClient } from "../../../app/query-client.ts";
import { applicationQuery, invalidateApplications } from "../../../sections/renter/applications.ts";
import { useSpoken } from "../../../sections/renter/language.tsx";

export type Invited = BodyOf<typeof inviteApplicant>;

/** What the primary applicant does with the people of an application. */
export function usePeople(id: string) {
  const spoken = useSpoken();
  const show = (view: RenterApplicationView) => queryClient.setQueryData(applicationQuery(id).queryKey, view);
  return {
    invite: useMutation({
      mutationFn: ({ person, replacedId }: { person: Invited; replacedId: string | null }) =>
        replacedId === null
          ? call(inviteApplicant, { params: { id }, body: person })
          : call(replaceApplicant, { params: { id, applicationId: replacedId }, body: person }),
      onSuccess: show,
    }),
    remove: useMutation({
      mutationFn: (applicationId: string) => call(removeApplicant, { params: { id, applicationId } }),
      onSuccess: show,
      onError: (error) => {
        alertFailure(error, spoken.failure(error));
        void invalidateApplications();
      },
    }),
  };
}

import { type RenterApplicationView, withdrawApplication } from "@porchlight/contract/renter-applications.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { alertFailure } from "../../app/alert-failure.ts";
import { call } from "../../app/call.ts";
import { queryClient } from "../../app/query-client.ts";
import { applicationQuery, invalidateApplications } from "../../sections/renter/applications.ts";
import { useSpoken, useWords } from "../../sections/renter/language.tsx";
import { Action } from "../../ui/Action.tsx";
import { Confirm } from "../../ui/Dialogs.tsx";

/** The way out of an application for the household, until the owner has decided; it asks before. */
export function Withdraw({ view }: { view: RenterApplicationView }) {
  const { review } = useWords();
  const spoken = useSpoken();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(withdrawApplication, { params: { id: view.id }, body: {} }),
    onSuccess: (withdrawn) => {
      setAsking(false);
      queryClient.setQueryData(applicationQuery(view.id).queryKey, withdrawn);
      void invalidateApplications();
    },
    onError: (error) => alertFailure(error, spoken.failure(error)),
  });
  if (!view.canWithdraw) return null;
  return (
    <>
      <Action kind="plain" onClick={() => setAsking(true)}>
        {review.withdraw}
      </Action>
      <Confirm
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={review.withdrawTitle}
        keep={review.withdrawKeep}
        verb={review.withdraw}
        kind="danger"
        busy={isPending}
        onConfirm={() => mutate()}
      >
        {review.withdrawText(view.ownerName)}
      </Confirm>
    </>
  );
}

import { Checkbox } from "@mantine/core";
import { submitApplication } from "@porchlight/contract/renter-applications.ts";
import type { FormSection } from "@porchlight/domain/applications/answers.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { alertFailure } from "../../app/alert-failure.ts";
import { call } from "../../app/call.ts";
import { CallError } from "../../app/call-error.ts";
import { queryClient } from "../../app/query-client.ts";
import { applicationQuery, invalidateApplications } from "../../sections/renter/applications.ts";
import { useSpoken, useWords } from "../../sections/renter/language.tsx";
import { Action } from "../../ui/Action.tsx";
import { LoadingRows } from "../../ui/States.tsx";
import css from "./Form.module.css";
import { useApplicationForm } from "./form-context.ts";
import { ReviewedSection } from "./ReviewedSection.tsx";
import { StepPage } from "./StepPage.tsx";
import { useSaverState } from "./saving/use-answer-saver.ts";
import { ReviewedScreening } from "./screening/ReviewedScreening.tsx";
import { isScreened } from "./screening/screened.ts";

/** The last step: everything answered, what is missing with the way to its place, and Submit. */
export function ReviewStep() {
  const { review } = useWords();
  const { view } = useApplicationForm();
  const isReady = useFreshView(view.id);
  const [certifies, setCertifies] = useState(false);
  const [isMarked, setMarked] = useState(false);
  const submitting = useSubmit(view.id);
  const reason = useReason(isReady);
  const submit = () => (certifies ? submitting.mutate() : setMarked(true));
  return (
    <StepPage
      step="review"
      title={review.title}
      why={review.why}
      reason={reason}
      next={
        <Action kind="primary" size="md" busy={submitting.isPending} reason={reason ?? undefined} onClick={submit}>
          {review.submit}
        </Action>
      }
    >
      {isReady ? (
        <div className={css.stack}>
          {(view.sections as FormSection[]).map((section) => (
            <ReviewedSection key={section} section={section} />
          ))}
          {isScreened(view) && <ReviewedScreening view={view} />}
          <Checkbox
            label={review.certify}
            checked={certifies}
            onChange={({ currentTarget }) => {
              setCertifies(currentTarget.checked);
              setMarked(false);
            }}
            error={isMarked && review.certifyMissing}
          />
        </div>
      ) : (
        <LoadingRows rows={6} height={96} />
      )}
    </StepPage>
  );
}

/** Why Submit is off, if it is. */
function useReason(isReady: boolean): string | null {
  const { review, frame } = useWords();
  const { view, saver } = useApplicationForm();
  const { note } = useSaverState(saver);
  if (!isReady) return frame.controls.loading;
  if (Object.keys(view.missing).length > 0) return review.submitReason;
  return note === "saving" || note === "retrying" || saver.hasUnsaved() ? review.savingReason : null;
}

/** Saves all that is typed and reads the application anew. Returns whether both were tried. */
function useFreshView(id: string): boolean {
  const { saver } = useApplicationForm();
  const { note } = useSaverState(saver);
  const [isReady, setReady] = useState(false);
  const { refetch } = useQuery({ ...applicationQuery(id), enabled: false });
  useEffect(() => {
    let isHere = true;
    void saver
      .flush()
      .then(() => refetch())
      .then(() => isHere && setReady(true));
    return () => {
      isHere = false;
    };
  }, [saver, refetch]);
  useEffect(() => {
    if (isReady && note === "saved") void refetch();
  }, [isReady, note, refetch]);
  return isReady;
}

function useSubmit(id: string) {
  const spoken = useSpoken();
  return useMutation({
    mutationFn: () => call(submitApplication, { params: { id }, body: { certifies: true } }),
    onSuccess: (submitted) => {
      queryClient.setQueryData(applicationQuery(id).queryKey, submitted);
      void invalidateApplications();
    },
    onError: (error) => {
      alertFailure(error, spoken.failure(error));
      if (error instanceof CallError && error.status >= 400) void invalidateApplications();
    },
  });
}

import type { RenterScreeningView } from "@porchlight/contract/renter-screening.ts";
import { useState } from "react";
import { alertFailure } from "../../../app/alert-failure.ts";
import { CallError } from "../../../app/call-error.ts";
import { focusFirstBadIn } from "../../../app/form.ts";
import { invalidateApplications } from "../../../sections/renter/applications.ts";
import { useSpoken, useWords } from "../../../sections/renter/language.tsx";
import { showScreening } from "./screened.ts";

/** The id of the form of a page, by which the button of its frame submits it. */
export const formId = "screening-form";
export const focusFirstBad = focusFirstBadIn(`#${formId}`);

type Replied = RenterScreeningView | { screening: RenterScreeningView };
type AtFields = { setErrors: (errors: Record<string, string>) => void };

/**
 * Takes the steps of a person's screening. No cache of queries and mutations hears of them, since some carry what may
 * be kept nowhere.
 */
export function useScreeningStep(applicationId: string) {
  const { screening: words } = useWords();
  const spoken = useSpoken();
  const [isBusy, setBusy] = useState(false);
  const explain = (error: unknown, form: AtFields | undefined): void => {
    const { fields = {}, code = "", status = 0 } = error instanceof CallError ? error : {};
    // What an unfinished application lacks stands on other steps.
    const here = code === "application.incomplete" ? {} : fields;
    form?.setErrors(here);
    if (form && Object.keys(here).length > 0) focusFirstBad(here);
    else {
      alertFailure(error, code === "screening.step-not-open" ? words.movedOn : spoken.failure(error));
      if (status >= 400) void invalidateApplications();
    }
  };
  return {
    isBusy,
    /** Shows where the screening then stands. Returns what was answered; null once a failure was told. */
    async take<Reply extends Replied>(
      step: () => Promise<Reply>,
      options: { form?: AtFields; before?: (reply: Reply) => void } = {},
    ): Promise<Reply | null> {
      setBusy(true);
      try {
        const reply = await step();
        options.before?.(reply);
        showScreening(applicationId, "screening" in reply ? reply.screening : reply);
        return reply;
      } catch (error) {
        explain(error, options.form);
        return null;
      } finally {
        setBusy(false);
      }
    },
  };
}

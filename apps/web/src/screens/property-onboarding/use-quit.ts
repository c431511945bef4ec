import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { OnboardingStep } from "@porchlight/domain/properties/onboarding-stages.ts";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { stepLabels } from "../../sections/property/step-labels.ts";
import type { EditorState } from "../../sections/property-editors/editing.ts";
import { showFailure } from "../../ui/alerts.ts";

/**
 * Leaves the onboarding: saves the step when it is valid, else leaves without it and says so. When the save fails, the
 * page stays. Leaving creates no home from an address.
 */
export function useQuit(
  home: PropertyView | null,
  step: OnboardingStep,
  formId: string,
  { dirty, blocked }: EditorState,
  leave: (go: () => unknown) => void,
) {
  const navigate = useNavigate();
  const asked = useRef(false);
  const finish = () => leave(() => navigate({ to: "/" }));
  const withoutStep = (because: string) => {
    showFailure(`“${stepLabels[step]}” was not saved: ${because}.`);
    finish();
  };
  const incomplete = () => withoutStep("it is not complete yet");
  return {
    isAsked: () => asked.current,
    finish,
    /** Resets the quit after a failed save, so that the person can decide again. */
    stay(): void {
      asked.current = false;
    },
    /** Quits without the step, which was found incomplete. */
    giveUpStep(): void {
      if (asked.current) incomplete();
    },
    start(): void {
      const form = document.getElementById(formId);
      if (!dirty || !(form instanceof HTMLFormElement)) finish();
      else if (!home) withoutStep("you left before clicking Next");
      else if (blocked) incomplete();
      else {
        asked.current = true;
        form.requestSubmit();
      }
    },
  };
}

import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { OnboardingStep } from "@porchlight/domain/properties/completeness.ts";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { tellFailure } from "../../../ui/alerts.ts";
import type { EditorState } from "../editing.ts";
import { stepWords } from "./onboarding-words.ts";

/** After this long a form that was submitted and is not busy has found something wrong with itself. */
const refusedMilliseconds = 150;
const incomplete = "it is not complete yet";

/**
 * Leaves the onboarding for home: with the step saved where it can be, else without it, which is told. Where the save
 * itself fails, one stays. Leaving makes no home of an address.
 */
export function useQuit(
  home: PropertyView | null,
  step: OnboardingStep,
  formId: string,
  { dirty, blocked, busy }: EditorState,
  leave: (go: () => unknown) => void,
) {
  const navigate = useNavigate();
  const asked = useRef(false);
  const latest = useRef({ busy });
  latest.current = { busy };
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const finish = () => leave(() => navigate({ to: "/" }));
  const withoutStep = (because: string) => {
    tellFailure(`“${stepWords[step].label}” was not saved: ${because}.`);
    finish();
  };
  return {
    isAsked: () => asked.current,
    finish,
    /** The save failed: whoever is asked to stay decides anew. */
    stay(): void {
      asked.current = false;
    },
    start(): void {
      const form = document.getElementById(formId);
      if (!dirty || !(form instanceof HTMLFormElement)) finish();
      else if (!home) withoutStep("it had not been confirmed with Next");
      else if (blocked) withoutStep(incomplete);
      else {
        asked.current = true;
        form.requestSubmit();
        waiting.current = setTimeout(() => {
          if (asked.current && !latest.current.busy) withoutStep(incomplete);
        }, refusedMilliseconds);
      }
    },
  };
}

import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useWords } from "../../sections/renter/language.tsx";
import { Confirm } from "../../ui/Dialogs.tsx";
import { FormContext } from "./form-context.ts";
import { ReviewStep } from "./ReviewStep.tsx";
import { SectionStep } from "./SectionStep.tsx";
import { StartStep } from "./StartStep.tsx";
import { useAnswerSaver } from "./saving/use-answer-saver.ts";
import { useLeaving } from "./saving/use-leaving.ts";
import { ScreeningStep } from "./screening/ScreeningStep.tsx";
import { type Step, stepNamed, stepToResume } from "./steps.ts";

/** The form of an application, one step a page. */
export function Wizard({ view }: { view: RenterApplicationView }) {
  const { frame } = useWords();
  const saver = useAnswerSaver(view);
  const leaving = useLeaving(saver);
  const step = useStep(view);
  const [wasReviewed, setReviewed] = useState(false);
  useEffect(() => {
    if (step === "review") setReviewed(true);
  }, [step]);
  return (
    <FormContext value={{ view, saver, showsMissing: wasReviewed }}>
      {step === "start" ? (
        <StartStep />
      ) : step === "review" ? (
        <ReviewStep />
      ) : step === "screening" ? (
        <ScreeningStep />
      ) : (
        <SectionStep key={step} section={step} />
      )}
      <Confirm
        opened={leaving.status === "blocked"}
        onClose={() => leaving.reset?.()}
        onConfirm={() => leaving.proceed?.()}
        title={frame.unsaved.title}
        keep={frame.unsaved.stay}
        verb={frame.unsaved.leave}
        kind="danger"
      >
        {frame.unsaved.text}
      </Confirm>
    </FormContext>
  );
}

/**
 * The step of the address; an address that names none is given the step at which the form is taken up, and a way back
 * from paying the step that it left.
 */
function useStep(view: RenterApplicationView): Step {
  const { step: name, payment } = useSearch({ from: "/renter/renter/application/$applicationId" });
  const navigate = useNavigate();
  const named = stepNamed(view, name);
  const step = named ?? (payment ? stepNamed(view, "screening") : null) ?? stepToResume(view);
  useEffect(() => {
    if (!named) void navigate({ to: ".", search: (before) => ({ ...before, step }), replace: true });
  }, [named, step, navigate]);
  return step;
}

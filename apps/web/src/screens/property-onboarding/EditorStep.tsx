import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { OnboardingStep } from "@porchlight/domain/properties/onboarding-stages.ts";
import { useBlocker, useNavigate } from "@tanstack/react-router";
import { Suspense, useEffect, useRef, useState } from "react";
import type { EditorState } from "../../sections/property-editors/editing.ts";
import { useVersion } from "../../sections/property-editors/use-version.ts";
import { Action } from "../../ui/Action.tsx";
import { Confirm } from "../../ui/Dialogs.tsx";
import { LoadingRows } from "../../ui/States.tsx";
import { homeIsBegun } from "./new-entries.ts";
import { type Stage, stepAfter } from "./progress.ts";
import css from "./Step.module.css";
import { StepPage } from "./StepPage.tsx";
import { LocationEditor, stepEditors } from "./step-editors.ts";
import { useQuit } from "./use-quit.ts";

const formId = "step-form";
const untouched: EditorState = { blocked: null, busy: false, dirty: false };

type EditorStepProps = { home: PropertyView | null; stage: Stage; step: Exclude<OnboardingStep, "availability"> };

/** A step that saves with Next. Whatever would throw edits away asks first. */
export function EditorStep({ home, stage, step }: EditorStepProps) {
  const navigate = useNavigate();
  const [state, setState] = useState(untouched);
  const [hasFailed, setFailed] = useState(false);
  const mayLeave = useRef(false);
  const hasSaved = useRef(false);
  const leave = (go: () => unknown) => {
    mayLeave.current = true;
    void go();
  };
  const quit = useQuit(home, step, formId, state, leave);
  const wasBusy = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a save matters
  useEffect(() => {
    if (wasBusy.current && !state.busy && !hasSaved.current) {
      setFailed(true);
      quit.stay();
    }
    if (state.busy) setFailed(false);
    wasBusy.current = state.busy;
  }, [state.busy]);
  const goOn = (saved: PropertyView) => {
    hasSaved.current = true;
    if (quit.isAsked()) return quit.finish();
    if (!home) homeIsBegun(saved.id);
    const next = stepAfter(step);
    const params = { propertyId: saved.id };
    leave(() =>
      next
        ? navigate({
            to: "/property/onboarding/$propertyId/$step",
            params: { ...params, step: next },
            replace: !home,
          })
        : navigate({ to: "/property/onboarding/$propertyId", params }),
    );
  };
  const blocker = useBlocker({
    shouldBlockFn: () => state.dirty && !mayLeave.current,
    enableBeforeUnload: () => state.dirty && !mayLeave.current,
    withResolver: true,
  });
  const shared = { formId, onState: setState, onSaved: goOn, onIncomplete: quit.giveUpStep };
  const Editor = step === "address" ? null : stepEditors[step];
  const { key, hasChangedElsewhere } = useVersion(home, state.dirty || state.busy);
  const isDone = stage.done.includes(step);
  const note = state.busy ? "saving" : hasFailed ? "failed" : state.dirty ? "unsaved" : isDone ? "saved" : null;
  return (
    <StepPage
      home={home}
      stage={stage}
      step={step}
      note={note}
      reason={state.blocked}
      onQuit={quit.start}
      next={
        <Action
          kind="primary"
          size="md"
          type="submit"
          form={formId}
          busy={state.busy}
          {...(state.blocked ? { reason: state.blocked } : {})}
        >
          Next
        </Action>
      }
    >
      {hasFailed && (
        <p className={css.unsaved} role="note">
          This step isn't saved. Your changes are still here. Fix the problem, then click Next again.
        </p>
      )}
      {hasChangedElsewhere && (
        <p className={css.unsaved} role="note">
          Someone else edited this home while you were working. Next keeps your changes.
        </p>
      )}
      <Suspense fallback={<LoadingRows rows={4} height={64} />}>
        {home && Editor ? (
          <Editor key={key} property={home} {...shared} />
        ) : (
          <LocationEditor key={key} property={home} {...shared} />
        )}
      </Suspense>
      <Confirm
        opened={blocker.status === "blocked"}
        onClose={() => blocker.reset?.()}
        title="Leave without saving?"
        keep="Stay"
        verb="Leave without saving"
        kind="danger"
        onConfirm={() => blocker.proceed?.()}
      >
        This step isn't saved until you click Next. Earlier steps are saved.
      </Confirm>
    </StepPage>
  );
}

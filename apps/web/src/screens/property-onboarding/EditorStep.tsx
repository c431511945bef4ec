import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { OnboardingStep } from "@porchlight/domain/properties/onboarding-stages.ts";
import { useBlocker, useNavigate } from "@tanstack/react-router";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { EditorState } from "../../sections/property-editors/editing.ts";
import { useVersion } from "../../sections/property-editors/use-version.ts";
import css from "../../sections/wizard/Step.module.css";
import { Action } from "../../ui/Action.tsx";
import { Confirm } from "../../ui/Dialogs.tsx";
import { LoadingRows } from "../../ui/States.tsx";
import { homeIsBegun } from "./new-entries.ts";
import { type Stage, stepAfter } from "./progress.ts";
import { type SaveNote, StepPage } from "./StepPage.tsx";
import { LocationEditor, stepEditors } from "./step-editors.ts";
import { useQuit } from "./use-quit.ts";

const formId = "step-form";
const untouched: EditorState = { blocked: null, busy: false, dirty: false };

type EditorStepProps = { home: PropertyView | null; stage: Stage; step: Exclude<OnboardingStep, "availability"> };

/** A step that saves with Next. Whatever would throw edits away asks first. */
export function EditorStep({ home, stage, step }: EditorStepProps) {
  const goTo = useNextPage();
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
    leave(() => goTo(saved.id, stepAfter(step), !home));
  };
  const blocker = useBlocker({
    shouldBlockFn: () => state.dirty && !mayLeave.current,
    enableBeforeUnload: () => state.dirty && !mayLeave.current,
    withResolver: true,
  });
  const shared = { formId, onState: setState, onSaved: goOn, onIncomplete: quit.giveUpStep };
  const Editor = step === "address" ? null : stepEditors[step];
  const { key, hasChangedElsewhere } = useVersion(home, state.dirty || state.busy);
  return (
    <StepPage
      home={home}
      stage={stage}
      step={step}
      note={noteOf(state, hasFailed, stage.done.includes(step))}
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
        <Unsaved>This step isn't saved. Your changes are still here. Fix the problem, then click Next again.</Unsaved>
      )}
      {hasChangedElsewhere && (
        <Unsaved>Someone else edited this home while you were working. Next keeps your changes.</Unsaved>
      )}
      <Suspense fallback={<LoadingRows rows={4} height={64} />}>
        {home && Editor ? (
          <Editor key={key} property={home} {...shared} />
        ) : (
          <LocationEditor key={key} property={home} {...shared} />
        )}
      </Suspense>
      <LeaveQuestion
        opened={blocker.status === "blocked"}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </StepPage>
  );
}

/** Opens the step after the one that was saved, or the overview after a stage's last. */
function useNextPage() {
  const navigate = useNavigate();
  return (propertyId: string, next: OnboardingStep | null, replace: boolean): Promise<void> =>
    next
      ? navigate({ to: "/property/onboarding/$propertyId/$step", params: { propertyId, step: next }, replace })
      : navigate({ to: "/property/onboarding/$propertyId", params: { propertyId } });
}

function noteOf(state: EditorState, hasFailed: boolean, isDone: boolean): SaveNote {
  if (state.busy) return "saving";
  if (hasFailed) return "failed";
  if (state.dirty) return "unsaved";
  return isDone ? "saved" : null;
}

const Unsaved = ({ children }: { children: ReactNode }) => (
  <p className={css.unsaved} role="note">
    {children}
  </p>
);

type LeaveQuestionProps = { opened: boolean; onStay: () => void; onLeave: () => void };

const LeaveQuestion = ({ opened, onStay, onLeave }: LeaveQuestionProps) => (
  <Confirm
    opened={opened}
    onClose={onStay}
    title="Leave without saving?"
    keep="Stay"
    verb="Leave without saving"
    kind="danger"
    onConfirm={onLeave}
  >
    This step isn't saved until you click Next. Earlier steps are saved.
  </Confirm>
);

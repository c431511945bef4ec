import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { OnboardingStep } from "@porchlight/domain/properties/onboarding-stages.ts";
import type { ReactNode } from "react";
import { SaveLine } from "../../sections/wizard/SaveLine.tsx";
import { StepBody } from "../../sections/wizard/StepBody.tsx";
import { WizardPage, WizardPlace } from "../../sections/wizard/WizardPage.tsx";
import { Action, ActionLink } from "../../ui/Action.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { stageTitles, stepWords } from "./onboarding-words.ts";
import { type Stage, stepBefore } from "./progress.ts";

export type SaveNote = "saved" | "saving" | "unsaved" | "failed" | null;

type StepPageProps = {
  home: PropertyView | null;
  stage: Stage;
  step: OnboardingStep;
  note: SaveNote;
  /** The button that continues, usually Next. */
  next: ReactNode;
  /** Why Next is off, beside it. */
  reason: string | null;
  busy?: boolean;
  onQuit: () => void;
  children: ReactNode;
};

/** One question, why it is asked, and the way on. */
export function StepPage({ home, stage, step, note, next, reason, busy = false, onQuit, children }: StepPageProps) {
  const { question, why } = stepWords[step];
  useDocumentTitle(question);
  const place = stage.steps.indexOf(step);
  const before = stepBefore(step);
  const propertyId = home?.id ?? "new";
  return (
    <WizardPage
      progress={place / stage.steps.length}
      place={<WizardPlace of={stageTitles[stage.name]} step={`Step ${place + 1} of ${stage.steps.length}`} />}
      tools={
        <>
          <SaveLine note={note} words={note && notes[note]} />
          <Action kind="plain" busy={busy} onClick={onQuit}>
            {home ? "Quit & save" : "Exit"}
          </Action>
        </>
      }
    >
      <StepBody
        question={question}
        why={why}
        back={
          before && (
            <ActionLink
              size="md"
              to="/property/onboarding/$propertyId/$step"
              params={{ propertyId, step: before }}
              preload={false}
            >
              Back
            </ActionLink>
          )
        }
        next={next}
        reason={reason}
      >
        {children}
      </StepBody>
    </WizardPage>
  );
}

const notes: Record<Exclude<SaveNote, null>, string> = {
  saved: "Saved",
  saving: "Saving…",
  unsaved: "Not saved yet",
  failed: "Not saved",
};

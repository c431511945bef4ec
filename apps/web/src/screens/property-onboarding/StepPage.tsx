import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { OnboardingStep } from "@porchlight/domain/properties/onboarding-stages.ts";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Action, ActionLink } from "../../ui/Action.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import frame from "./OnboardingFrame.module.css";
import { OnboardingPage } from "./OnboardingFrame.tsx";
import { stageTitles, stepWords } from "./onboarding-words.ts";
import { type Stage, stepBefore } from "./progress.ts";
import css from "./Step.module.css";

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
    <OnboardingPage
      progress={place / stage.steps.length}
      place={
        <p className={`${frame.where} pl-num`}>
          <strong>{stageTitles[stage.name]}</strong>{" "}
          <span>
            Step {place + 1} of {stage.steps.length}
          </span>
        </p>
      }
      tools={
        <>
          <Saved note={note} />
          <Action kind="plain" busy={busy} onClick={onQuit}>
            {home ? "Quit & save" : "Exit"}
          </Action>
        </>
      }
    >
      <div className={css.step}>
        <h1 tabIndex={-1}>{question}</h1>
        <p className={css.why}>{why}</p>
        {children}
      </div>
      <div className={css.footer} data-footer>
        <div className={css.buttons}>
          {before ? (
            <ActionLink
              size="md"
              to="/property/onboarding/$propertyId/$step"
              params={{ propertyId, step: before }}
              preload={false}
            >
              Back
            </ActionLink>
          ) : (
            <span />
          )}
          {next}
        </div>
        {reason && <p className={css.reason}>{reason}</p>}
      </div>
    </OnboardingPage>
  );
}

const notes: Record<Exclude<SaveNote, null>, string> = {
  saved: "Saved",
  saving: "Saving…",
  unsaved: "Not saved yet",
  failed: "Not saved",
};

function Saved({ note }: { note: SaveNote }) {
  return (
    <p className={frame.note} data-note={note} role="status">
      {note === "saved" && <IconCheck size={16} stroke={2} aria-hidden />}
      {note === "failed" && <IconAlertTriangle size={16} stroke={1.75} aria-hidden />}
      {note && notes[note]}
    </p>
  );
}

import { useNavigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { LanguageSwitch } from "../../sections/renter/LanguageSwitch.tsx";
import { useWords } from "../../sections/renter/language.tsx";
import { SaveLine } from "../../sections/wizard/SaveLine.tsx";
import { StepBody } from "../../sections/wizard/StepBody.tsx";
import { WizardPage, WizardPlace } from "../../sections/wizard/WizardPage.tsx";
import { Action, ActionLink } from "../../ui/Action.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { fieldOnPage } from "./field-on-page.ts";
import { useApplicationForm } from "./form-context.ts";
import { useSaverState } from "./saving/use-answer-saver.ts";
import { neighborsOf, type Step, stepsOf } from "./steps.ts";

type StepPageProps = {
  step: Step;
  title: string;
  why?: string;
  /** The button that continues; Next where none is given. */
  next?: ReactNode;
  /** Why that button is off. */
  reason?: string | null;
  children: ReactNode;
};

/** A step of the form in its frame. */
export function StepPage({ step, title, why, next, reason = null, children }: StepPageProps) {
  const { frame } = useWords();
  const { view } = useApplicationForm();
  const steps = stepsOf(view);
  const place = steps.indexOf(step);
  const { before } = neighborsOf(view, step);
  useDocumentTitle(title);
  useArrival(step);
  return (
    <WizardPage
      home={{ to: "/renter", label: frame.home }}
      progress={(place + 1) / steps.length}
      place={<WizardPlace of={frame.apply(view.home.title)} step={frame.step(place + 1, steps.length)} />}
      tools={
        <>
          <LanguageSwitch applicationIds={[view.id]} />
          <ActionLink kind="plain" to="/renter" preload={false}>
            {frame.saveAndQuit}
          </ActionLink>
        </>
      }
    >
      <StepBody
        question={title}
        why={why}
        back={before && <BackButton to={before} />}
        next={next ?? <NextButton step={step} />}
        reason={reason}
        note={<Saved />}
      >
        {children}
      </StepBody>
    </WizardPage>
  );
}

function BackButton({ to }: { to: Step }) {
  const { frame } = useWords();
  return (
    <ActionLink size="md" to="." search={{ step: to }} preload={false}>
      {frame.back}
    </ActionLink>
  );
}

/** Goes to the next step, whatever is missing; what is wrong is marked, and what is typed is saved. */
function NextButton({ step }: { step: Step }) {
  const { frame } = useWords();
  const { view } = useApplicationForm();
  const navigate = useNavigate();
  const { after } = neighborsOf(view, step);
  return (
    <Action kind="primary" size="md" onClick={() => after && void navigate({ to: ".", search: { step: after } })}>
      {frame.next}
    </Action>
  );
}

const looks = { saved: "saved", saving: "saving", retrying: "failed", attention: "unsaved" } as const;

function Saved() {
  const { frame } = useWords();
  const { saver } = useApplicationForm();
  const { note } = useSaverState(saver);
  return <SaveLine note={note && looks[note]} words={note && frame.notes[note]} />;
}

/** Takes the focus to the field that the address names, else after a change of step to the heading. */
function useArrival(step: Step): void {
  const router = useRouter();
  useEffect(() => {
    const { search } = router.state.location;
    const field = search.at ? fieldOnPage(search.at) : null;
    if (field) {
      field.focus();
      field.scrollIntoView({ block: "center" });
    } else if (router.state.resolvedLocation?.search.step && router.state.resolvedLocation.search.step !== step)
      document.querySelector<HTMLElement>("#main h1")?.focus();
  }, [router, step]);
}

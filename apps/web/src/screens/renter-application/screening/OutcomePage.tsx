import { useState } from "react";
import { useWords } from "../../../sections/renter/language.tsx";
import { standingOf } from "../../../sections/renter/standing.ts";
import type { OutcomeWords } from "../../../sections/renter/words/screening-words.ts";
import { Action } from "../../../ui/Action.tsx";
import { AgePage } from "./AgePage.tsx";
import { BroughtReport } from "./BroughtReport.tsx";
import { OwnCopies } from "./OwnCopies.tsx";
import { PayAgain } from "./PayAgain.tsx";
import { PaymentLine } from "./PaymentLine.tsx";
import css from "./Screening.module.css";
import { isOutcome, type PageProps, type ScreenedView } from "./screened.ts";

/** How a screening ended or what it waits for, and what to do next. */
export function OutcomePage({ view, Frame, children }: PageProps & { children?: React.ReactNode }) {
  const { outcomes } = useWords().screening;
  const { status } = view.screening;
  if (!isOutcome(status)) return null;
  const { title, text } = outcomes[status];
  // Of an application that is over, only what became of its reports and fee is left to say.
  const isGoingOn = view.isOpen || standingOf(view) === "submitted";
  return (
    <Frame title={title} {...(isGoingOn && { why: text(view.ownerName) })}>
      <div className={css.stack}>
        {isGoingOn && <NextSteps view={view} outcome={outcomes[status]} />}
        <PaymentLine view={view} />
        {isGoingOn && status === "FEE_RETURNED" && <PayAgain view={view} />}
        {children}
        <OwnCopies view={view} />
      </div>
    </Frame>
  );
}

/** What to do next; what is to be said of the credit file may be that, also once nothing else is left to do. */
function NextSteps({ view, outcome }: { view: ScreenedView; outcome: OutcomeWords }) {
  const words = useWords().screening;
  const { isOpen, ownerName, screening } = view;
  const aboutFile = screening.creditFile && words.creditFile[screening.creditFile](ownerName);
  return (
    <>
      {aboutFile && <p className={css.next}>{aboutFile}</p>}
      {isOpen && <p className={css.next}>{outcome.next}</p>}
      {!isOpen && !aboutFile && <p className={css.next}>{outcome.submittedNext}</p>}
    </>
  );
}

/** An outcome that the person chose, and may go back on. */
export function ChosenOutcomePage({ view, Frame }: PageProps) {
  const { back } = useWords().screening;
  const [isBack, setBack] = useState(false);
  if (isBack) return <AgePage view={view} Frame={Frame} />;
  return (
    <OutcomePage view={view} Frame={Frame}>
      {view.screening.status === "OWN_REPORT" && <BroughtReport view={view} />}
      <div>
        <Action onClick={() => setBack(true)}>{back}</Action>
      </div>
    </OutcomePage>
  );
}

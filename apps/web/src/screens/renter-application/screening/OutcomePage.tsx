import { useState } from "react";
import { useWords } from "../../../sections/renter/language.tsx";
import { standingOf } from "../../../sections/renter/standing.ts";
import { Action } from "../../../ui/Action.tsx";
import { FilesOfKind } from "../documents/FilesOfKind.tsx";
import { AgePage } from "./AgePage.tsx";
import { OwnCopies } from "./OwnCopies.tsx";
import { PaymentLine } from "./PaymentLine.tsx";
import css from "./Screening.module.css";
import { isOutcome, type PageProps } from "./screened.ts";

/** How a screening ended or what it waits for, and what to do next. */
export function OutcomePage({ view, Frame, children }: PageProps & { children?: React.ReactNode }) {
  const { outcomes } = useWords().screening;
  const { status } = view.screening;
  if (!isOutcome(status)) return null;
  const { title, text, next, submittedNext } = outcomes[status];
  // Of an application that is over, only what became of its reports and fee is left to say.
  const isGoingOn = view.isOpen || standingOf(view) === "submitted";
  return (
    <Frame title={title} {...(isGoingOn && { why: text(view.ownerName) })}>
      <div className={css.stack}>
        {isGoingOn && <p className={css.next}>{view.isOpen ? next : submittedNext}</p>}
        <PaymentLine view={view} />
        {children}
        <OwnCopies view={view} />
      </div>
    </Frame>
  );
}

/** An outcome that the person chose, and may go back on. */
export function ChosenOutcomePage({ view, Frame }: PageProps) {
  const { back } = useWords().screening;
  const [isBack, setBack] = useState(false);
  if (isBack) return <AgePage view={view} Frame={Frame} />;
  return (
    <OutcomePage view={view} Frame={Frame}>
      {view.screening.status === "OWN_REPORT" && <FilesOfKind kind="OWN_REPORT" />}
      <div>
        <Action onClick={() => setBack(true)}>{back}</Action>
      </div>
    </OutcomePage>
  );
}

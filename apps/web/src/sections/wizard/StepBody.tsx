import type { ReactNode } from "react";
import css from "./Step.module.css";

type StepBodyProps = {
  question: string;
  why?: ReactNode;
  /** The button back, if there is a way. */
  back: ReactNode;
  /** The button that continues, usually Next. */
  next: ReactNode;
  /** Why the button that continues is off, on narrow screens. */
  reason?: string | null;
  /** A line above the buttons. */
  note?: ReactNode;
  children: ReactNode;
};

/** One question of a wizard, why it is asked, its fields, and the buttons docked at the bottom. */
export function StepBody({ question, why, back, next, reason, note, children }: StepBodyProps) {
  return (
    <>
      <div className={css.step}>
        <h1 tabIndex={-1}>{question}</h1>
        {why && <p className={css.why}>{why}</p>}
        {children}
      </div>
      <div className={css.footer} data-footer>
        {note}
        <div className={css.buttons}>
          {back ?? <span />}
          {next}
        </div>
        {reason && <p className={css.reason}>{reason}</p>}
      </div>
    </>
  );
}

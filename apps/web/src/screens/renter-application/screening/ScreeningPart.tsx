import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import { standingOf } from "../../../sections/renter/standing.ts";
import form from "../Form.module.css";
import { OutcomePage } from "./OutcomePage.tsx";
import { PaymentLine } from "./PaymentLine.tsx";
import css from "./Screening.module.css";
import { SittingPage } from "./SittingPage.tsx";
import { type Frame, isOutcome, isScreened } from "./screened.ts";
import { useHeadingFocus } from "./use-heading-focus.ts";

/**
 * The screening of an application that can't be changed anymore: how it ended, or the sitting that is left once the
 * bureau has confirmed by phone who somebody is.
 */
export function ScreeningPart({ view }: { view: RenterApplicationView }) {
  useHeadingFocus(view.screening?.status, "#screening");
  if (!isScreened(view)) return null;
  if (isOutcome(view.screening.status)) return <OutcomePage view={view} Frame={CardFrame} />;
  if (standingOf(view) === "submitted") return <SittingPage view={view} Frame={CardFrame} />;
  return <PaymentLine view={view} />;
}

const CardFrame: Frame = ({ title, why, next, children }) => (
  <section className={`${form.card} ${css.part}`} aria-labelledby="screening">
    <h2 id="screening" tabIndex={-1}>
      {title}
    </h2>
    {why && <p>{why}</p>}
    {children}
    {next && <div>{next}</div>}
  </section>
);

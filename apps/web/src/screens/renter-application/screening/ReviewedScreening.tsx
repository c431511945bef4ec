import { useWords } from "../../../sections/renter/language.tsx";
import { ReviewedPart } from "../ReviewedPart.tsx";
import { PaymentLine } from "./PaymentLine.tsx";
import css from "./Screening.module.css";
import { isOutcome, type ScreenedView } from "./screened.ts";

/** The screening at the review. */
export function ReviewedScreening({ view }: { view: ScreenedView }) {
  const { screening: words } = useWords();
  const { status } = view.screening;
  const { ownReport, agency, ...others } = view.missing.screening ?? {};
  // The file is added where its kind stands, the company and the day named below it.
  const missing = { ...others, ...(ownReport && { OWN_REPORT: ownReport }), ...(agency && { name: agency }) };
  return (
    <ReviewedPart step="screening" short={words.short} missing={missing}>
      {isOutcome(status) && <p className={css.next}>{words.outcomes[status].title}</p>}
      <PaymentLine view={view} />
    </ReviewedPart>
  );
}

import type { ReviewView } from "@porchlight/contract/applications.ts";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { PrintButton } from "../../../ui/PrintButton.tsx";
import { printAlone } from "../../../ui/print-alone.ts";
import { Failed, Spinner } from "../../../ui/States.tsx";
import { TextAction } from "../../../ui/TextAction.tsx";
import { verdictsQuery } from "../data.ts";
import css from "./Decided.module.css";
import { RecordedVerdict } from "./RecordedVerdict.tsx";

/** Every decision on a household with what it was decided by, for whoever asks why. It is fetched when it is shown. */
export function DecisionRecord({ review }: { review: ReviewView }) {
  const [isShown, setShown] = useState(false);
  const section = useRef<HTMLElement>(null);
  const titleId = useId();
  return (
    <section ref={section} className={css.card} aria-labelledby={titleId}>
      <div className={css.line}>
        <h2 id={titleId}>Record of decisions</h2>
        <TextAction aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? "Hide" : "Show"}
          <span className="pl-hidden"> the record of decisions</span>
        </TextAction>
      </div>
      <p className={css.about}>What you decided, when, and what you decided by, exactly as it was then.</p>
      {isShown && <Verdicts review={review} onPrint={() => printAlone(section.current!)} />}
    </section>
  );
}

function Verdicts({ review, onPrint }: { review: ReviewView; onPrint: () => void }) {
  const query = useQuery(verdictsQuery(review.id));
  if (query.isPending) return <Spinner />;
  if (!query.data) return <Failed title="Could not load the record" onRetry={() => void query.refetch()} />;
  return (
    <>
      <p className={css.of}>
        {review.primaryApplicant.user.name}, {review.property.displayName}
      </p>
      {query.data.map((verdict) => (
        <RecordedVerdict key={verdict.id} verdict={verdict} />
      ))}
      <PrintButton onClick={onPrint} />
    </>
  );
}

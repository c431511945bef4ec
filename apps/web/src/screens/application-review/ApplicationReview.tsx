import type { ApplicationView, ReviewView } from "@porchlight/contract/applications.ts";
import type { RenterView } from "@porchlight/contract/renters.ts";
import "../../ui/print.css";
import { useIsPrinting } from "../../ui/use-is-printing.ts";
import { useLayer } from "../../ui/use-layer.ts";
import { ApplicationPanel } from "./answers/LazyApplicationPanel.tsx";
import { PrintedAnswers } from "./answers/PrintedAnswers.tsx";
import { ApplicantCard } from "./applicants/ApplicantCard.tsx";
import { Decided } from "./decided/Decided.tsx";
import { HomeRow } from "./HomeRow.tsx";
import css from "./Review.module.css";
import { VerdictCard } from "./verdict/VerdictCard.tsx";

type Props = { review: ReviewView; applications: readonly ApplicationView[]; renter: RenterView };

/** A household's applications beside the owner's criteria and verdict. */
export function ApplicationReview({ review, applications, renter }: Props) {
  const panel = useLayer<string>();
  const isPrinting = useIsPrinting();
  const isAnythingDecided = review.decidedAt !== null || review.conditionalOffer.madeAt !== null;
  return (
    <>
      <div className={css.columns}>
        <div className={css.main}>
          <HomeRow home={review.property} />
          {applications.map((application) => (
            <ApplicantCard
              key={application.id}
              application={application}
              bundleId={review.id}
              onView={() => panel.open(application.id)}
            />
          ))}
          {isAnythingDecided && <Decided review={review} />}
        </div>
        <VerdictCard review={review} applications={applications} renter={renter} />
      </div>
      {isPrinting && <PrintedAnswers applications={applications} />}
      <ApplicationPanel panel={panel} bundleId={review.id} />
    </>
  );
}

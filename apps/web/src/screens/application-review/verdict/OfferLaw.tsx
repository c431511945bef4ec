import type { ReviewView } from "@porchlight/contract/applications.ts";
import { dayOf } from "../answers/answer-words.ts";
import css from "./Verdict.module.css";

type Offer = ReviewView["conditionalOffer"];

/** Why a conditional offer comes first, with the law it follows from. */
export function OfferLaw({ offer: { law, isLimited } }: { offer: Offer }) {
  if (!law) return null;
  return (
    <p className={css.note}>
      {isLimited
        ? `${law.place} limits how criminal reports may be used, so we ask for a conditional offer first.`
        : `In ${law.place}, a criminal report may be read only after a conditional offer.`}{" "}
      Source: {law.source}, checked {dayOf(law.checkedOn)}. This isn't legal advice.
    </p>
  );
}

import { useState } from "react";
import { Action } from "../../../ui/Action.tsx";
import { Confirm } from "../../../ui/LazyConfirm.tsx";
import { useVerdict } from "../data.ts";
import { CriteriaTable } from "./CriteriaTable.tsx";
import { DeclineAction } from "./DeclineAction.tsx";
import { OfferLaw } from "./OfferLaw.tsx";
import css from "./Verdict.module.css";
import type { VerdictProps } from "./verdict-props.ts";
import { whatAnOfferDoes } from "./verdict-words.ts";

const rentedOut = "This home is rented out. Resume the listing to make an offer.";

/** The criteria of a bundle where the law has a criminal report follow a conditional offer, which comes first. */
export function OfferCard(props: VerdictProps) {
  const { id, moves } = props.review;
  const offer = useVerdict(id, "offer");
  const [isAsking, setAsking] = useState(false);
  const isRentedOut = !moves.includes("offer");
  return (
    <>
      <CriteriaTable {...props} />
      <div className={css.buttons} data-footer>
        <Action kind="primary" size="lg" reason={isRentedOut ? rentedOut : undefined} onClick={() => setAsking(true)}>
          Make a conditional offer
        </Action>
        <DeclineAction bundleId={id} reason={offer.isPending ? "Making the offer" : undefined} />
      </div>
      {isRentedOut && <p className={css.note}>{rentedOut}</p>}
      <OfferLaw offer={props.review.conditionalOffer} />
      <Confirm
        opened={isAsking}
        onClose={() => setAsking(false)}
        title="Make a conditional offer?"
        keep="Not yet"
        verb="Make the offer"
        busy={offer.isPending}
        onConfirm={() => offer.mutate({}, { onSettled: () => setAsking(false) })}
      >
        {whatAnOfferDoes}
      </Confirm>
    </>
  );
}

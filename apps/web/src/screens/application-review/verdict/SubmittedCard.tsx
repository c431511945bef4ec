import { Action } from "../../../ui/Action.tsx";
import { useVerdict } from "../data.ts";
import { CriteriaTable } from "./CriteriaTable.tsx";
import { DeclineAction } from "./DeclineAction.tsx";
import { OfferCard } from "./OfferCard.tsx";
import { OfferMade } from "./OfferMade.tsx";
import css from "./Verdict.module.css";
import type { VerdictProps } from "./verdict-props.ts";
import { whatFollows } from "./verdict-words.ts";
import { WithdrawOffer } from "./WithdrawOffer.tsx";

/** The criteria of a bundle that waits for the owner, and what they may do with it. */
export function SubmittedCard(props: VerdictProps) {
  const { id, conditionalOffer } = props.review;
  const accept = useVerdict(id, "accept");
  if (conditionalOffer.isNeeded && !conditionalOffer.madeAt) return <OfferCard {...props} />;
  const reason = accept.isPending ? "Accepting" : undefined;
  return (
    <>
      {conditionalOffer.madeAt && <OfferMade madeAt={conditionalOffer.madeAt} />}
      <CriteriaTable {...props} />
      <div className={css.buttons} data-footer>
        <Action kind="primary" size="lg" busy={accept.isPending} onClick={() => accept.mutate({})}>
          Accept application
        </Action>
        {conditionalOffer.madeAt ? (
          <WithdrawOffer {...props} reason={reason} />
        ) : (
          <DeclineAction bundleId={id} reason={reason} />
        )}
      </div>
      <p className={css.note}>{whatFollows}</p>
    </>
  );
}

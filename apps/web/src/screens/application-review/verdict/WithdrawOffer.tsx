import { useState } from "react";
import { Action } from "../../../ui/Action.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import css from "./Verdict.module.css";
import type { VerdictProps } from "./verdict-props.ts";

const WithdrawDialog = lazyPart(
  () => import("./WithdrawDialog.tsx").then((file) => file.WithdrawDialog),
  ({ opened }) => opened,
);

type WithdrawOfferProps = Pick<VerdictProps, "review" | "applications"> & { reason: string | undefined };

/** Takes a conditional offer back, with a reason for each person whom it is about. */
export function WithdrawOffer({ review, applications, reason }: WithdrawOfferProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Action reason={reason} aria-label="Withdraw the offer" onClick={() => setOpen(true)}>
        <span>
          Withdraw<span className={css.spelledOut}> the offer</span>
        </span>
      </Action>
      <WithdrawDialog opened={isOpen} onClose={() => setOpen(false)} review={review} applications={applications} />
    </>
  );
}

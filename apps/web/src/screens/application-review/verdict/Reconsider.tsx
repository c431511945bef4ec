import type { ReviewView } from "@porchlight/contract/applications.ts";
import { useRef, useState } from "react";
import { Action } from "../../../ui/Action.tsx";
import { TextAction } from "../../../ui/TextAction.tsx";
import { useVerdict } from "../data.ts";
import { OfferLaw } from "./OfferLaw.tsx";
import css from "./Verdict.module.css";
import { whatAnOfferDoes, whatFollows } from "./verdict-words.ts";

const ways = {
  offer: { label: "Make a conditional offer", follows: whatAnOfferDoes },
  accept: { label: "Accept application", follows: whatFollows },
} as const;

type ReconsiderProps = Pick<ReviewView, "id" | "moves" | "conditionalOffer">;

/** The way back from declining: one press reveals what a second one does, which is an offer where the law has that first. */
export function Reconsider({ id, moves, conditionalOffer }: ReconsiderProps) {
  const way = moves.includes("offer") ? "offer" : "accept";
  const verdict = useVerdict(id, way);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={css.reconsider}>
      <TextAction below ref={button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Reconsider
      </TextAction>
      {isOpen && (
        <>
          <Action kind="primary" busy={verdict.isPending} onClick={() => verdict.mutate({})}>
            {ways[way].label}
          </Action>
          <Action kind="plain" onClick={cancel}>
            Cancel
          </Action>
          <p>{ways[way].follows}</p>
          {way === "offer" && <OfferLaw offer={conditionalOffer} />}
        </>
      )}
    </div>
  );
}

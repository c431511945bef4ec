import type { EscalationView } from "@porchlight/contract/escalations.ts";
import { readablePhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { shownWords } from "../../escalation-asks.ts";
import { Initials } from "../../ui/AvatarRow.tsx";
import { TextAction } from "../../ui/TextAction.tsx";
import css from "./Askers.module.css";

/** The renters who wait for an escalation, with their words and contact details. */
export function Askers({
  escalation: { renters, reason },
  toCall = false,
  onConversation,
}: {
  escalation: Pick<EscalationView, "renters" | "reason">;
  toCall?: boolean;
  onConversation: (inquiryId: string) => void;
}) {
  return (
    <ul className={css.askers} aria-label="Who asked">
      {renters.map((renter) => (
        <li key={renter.id} className={css.asker}>
          <Initials person={renter} size={32} />
          <span>
            <b>{renter.name}</b>
            <small className="pl-num">
              {toCall && renter.phone ? (
                <a className={css.call} href={`tel:${renter.phone}`}>
                  {readablePhone(renter.phone)}
                </a>
              ) : (
                ((renter.phone && readablePhone(renter.phone)) ?? renter.email ?? "No contact info")
              )}
            </small>
          </span>
          <TextAction onClick={() => onConversation(renter.inquiryId)}>
            See conversation<span className="pl-hidden"> with {renter.name}</span>
          </TextAction>
          <p>{shownWords({ reason, questionText: renter.questionText })}</p>
        </li>
      ))}
    </ul>
  );
}

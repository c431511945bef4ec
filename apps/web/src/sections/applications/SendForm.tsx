import type { AttestationsView } from "@porchlight/contract/applications.ts";
import { calledBy } from "@porchlight/domain/kernel/names.ts";
import { useState } from "react";
import { alertFailure } from "../../app/alert-failure.ts";
import { Action } from "../../ui/Action.tsx";
import { DialogButtons } from "../../ui/Dialogs.tsx";
import css from "./Applications.module.css";
import { feeLine } from "./application-words.ts";
import { useSendApplication } from "./data.ts";
import { Statement, TermsTick } from "./Statements.tsx";
import type { Sending } from "./sending.ts";
import type { AddressFirst } from "./use-address-first.ts";

type SendFormProps = { sending: Sending; first: AddressFirst; onCancel: () => void; onSent: () => void };

/** What the owner agrees to before an application is sent; Send works once all that is required is ticked. */
export function SendForm({ sending, first, onCancel, onSent }: SendFormProps) {
  const { propertyId, inquiryId, name, attestations: asked } = sending;
  const [agreed, setAgreed] = useState(false);
  const [affirmed, setAffirmed] = useState<readonly number[]>([]);
  const send = useSendApplication(propertyId);
  const isComplete =
    (agreed || !asked.hasScreening) &&
    asked.attestations.every((one) => !one.affirmativeRequired || affirmed.includes(one.attestationId));
  const reason = isComplete ? undefined : "Agree to the terms and every required statement";
  const submit = () =>
    first.run(
      (onError) => send.mutate({ inquiryId, ...answersOf(asked, affirmed) }, { onSuccess: onSent, onError }),
      alertFailure,
    );
  const toggle = (id: number) =>
    setAffirmed((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
  return (
    <>
      <p className={css.lead}>
        We'll email {calledBy(name)} a private link to apply. You can review the application once everyone in it has
        submitted.
      </p>
      {asked.hasScreening && (
        <fieldset className={css.statements}>
          <legend>Before you send it</legend>
          {asked.attestations.map((one) => (
            <Statement
              key={one.attestationId}
              statement={one}
              checked={affirmed.includes(one.attestationId)}
              onToggle={() => toggle(one.attestationId)}
            />
          ))}
          <TermsTick termsUrl={asked.termsUrl} checked={agreed} onToggle={() => setAgreed(!agreed)} />
        </fieldset>
      )}
      <p className={css.free}>{feeLine(asked.fees)}</p>
      <DialogButtons>
        <Action onClick={onCancel}>Cancel</Action>
        <Action
          kind="primary"
          busy={send.isPending}
          reason={reason}
          onClick={submit}
          data-autofocus={asked.hasScreening ? undefined : true}
        >
          Send application
        </Action>
      </DialogButtons>
      {reason && <p className={css.reason}>{reason}</p>}
    </>
  );
}

/** The answers as they travel; none where the home has no statements. */
const answersOf = ({ attestationGroupId, attestations }: AttestationsView, affirmed: readonly number[]) =>
  attestationGroupId === null
    ? {}
    : {
        attestation: {
          attestationGroupId,
          attestationResponses: attestations.map(({ attestationId }) => ({
            attestationId,
            isAffirmative: affirmed.includes(attestationId),
          })),
        },
      };

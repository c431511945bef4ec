import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import { consentToScreening, type openScreeningStatements } from "@porchlight/contract/renter-screening.ts";
import { type FormEvent, useState } from "react";
import { call } from "../../../app/call.ts";
import { CallError } from "../../../app/call-error.ts";
import { useWords } from "../../../sections/renter/language.tsx";
import css from "./Screening.module.css";
import { AgreeTick, Statement } from "./Statement.tsx";
import type { ScreenedView } from "./screened.ts";
import { focusFirstBad, formId, type useScreeningStep } from "./use-screening-step.ts";

type Statements = ReplyOf<typeof openScreeningStatements>;
type ConsentFormProps = {
  view: ScreenedView;
  statements: Statements;
  step: ReturnType<typeof useScreeningStep>;
  /** Called when the bureau has other statements by now. */
  onChanged: () => void;
};

/** The statements with their ticks; what has to be affirmed is marked where it is not. */
export function ConsentForm({ view, statements, step, onChanged }: ConsentFormProps) {
  const { consent: words } = useWords().screening;
  const { attestationGroupId, attestations, termsUrl } = statements;
  const [affirmed, setAffirmed] = useState<ReadonlySet<number>>(new Set());
  const [agrees, setAgrees] = useState(false);
  const [isMarked, setMarked] = useState(false);
  const lacking = attestations.filter((one) => one.affirmativeRequired && !affirmed.has(one.attestationId));
  const send = async () => {
    const attestationResponses = attestations.map(({ attestationId }) => ({
      attestationId,
      isAffirmative: affirmed.has(attestationId),
    }));
    const body = { consents: true as const, attestationGroupId, attestationResponses };
    return call(consentToScreening, { params: { id: view.id }, body }).catch((error: unknown) => {
      if (error instanceof CallError && error.code === "screening.statements-changed") onChanged();
      throw error;
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (agrees && lacking.length === 0) return void step.take(send);
    setMarked(true);
    focusFirstBad({ consents: words.required });
  };
  const toggle = (id: number) =>
    setAffirmed((ids) => (ids.has(id) ? ids.difference(new Set([id])) : new Set([...ids, id])));
  return (
    <form id={formId} className={css.fields} noValidate onSubmit={submit}>
      {words.inEnglish && <p className={css.note}>{words.inEnglish}</p>}
      {attestations.map((one) => (
        <Statement
          key={one.attestationId}
          statement={one}
          checked={affirmed.has(one.attestationId)}
          onToggle={() => toggle(one.attestationId)}
          error={isMarked && lacking.includes(one) && words.required}
        />
      ))}
      <AgreeTick
        owner={view.ownerName}
        termsUrl={termsUrl}
        checked={agrees}
        onToggle={() => setAgrees(!agrees)}
        error={isMarked && !agrees && words.required}
      />
    </form>
  );
}

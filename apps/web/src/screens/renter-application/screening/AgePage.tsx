import { confirmAge } from "@porchlight/contract/renter-screening.ts";
import { call } from "../../../app/call.ts";
import { useUnkeptForm } from "../../../app/form.ts";
import { useWords } from "../../../sections/renter/language.tsx";
import { DateField } from "../../../ui/DateField.tsx";
import { OtherWays } from "./OtherWays.tsx";
import css from "./Screening.module.css";
import { SubmitButton } from "./SubmitButton.tsx";
import type { PageProps } from "./screened.ts";
import { focusFirstBad, formId, useScreeningStep } from "./use-screening-step.ts";
import { useSpokenFields } from "./use-spoken-fields.ts";

/** Asks for the birth date, of which nothing is kept. */
export function AgePage({ view, Frame }: PageProps) {
  const { age: words } = useWords().screening;
  const { take, isBusy } = useScreeningStep(view.id);
  const form = useUnkeptForm(confirmAge.body, { birthDate: "" });
  const field = useSpokenFields(form);
  const submit = form.onSubmit(
    (body) => void take(() => call(confirmAge, { params: { id: view.id }, body }), { form }),
    focusFirstBad,
  );
  return (
    <Frame title={words.title} why={words.why} next={<SubmitButton busy={isBusy}>{words.submit}</SubmitButton>}>
      <form id={formId} className={css.fields} noValidate onSubmit={submit}>
        <DateField label={words.birthDate} autoComplete="off" {...field("birthDate")} />
      </form>
      <OtherWays view={view} />
    </Frame>
  );
}

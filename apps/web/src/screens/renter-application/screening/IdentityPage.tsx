import { proveIdentity, type SittingView } from "@porchlight/contract/renter-screening.ts";
import type { ScreeningStatus } from "@porchlight/domain/screening/lifecycle.ts";
import { call } from "../../../app/call.ts";
import { useUnkeptForm } from "../../../app/form.ts";
import { useWords } from "../../../sections/renter/language.tsx";
import type { RenterWords } from "../../../sections/renter/words/words.ts";
import { DateField } from "../../../ui/DateField.tsx";
import { AddressFields } from "./AddressFields.tsx";
import { EmploymentField } from "./EmploymentField.tsx";
import type { Identity, Proof } from "./identity.ts";
import { OtherWays } from "./OtherWays.tsx";
import { PaymentLine } from "./PaymentLine.tsx";
import css from "./Screening.module.css";
import { SsnFields } from "./SsnFields.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import type { PageProps, ScreenedView } from "./screened.ts";
import { focusFirstBad, formId, useScreeningStep } from "./use-screening-step.ts";
import { useSpokenFields } from "./use-spoken-fields.ts";

type IdentityPageProps = PageProps & { onAnswer: (proof: Proof, sitting: SittingView) => void };

/** Asks for what the bureau knows a person by, and passes it on. */
export function IdentityPage({ view, Frame, onAnswer }: IdentityPageProps) {
  const { identity: words } = useWords().screening;
  const { take, isBusy } = useScreeningStep(view.id);
  const form = useUnkeptForm<Identity>(proveIdentity.body, emptyFor(view));
  const field = useSpokenFields(form);
  const prove = (body: Identity) =>
    void take(() => call(proveIdentity, { params: { id: view.id }, body }), {
      form,
      before: (sitting) => onAnswer(body, sitting),
    });
  return (
    <Frame {...headings(words, view.screening.status)} next={<SubmitButton busy={isBusy}>{words.submit}</SubmitButton>}>
      <form
        id={formId}
        className={css.fields}
        noValidate
        autoComplete="off"
        onSubmit={form.onSubmit(prove, focusFirstBad)}
      >
        <PaymentLine view={view} />
        <SsnFields field={field} />
        <DateField label={words.birthDate} autoComplete="off" {...field("birthDate")} />
        <AddressFields field={field} />
        <EmploymentField field={field} />
      </form>
      <OtherWays view={view} />
    </Frame>
  );
}

/** Begins with whether the person works, as they said in the form. */
const emptyFor = ({ answers: { income } }: ScreenedView): Identity => ({
  ssn: "",
  ssnAgain: "",
  birthDate: "",
  address: { street: "", unit: null, city: "", state: "", zip: "" },
  employment: income.employments.some(({ type }) => type === "CURRENT") ? "Employed" : "NotEmployed",
});

/** Who the bureau knows already orders alone; who left its questions is told why they are asked again. */
const headings = (words: RenterWords["screening"]["identity"], status: ScreeningStatus) =>
  status === "IDENTIFIED"
    ? { title: words.confirmedTitle, why: `${words.confirmed} ${words.why}` }
    : { title: words.title, why: status === "EXAM" ? words.again : words.why };

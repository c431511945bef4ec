import { TextInput } from "@mantine/core";
import { nameReportAgency } from "@porchlight/contract/renter-screening.ts";
import { call } from "../../../app/call.ts";
import { useContractForm } from "../../../app/form.ts";
import { useSpoken, useWords } from "../../../sections/renter/language.tsx";
import { DateField } from "../../../ui/DateField.tsx";
import { PhoneField } from "../../../ui/PhoneField.tsx";
import { phoneDigits } from "../../../ui/phone-mask.ts";
import css from "../documents/Documents.module.css";
import { Fields } from "../fields/Fields.tsx";
import { useApplicationForm } from "../form-context.ts";
import type { ScreenedView } from "./screened.ts";
import { useScreeningStep } from "./use-screening-step.ts";
import { useSpokenFields } from "./use-spoken-fields.ts";

/** Who made the report that a person brings and when, as it says itself; saved when a field is left. */
export function AgencyFields({ view }: { view: ScreenedView }) {
  const { agency: words } = useWords().screening;
  const spoken = useSpoken();
  const { showsMissing } = useApplicationForm();
  const { take } = useScreeningStep(view.id);
  const { reportAgency, reportMadeOn, reportMaxAgeDays } = view.screening;
  const form = useContractForm(nameReportAgency.body, {
    name: reportAgency?.name ?? "",
    phone: phoneDigits(reportAgency?.phone ?? ""),
    address: reportAgency?.address ?? "",
    madeOn: reportMadeOn ?? "",
  });
  const field = useSpokenFields(form);
  // What was saved and is too old by now is said at once.
  const missing = (showsMissing || reportAgency) && !form.isTouched() ? view.missing.screening : undefined;
  const errorAt = (name: "name" | "madeOn", lacking: string | undefined) =>
    field(name).error ?? (lacking && spoken.message(lacking));
  const save = async () => {
    if (!form.isDirty() || !(await form.isValid())) return;
    const body = form.getValues();
    if (!(await take(() => call(nameReportAgency, { params: { id: view.id }, body }), { form }))) return;
    form.resetDirty(body);
    form.clearErrors();
  };
  return (
    <section className={css.kind} aria-labelledby="agency">
      <div>
        <h2 id="agency">{words.title}</h2>
        <p className={css.hint}>{words.why(view.ownerName)}</p>
      </div>
      <Fields onLeave={() => void save()}>
        <TextInput
          label={words.name}
          name="name"
          autoComplete="off"
          maxLength={120}
          {...field("name")}
          error={errorAt("name", missing?.agency)}
        />
        <PhoneField
          label={words.phone}
          description={words.either}
          name="phone"
          autoComplete="off"
          {...field("phone")}
        />
        <TextInput label={words.address} name="address" autoComplete="off" maxLength={200} {...field("address")} />
        <DateField
          label={words.madeOn}
          description={reportMaxAgeDays === null ? undefined : words.notOlder(reportMaxAgeDays)}
          name="madeOn"
          autoComplete="off"
          {...field("madeOn")}
          error={errorAt("madeOn", missing?.madeOn)}
        />
      </Fields>
    </section>
  );
}

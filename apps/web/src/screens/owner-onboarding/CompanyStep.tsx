import { useForm } from "@mantine/form";
import type { CompanyView } from "@porchlight/contract/accounts.ts";
import { useQuery } from "@tanstack/react-query";
import { companyQuery } from "../../app/account.ts";
import { messageOf } from "../../app/call-error.ts";
import { checkedWhenLeft, focusFirstBad } from "../../app/form.ts";
import { useKeptForm } from "../../app/kept-typing.ts";
import { Action } from "../../ui/Action.tsx";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import { CompanyFields } from "../company-form/CompanyFields.tsx";
import css from "./Chat.module.css";
import { Chat } from "./Chat.tsx";
import { isCompanyTold } from "./company-told.ts";
import { questions } from "./questions.ts";
import { stepErrors } from "./step-errors.ts";
import type { Draft } from "./steps.ts";
import { useStep } from "./use-step.ts";

export function CompanyStep() {
  const { draft, goOn } = useStep("company");
  const company = useQuery(companyQuery);
  return (
    <Chat question={questions.company} at="company" draft={draft}>
      {company.isPending && <LoadingRows rows={4} height={64} />}
      {company.isError && <Failed title={messageOf(company.error)} onRetry={() => void company.refetch()} />}
      {company.data && (
        <CompanyForm start={draft.company ?? fromForm(company.data)} onDone={(answers) => goOn({ company: answers })} />
      )}
    </Chat>
  );
}

type Answers = NonNullable<Draft["company"]>;

/** Nobody is asked twice: what the form after sign-up told is filled in. */
function fromForm(company: CompanyView): Answers {
  return {
    companyName: isCompanyTold(company) ? company.name : "",
    numberOfEmployees: company.size,
    numberOfUnitsOverseeing: company.numberOfUnitsOverseeing,
    perceivedProductValueProposition: company.perceivedProductValueProposition ?? "",
  };
}

function CompanyForm({ start, onDone }: { start: Answers; onDone: (answers: Answers) => void }) {
  const form = useForm<Answers>({
    ...checkedWhenLeft,
    initialValues: start,
    validate: stepErrors({ accountType: "COMPANY" }),
  });
  useKeptForm(form);
  return (
    <form noValidate className={css.form} onSubmit={form.onSubmit(onDone, focusFirstBad)}>
      <div className={css.panel}>
        <CompanyFields
          form={form}
          sizeLabel="Team size"
          description={form.getInputProps("perceivedProductValueProposition")}
        />
      </div>
      <div className={css.buttons}>
        <Action kind="primary" size="lg" type="submit">
          Continue
        </Action>
      </div>
    </form>
  );
}

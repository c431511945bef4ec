import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { companyQuery } from "../../app/account.ts";
import { messageOf } from "../../app/call-error.ts";
import { checkedWhenLeft, focusFirstBad } from "../../app/form.ts";
import { useKeptForm } from "../../app/kept-typing.ts";
import { CompanyFields } from "../../sections/company/CompanyFields.tsx";
import { Action } from "../../ui/Action.tsx";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import css from "./Chat.module.css";
import { Chat } from "./Chat.tsx";
import { initialCompanyAnswers } from "./company-form-answers.ts";
import { questions } from "./questions.ts";
import { stepErrors } from "./step-errors.ts";
import type { Draft } from "./steps.ts";
import { useStep } from "./use-step.ts";

export function CompanyStep() {
  const { draft, typed, keep, goOn } = useStep<Answers>("company");
  const company = useQuery(companyQuery);
  return (
    <Chat question={questions.company} at="company" draft={draft}>
      {company.isPending && <LoadingRows rows={4} height={64} />}
      {company.isError && <Failed title={messageOf(company.error)} onRetry={() => void company.refetch()} />}
      {company.data && (
        <CompanyForm
          start={typed ?? draft.company ?? initialCompanyAnswers(company.data)}
          onTyped={keep}
          onDone={(answers) => goOn({ company: answers })}
        />
      )}
    </Chat>
  );
}

type Answers = NonNullable<Draft["company"]>;

type CompanyFormProps = { start: Answers; onTyped: (answers: Answers) => void; onDone: (answers: Answers) => void };

function CompanyForm({ start, onTyped, onDone }: CompanyFormProps) {
  const form = useForm<Answers>({
    ...checkedWhenLeft,
    initialValues: start,
    onValuesChange: onTyped,
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

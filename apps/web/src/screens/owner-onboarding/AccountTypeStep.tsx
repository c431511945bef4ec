import type { AccountType } from "@porchlight/domain/accounts/company.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { companyQuery } from "../../app/account.ts";
import { Action } from "../../ui/Action.tsx";
import { ChoiceCards } from "../../ui/ChoiceCards.tsx";
import css from "./Chat.module.css";
import { Chat } from "./Chat.tsx";
import { companyFromForm, isCompanyFormFilled } from "./company-form-answers.ts";
import { accountTypeLabels, questions } from "./questions.ts";
import { useStep } from "./use-step.ts";

const question = questions["account-type"];
const choices = [
  {
    value: "COMPANY",
    label: accountTypeLabels.COMPANY,
    more: "You rent homes out under a company name, alone or with a team.",
  },
  {
    value: "INDIVIDUAL",
    label: accountTypeLabels.INDIVIDUAL,
    more: "You rent out your own homes under your own name.",
  },
] as const;

export function AccountTypeStep() {
  const { investor, draft, typed, keep, goOn } = useStep<AccountType>("account-type");
  const company = useQuery(companyQuery).data;
  const [chosen, setChosen] = useState(typed ?? null);
  const [missing, setMissing] = useState(false);
  const value = chosen ?? draft.accountType ?? (isCompanyFormFilled(company) ? "COMPANY" : null);
  const choose = (accountType: AccountType) => {
    const told = accountType === "COMPANY" && !draft.company && companyFromForm(company, investor.user.name);
    if (told) goOn({ accountType, company: told }, "company");
    else goOn({ accountType });
  };
  return (
    <Chat question={question} at="account-type" draft={draft}>
      <ChoiceCards
        legend={question}
        choices={choices}
        value={value}
        onChange={(choice) => {
          setChosen(choice);
          keep(choice);
        }}
        error={missing && !value ? "Please choose an account type" : null}
      />
      <div className={css.buttons}>
        <Action kind="primary" size="lg" onClick={() => (value ? choose(value) : setMissing(true))}>
          Continue
        </Action>
      </div>
    </Chat>
  );
}

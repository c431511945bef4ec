import type { AccountType } from "@porchlight/domain/accounts/company.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { companyQuery } from "../../app/account.ts";
import { Action } from "../../ui/Action.tsx";
import { ChoiceCards } from "../../ui/ChoiceCards.tsx";
import css from "./Chat.module.css";
import { Chat } from "./Chat.tsx";
import { isCompanyTold } from "./company-told.ts";
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
  const { draft, goOn } = useStep("account-type");
  const company = useQuery(companyQuery).data;
  const [chosen, setChosen] = useState<AccountType | null>(null);
  const [missing, setMissing] = useState(false);
  const value = chosen ?? draft.accountType ?? (isCompanyTold(company) ? "COMPANY" : null);
  return (
    <Chat question={question} at="account-type" draft={draft}>
      <ChoiceCards
        legend={question}
        choices={choices}
        value={value}
        onChange={setChosen}
        error={missing && !value ? "Please choose an account type" : null}
      />
      <div className={css.buttons}>
        <Action kind="primary" size="lg" onClick={() => (value ? goOn({ accountType: value }) : setMissing(true))}>
          Continue
        </Action>
      </div>
    </Chat>
  );
}

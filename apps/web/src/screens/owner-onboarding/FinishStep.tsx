import { type InvestorView, postOwnerOnboarding } from "@porchlight/contract/accounts.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { companyQuery, investorQuery } from "../../app/account.ts";
import { alertFailure } from "../../app/alert-failure.ts";
import { call } from "../../app/call.ts";
import { queryClient } from "../../app/query-client.ts";
import { Action, ActionLink } from "../../ui/Action.tsx";
import css from "./Chat.module.css";
import { Chat } from "./Chat.tsx";
import { clearDraft, useDraft } from "./draft.ts";
import { Summary } from "./Summary.tsx";
import { answersOf, savedAnswers } from "./saved-answers.ts";
import type { Draft } from "./steps.ts";

const saved = { question: "You're all set.", more: "Let's add your first property." };
const saving = { question: "One moment, please." };
const notSaved = { question: "Your answers aren't saved yet." };

/** The last step, which saves all answers once when it opens. An owner who comes back later finds them saved. */
export function FinishStep() {
  const investor = useQuery(investorQuery).data!;
  const company = useQuery(companyQuery).data;
  const draft = useDraft(investor.user.id);
  const save = useSave(investor, draft);
  const isSaved = investor.onboarding.initialOnboardingCompleted;
  const saveOnce = useEffectEvent(() => {
    if (!isSaved && save.isIdle) save.mutate();
  });
  useEffect(() => saveOnce(), []);
  const answers = isSaved ? company && answersOf(investor, company) : draft;
  const said = isSaved ? saved : save.isError ? notSaved : saving;
  return (
    <Chat {...said} at="finish" draft={draft} isSaved={isSaved}>
      {answers && <Summary draft={answers} />}
      <div role="status">
        {isSaved
          ? "Your answers are saved."
          : save.isError
            ? "We couldn't save your answers. They're kept in this browser until you try again."
            : "Saving your answers"}
      </div>
      <div className={css.buttons}>
        {save.isError && !isSaved && (
          <Action kind="primary" size="lg" onClick={() => save.mutate()}>
            Try again
          </Action>
        )}
        {isSaved ? (
          <>
            <ActionLink kind="primary" size="lg" to="/property/onboarding/$propertyId" params={{ propertyId: "new" }}>
              Add first property
            </ActionLink>
            <ActionLink kind="plain" size="lg" to="/portfolio">
              Go to portfolio
            </ActionLink>
          </>
        ) : (
          <Action kind={save.isError ? "default" : "primary"} size="lg" reason="Your answers are not saved yet">
            Add first property
          </Action>
        )}
      </div>
    </Chat>
  );
}

function useSave(investor: InvestorView, draft: Draft) {
  return useMutation({
    mutationFn: () => call(postOwnerOnboarding, { params: { id: investor.companyId }, body: savedAnswers(draft) }),
    onSuccess: (saved) => {
      queryClient.setQueryData(investorQuery.queryKey, saved.investor);
      queryClient.setQueryData(companyQuery.queryKey, saved.company);
      clearDraft();
    },
    onError: (error) => alertFailure(error),
  });
}

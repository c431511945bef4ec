import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { investorQuery } from "../../app/account.ts";
import { answer, draftOf, storeTyped, typedAt, useDraft } from "./draft.ts";
import { type Draft, type StepPath, stepAfter } from "./steps.ts";

/**
 * The owner's draft, what they typed at this step before it was loaded anew, and going on with what was answered there:
 * to the next step, or to the one after `last` where more was answered at once.
 */
export function useStep<Typed>(at: StepPath) {
  const navigate = useNavigate();
  // The route's guard has loaded the owner before any step is shown.
  const investor = useQuery(investorQuery).data!;
  const draft = useDraft(investor.user.id);
  const { id } = investor.user;
  const [typed] = useState(() => typedAt(id, at) as Typed | undefined);
  const keep = (change: Typed) => storeTyped(id, at, change);
  const goOn = (change: Partial<Draft>, last: StepPath = at) => {
    answer(id, at, change);
    void navigate({ to: `/onboarding/${stepAfter(last, draftOf(id))}` });
  };
  return { investor, draft, typed, keep, goOn };
}

import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { investorQuery } from "../../app/account.ts";
import { answer, draftOf, useDraft } from "./draft.ts";
import { type Draft, type StepPath, stepAfter } from "./steps.ts";

/** The owner's draft, and going on from a step with what was answered there. */
export function useStep(at: StepPath) {
  const navigate = useNavigate();
  // The route's guard has loaded the owner before any step is shown.
  const investor = useQuery(investorQuery).data!;
  const draft = useDraft(investor.user.id);
  const goOn = (change: Partial<Draft>) => {
    answer(investor.user.id, change);
    void navigate({ to: `/onboarding/${stepAfter(at, draftOf(investor.user.id))}` });
  };
  return { investor, draft, goOn };
}

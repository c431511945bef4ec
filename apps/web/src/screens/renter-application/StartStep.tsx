import { useNavigate } from "@tanstack/react-router";
import { useWords } from "../../sections/renter/language.tsx";
import { Action } from "../../ui/Action.tsx";
import { CriteriaCard } from "./CriteriaCard.tsx";
import { EarlierAnswers } from "./EarlierAnswers.tsx";
import css from "./Form.module.css";
import { useApplicationForm } from "./form-context.ts";
import { StepPage } from "./StepPage.tsx";
import { Costs } from "./screening/Costs.tsx";
import { neighborsOf } from "./steps.ts";
import { Withdraw } from "./Withdraw.tsx";

/** The first page: the person's role, what the home asks for and what applying costs, before anything is asked. */
export function StartStep() {
  const { start, home } = useWords();
  const { view } = useApplicationForm();
  const navigate = useNavigate();
  const { after } = neighborsOf(view, "start");
  return (
    <StepPage
      step="start"
      title={start.title}
      why={start.why}
      next={
        <Action kind="primary" size="md" onClick={() => after && void navigate({ to: ".", search: { step: after } })}>
          {view.status === "SENT" ? start.begin : start.resume}
        </Action>
      }
    >
      <div className={css.stack}>
        <section className={css.card} aria-labelledby="role">
          <h2 id="role">{start.youApplyAs}</h2>
          <p>
            <strong>{home.roles[view.type]}</strong>
            <br />
            {start.roleMeans[view.type]}
          </p>
        </section>
        <CriteriaCard view={view} />
        <Costs view={view} />
        <EarlierAnswers />
        <p className={css.fine}>{start.sameForAll}</p>
        <Withdraw view={view} />
      </div>
    </StepPage>
  );
}

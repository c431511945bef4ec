import type { VerdictView } from "@porchlight/contract/applications.ts";
import { money } from "../../../ui/money.ts";
import { CriteriaRows } from "../verdict/CriteriaTable.tsx";
import css from "./Decided.module.css";
import { momentOf } from "./moment-of.ts";
import { reportsConsidered } from "./reports-considered.ts";

const decisions: Record<VerdictView["move"], string> = {
  offer: "Made a conditional offer",
  accept: "Accepted",
  decline: "Declined",
  reconsider: "Accepted after declining",
};

/** One decision: who made it and when, the criteria beside the facts as they were then, and the reports there were. */
export const RecordedVerdict = ({ verdict }: { verdict: VerdictView }) => (
  <article className={css.verdict}>
    <h3>{decisions[verdict.move]}</h3>
    <p className={css.about}>
      By {verdict.decidedBy.name} on {momentOf(verdict.decidedAt)}
    </p>
    <p>{householdLine(verdict.household)}</p>
    <CriteriaRows criteria={verdict.criteria} />
    <p className={css.about}>
      Criteria as of {momentOf(verdict.criteria.asOf)}. {reportsConsidered(verdict)}
    </p>
  </article>
);

const householdLine = ({ line, monthlyIncome }: VerdictView["household"]): string =>
  [line, monthlyIncome === null ? "No income stated" : `${money(monthlyIncome)} a month`].join(" • ");

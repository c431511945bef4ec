import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import type { RenterScreeningView } from "@porchlight/contract/renter-screening.ts";
import { capitalized } from "@porchlight/domain/kernel/capitalized.ts";
import { useWords } from "../../../sections/renter/language.tsx";
import { moneyOfCents } from "../../../ui/money-of-cents.ts";
import form from "../Form.module.css";
import { PaymentLine } from "./PaymentLine.tsx";
import css from "./Screening.module.css";
import { isOutcome, isScreened } from "./screened.ts";

/**
 * What applying costs this person and why, and when it goes back; once the screening is over, what became of it. Without
 * a bureau there is no fee.
 */
export function Costs({ view }: { view: RenterApplicationView }) {
  const { start, screening: words } = useWords();
  if (!isScreened(view))
    return (
      <CostCard>
        <p>{start.noFee}</p>
      </CostCard>
    );
  const { fee, products, status } = view.screening;
  if (isOutcome(status))
    return (
      <CostCard>
        <p>{words.outcomes[status].title}</p>
        <PaymentLine view={view} />
      </CostCard>
    );
  if (fee.bar)
    return (
      <CostCard>
        <p>{words.costs.barred[fee.bar](view.ownerName)}</p>
        <PaymentLine view={view} />
      </CostCard>
    );
  return (
    <CostCard>
      {fee.takesOwnReport && <p className={css.first}>{words.costs.ownReportFirst(view.ownerName)}</p>}
      {fee.saysNoOwnReport && <p className={css.first}>{words.costs.noOwnReport}</p>}
      <dl className={css.costs}>
        <div>
          <dt>{capitalized(words.reports(products))}</dt>
          <dd>{words.costs.included}</dd>
        </div>
        {fee.cents > 0 && (
          <div>
            <dt>{words.costs.paid}</dt>
            <dd>{words.costs.paidWhen}</dd>
          </div>
        )}
        <div data-sum>
          <dt>{words.costs.youPay}</dt>
          <dd>{moneyOfCents(fee.cents)}</dd>
        </div>
      </dl>
      <Reason fee={fee} />
      {fee.cents > 0 && <Returned fee={fee} />}
    </CostCard>
  );
}

function CostCard({ children }: { children: React.ReactNode }) {
  const { start } = useWords();
  return (
    <section className={`${form.card} ${form.sunken} ${css.cost}`} aria-labelledby="costs">
      <h2 id="costs">{start.costs}</h2>
      {children}
    </section>
  );
}

type Fee = RenterScreeningView["fee"];

/** Why the fee is what it is: the law behind it, or that none is known. */
function Reason({ fee: { cents, baseCents, reason, source, isSourceFirm, isLawKnown } }: { fee: Fee }) {
  const { costs: words } = useWords().screening;
  if (!reason) return isLawKnown ? null : <p>{words.lawUnknown}</p>;
  return (
    <>
      <p>
        {words.reasons[reason](moneyOfCents(cents))} {words.usual(moneyOfCents(baseCents))}
      </p>
      {source && <p className={css.source}>{isSourceFirm ? words.source(source) : words.secondhand}</p>}
    </>
  );
}

function Returned({ fee }: { fee: Fee }) {
  const { costs: words } = useWords().screening;
  const cases = fee.isReturnedIfNotChosen ? [...words.returnedWhen, words.returnedByLaw] : words.returnedWhen;
  return (
    <>
      <h3>{words.returned}</h3>
      <ul>
        {cases.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}

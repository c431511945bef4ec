import { useWords } from "../../../sections/renter/language.tsx";
import { Action } from "../../../ui/Action.tsx";
import { moneyOfCents } from "../../../ui/money-of-cents.ts";
import { Costs } from "./Costs.tsx";
import { OtherWays } from "./OtherWays.tsx";
import { PaymentLine } from "./PaymentLine.tsx";
import { PaymentReturn } from "./PaymentReturn.tsx";
import css from "./Screening.module.css";
import type { PageProps } from "./screened.ts";
import { useFee } from "./use-fee.ts";

/** Says what is paid and opens the provider's page; without a fee it goes straight on. */
export function FeePage({ view, Frame }: PageProps) {
  const { fee: words } = useWords().screening;
  const { pay, isBusy } = useFee(view.id);
  const { cents, bar } = view.screening.fee;
  const isFree = cents === 0;
  if (bar)
    return (
      <Frame title={words.barredTitle}>
        <Costs view={view} />
        <OtherWays view={view} />
      </Frame>
    );
  return (
    <Frame
      title={isFree ? words.freeTitle : words.title}
      why={isFree ? words.freeWhy : words.why}
      next={
        <Action kind="primary" size="md" busy={isBusy} onClick={() => void pay()}>
          {isFree ? words.freeSubmit : words.submit(moneyOfCents(cents))}
        </Action>
      }
    >
      <div className={css.stack}>
        <PaymentReturn view={view} />
        <PaymentLine view={view} />
        <Costs view={view} />
      </div>
      <OtherWays view={view} />
    </Frame>
  );
}

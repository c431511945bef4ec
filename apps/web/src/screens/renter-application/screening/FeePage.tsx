import { startPayment } from "@porchlight/contract/renter-screening.ts";
import { call } from "../../../app/call.ts";
import { useWords } from "../../../sections/renter/language.tsx";
import { Action } from "../../../ui/Action.tsx";
import { moneyOfCents } from "../../../ui/money-of-cents.ts";
import { Costs } from "./Costs.tsx";
import { OtherWays } from "./OtherWays.tsx";
import css from "./Screening.module.css";
import type { PageProps } from "./screened.ts";
import { usePaymentReturn } from "./use-payment-return.ts";
import { useScreeningStep } from "./use-screening-step.ts";

/** Says what is paid and opens the provider's page; without a fee it goes straight on. */
export function FeePage({ view, Frame }: PageProps) {
  const { fee: words } = useWords().screening;
  const { take, isBusy } = useScreeningStep(view.id);
  const { cents, bar } = view.screening.fee;
  const isFree = cents === 0;
  const pay = async () => {
    const reply = await take(() => call(startPayment, { params: { id: view.id }, body: {} }));
    if (reply?.url) location.assign(reply.url);
  };
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
        <Costs view={view} />
      </div>
      <OtherWays view={view} />
    </Frame>
  );
}

/** What is known of a payment once the person came back from the provider's page. */
function PaymentReturn({ view }: Pick<PageProps, "view">) {
  const { fee: words } = useWords().screening;
  const { isChecking, isOpen, isCanceled, isFetching, checkAgain } = usePaymentReturn(view);
  return (
    <div role="status" className={css.status}>
      {isChecking && words.checking}
      {isCanceled && words.canceled}
      {isOpen && (
        <>
          <span>{words.open}</span>
          <Action size="xs" busy={isFetching} onClick={checkAgain}>
            {words.again}
          </Action>
        </>
      )}
    </div>
  );
}

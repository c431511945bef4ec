import { useWords } from "../../../sections/renter/language.tsx";
import { Action } from "../../../ui/Action.tsx";
import css from "./Screening.module.css";
import type { ScreenedView } from "./screened.ts";
import { usePaymentReturn } from "./use-payment-return.ts";

/** What is known of a payment once the person came back from the provider's page. */
export function PaymentReturn({ view }: { view: ScreenedView }) {
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

import { useWords } from "../../../sections/renter/language.tsx";
import { Action } from "../../../ui/Action.tsx";
import { moneyOfCents } from "../../../ui/money-of-cents.ts";
import { PaymentReturn } from "./PaymentReturn.tsx";
import css from "./Screening.module.css";
import type { ScreenedView } from "./screened.ts";
import { useFee } from "./use-fee.ts";

/** The way back to reports for a person whose fee went back, as long as one may be taken. */
export function PayAgain({ view }: { view: ScreenedView }) {
  const { payAgain: words } = useWords().screening;
  const { pay, isBusy } = useFee(view.id);
  const { cents, bar } = view.screening.fee;
  if (bar) return null;
  return (
    <>
      <p className={css.next}>{words.text}</p>
      <PaymentReturn view={view} />
      <div>
        <Action busy={isBusy} onClick={() => void pay()}>
          {words.verb(moneyOfCents(cents))}
        </Action>
      </div>
    </>
  );
}

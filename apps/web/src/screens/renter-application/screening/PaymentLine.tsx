import type { RenterScreeningView } from "@porchlight/contract/renter-screening.ts";
import { dayAt } from "../../../sections/renter/days.ts";
import { useLanguage, useWords } from "../../../sections/renter/language.tsx";
import type { RenterWords } from "../../../sections/renter/words/words.ts";
import { moneyOfCents } from "../../../ui/money-of-cents.ts";
import css from "./Screening.module.css";
import { isReturning, type ScreenedView } from "./screened.ts";

type Payment = RenterScreeningView["payment"];
type Sentence = (words: RenterWords["screening"]["payment"], payment: Told) => string;
type Told = { amount: string; paid: string; refunded: string };

/** What is said of a payment; nothing while nothing was paid. */
const sentences: Record<Payment["state"], Sentence | null> = {
  NONE: null,
  OPEN: null,
  PAID: (words, { amount, paid }) => words.paid(amount, paid),
  REFUND_DUE: (words, { amount }) => words.refundDue(amount),
  REFUNDED: (words, { amount, refunded }) => words.refunded(amount, refunded),
};

/** What a person paid and got back, with the receipt. */
export function PaymentLine({ view: { screening, home } }: { view: ScreenedView }) {
  const { payment: words } = useWords().screening;
  const language = useLanguage();
  const { cents, paidAt, refundedAt, receiptUrl } = screening.payment;
  const sentence = sentences[isReturning(screening) ? "REFUND_DUE" : screening.payment.state];
  if (!sentence || cents === null) return null;
  const day = (at: string | null) => (at ? dayAt(language, at, home.timeZone) : "");
  return (
    <p className={css.paid}>
      {sentence(words, { amount: moneyOfCents(cents), paid: day(paidAt), refunded: day(refundedAt) })}{" "}
      {receiptUrl && (
        <a href={receiptUrl} target="_blank" rel="noreferrer">
          {words.receipt}
        </a>
      )}
    </p>
  );
}

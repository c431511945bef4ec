import { isPayable } from "@porchlight/domain/screening/lifecycle.ts";
import { eventOfReturn, type PaidFee, refundReasonOf } from "@porchlight/domain/screening/refunds.ts";
import type { App } from "../app.ts";
import { PaymentFault } from "../partners/payments/payment-fault.ts";
import type { CheckoutReading } from "../partners/payments/provider.ts";
import {
  loadPayment,
  lockPayment,
  type Payment,
  paymentsOf,
  saveExpired,
  saveLookAt,
  savePaid,
  saveRefundDue,
} from "../payments/store.ts";
import type { Tx } from "../platform/database/database.ts";
import { feeBarOf } from "./fee-bars.ts";
import { hasScreening, type ScreeningApp } from "./has-screening.ts";
import { lawAt, refundLawsIn } from "./law-at-home.ts";
import { mailAboutPayment } from "./mails.ts";
import { feeSituationOf, homeOfFee } from "./queries.ts";
import { giveBack } from "./refunding.ts";
import { isSitting } from "./sitting.ts";
import { lockScreening, type PersonScreening } from "./store.ts";
import { move } from "./transition.ts";

const aDay = Temporal.Duration.from({ hours: 24 });

/** A payment to look at; `because` is missing where its time came. */
export type LookAtPayment = { paymentId: string; because?: "provider-told" };

/** Looks at one payment: a page is read, a fee is kept or goes back, a refund is brought to its end. Safe to run twice. */
export async function lookAtPayment(app: App, { paymentId, because }: LookAtPayment): Promise<void> {
  if (!hasScreening(app)) return;
  const payment = await loadPayment(app.db, paymentId);
  if (!payment || (because === "provider-told" && isBetweenRefunds(payment))) return;
  try {
    await looks[payment.status](app, payment);
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    const { id, status, looks: tries } = payment;
    app.log.warn({ err: error, paymentId: id, status, tries }, "the payment provider cannot be asked now");
  }
}

/** Whether a refund came back and its next try waits. The provider tells of one that failed several times over. */
const isBetweenRefunds = ({ status, refundId, failedRefunds }: Payment): boolean =>
  status === "REFUND_DUE" && refundId === null && failedRefunds > 0;

const looks: Record<Payment["status"], (app: ScreeningApp, payment: Payment) => Promise<unknown>> = {
  OPEN: (app, payment) => readPage(app, payment),
  EXPIRED: async () => undefined,
  PAID: (app, payment) => app.inTransaction((tx) => keepOrReturn(tx, app, payment)),
  REFUND_DUE: (app, payment) => giveBack(app, payment),
  REFUNDED: (app, payment) => giveBack(app, payment),
};

/** Reads an open page; one that nobody is to pay anymore is closed. */
async function readPage(app: ScreeningApp, payment: Payment): Promise<void> {
  const { sessionId } = payment;
  if (sessionId === null)
    return app.inTransaction(async (tx) => {
      const held = await lockPayment(tx, payment.id);
      if (held?.sessionId === null) await saveLookAt(tx, held.id, null);
    });
  const isWanted = await app.inTransaction(async (tx) => {
    const screening = await lockScreening(tx, payment.applicationId);
    const fee = await feeSituationOf(tx, payment.applicationId);
    const home = await homeOfFee(tx, payment.propertyId);
    if (!screening || !isPayable(screening.status) || fee?.isWithdrawn || home?.isGone) return false;
    return home === null || feeBarOf(home, fee, app.clock.now()) === null;
  });
  const reading = await (isWanted ? app.payments.readCheckout(sessionId) : app.payments.expireCheckout(sessionId));
  await app.inTransaction((tx) => takeReading(tx, app, payment, reading));
}

/** Takes what a page is, as the provider says: paid once, whichever way it is heard of. */
export async function takeReading(
  tx: Tx,
  app: ScreeningApp,
  { id, applicationId }: Payment,
  reading: CheckoutReading,
): Promise<void> {
  const now = app.clock.now();
  if (reading.state === "open") return;
  const screening = await lockScreening(tx, applicationId);
  const payment = (await lockPayment(tx, id))!;
  if (reading.state !== "paid") return saveExpired(tx, id, now);
  if (!(await savePaid(tx, id, reading, now))) return;
  if (reading.amountCents !== payment.cents)
    app.log.error({ paymentId: id, paid: reading.amountCents, asked: payment.cents }, "another amount was paid");
  if (screening && isPayable(screening.status)) await move(tx, app, screening, "feeSettled");
  await mailAboutPayment(tx, app, { ...payment, receiptUrl: reading.receiptUrl }, "receipt");
}

/** Decides whether what one person paid goes back now. Their screening is held. */
export async function decideFeeOf(tx: Tx, app: ScreeningApp, applicationId: string): Promise<void> {
  for (const payment of await paymentsOf(tx, applicationId)) await keepOrReturn(tx, app, payment);
}

/** Decides whether a paid fee goes back now, or when to look again. An order that is under way is waited for. */
async function keepOrReturn(tx: Tx, app: ScreeningApp, { id, applicationId }: Payment): Promise<void> {
  const screening = await lockScreening(tx, applicationId);
  const payment = await lockPayment(tx, id);
  if (payment?.status !== "PAID") return;
  const now = app.clock.now();
  if (screening && isUndecided(screening, now)) return;
  const fee = await paidFeeOf(tx, payment, screening, now);
  const reason = refundReasonOf(fee, now);
  if (reason) {
    await saveRefundDue(tx, id, reason, now);
    const event = screening && eventOfReturn(screening.status, fee);
    if (event) await move(tx, app, screening, event, { readAt: null });
    return app.jobs.enqueue(tx, "look-at-payment", { paymentId: id });
  }
  const isLawAbout = fee.refundLaws.some(({ kind }) => kind === "not-chosen");
  if (fee.isUsed) await saveLookAt(tx, id, isLawAbout ? now.add(aDay) : null);
}

/** Whether it is not known yet if reports were ordered. */
const isUndecided = (screening: PersonScreening, now: Temporal.Instant): boolean =>
  isSitting(screening, now) || (screening.status === "IDENTIFIED" && screening.orderTriedAt !== null);

async function paidFeeOf(
  tx: Tx,
  payment: Payment,
  screening: PersonScreening | null,
  now: Temporal.Instant,
): Promise<PaidFee> {
  const fee = await feeSituationOf(tx, payment.applicationId);
  const home = await homeOfFee(tx, payment.propertyId);
  return {
    screening: screening?.status ?? null,
    isUsed: payment.usedAt !== null,
    isWithdrawn: fee?.isWithdrawn ?? false,
    isHomeGone: home?.isGone ?? true,
    isDecided: fee?.decidedAt != null,
    isAccepted: fee?.isAccepted ?? false,
    notChosenAt: fee && !fee.isAccepted ? (fee.decidedAt ?? fee.otherAcceptedAt) : null,
    submittedAt: fee?.submittedAt ?? null,
    refundLaws: home ? refundLawsIn(lawAt(home, now)) : [],
  };
}

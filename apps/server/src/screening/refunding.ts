import { record } from "../events/record.ts";
import type { Refund } from "../partners/payments/provider.ts";
import { lockPayment, type Payment, saveRefund, saveRefunded, saveRefundFailed } from "../payments/store.ts";
import type { Tx } from "../platform/database/database.ts";
import { retryAt } from "../platform/retries.ts";
import type { ScreeningApp } from "./has-screening.ts";
import { mailAboutPayment } from "./mails.ts";
import { loadScreening } from "./store.ts";

const aDay = Temporal.Duration.from({ hours: 24 });

/**
 * Gives a fee back, or reads how far that is. Each try has one key, so that a lost answer gives nothing twice; a refund
 * that the bank sent back is tried anew, for as long as it takes.
 */
export async function giveBack(app: ScreeningApp, payment: Payment): Promise<void> {
  const { id, chargeId, cents, refundId, failedRefunds } = payment;
  if (!chargeId) return;
  const refund = await (refundId
    ? app.payments.readRefund(refundId)
    : app.payments.refund({ chargeId, amountCents: cents, idempotencyKey: `refund-${id}-${failedRefunds}` }));
  await app.inTransaction((tx) => takeRefund(tx, app, payment, refund));
}

async function takeRefund(tx: Tx, app: ScreeningApp, { id, refundId: asked }: Payment, refund: Refund): Promise<void> {
  const payment = await lockPayment(tx, id);
  if (!payment || payment.refundId !== asked) return;
  const now = app.clock.now();
  if (refund.state === "pending") return saveRefund(tx, id, refund.refundId);
  if (refund.state === "failed") {
    app.log.error({ paymentId: id, refundId: refund.refundId }, "a refund did not reach the person");
    return saveRefundFailed(tx, id, retryAt(now, payment.failedRefunds + 1) ?? now.add(aDay));
  }
  if (!(await saveRefunded(tx, id, refund.refundId, now))) return;
  await tellOpenPages(tx, app, payment);
  await mailAboutPayment(tx, app, payment, "refund");
}

/** Has open pages show that the money went back, as long as the application is there. */
async function tellOpenPages(tx: Tx, app: ScreeningApp, { applicationId }: Payment): Promise<void> {
  const screening = await loadScreening(tx, applicationId);
  if (!screening) return;
  const { bundleId, companyId, propertyId, inquiryId } = screening;
  await record(tx, app.jobs, {
    kind: "application.fee-returned",
    ...{ at: app.clock.now(), companyId, propertyId, inquiryId, data: { bundleId, applicationId } },
  });
}

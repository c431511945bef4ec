import type { Language } from "@porchlight/domain/kernel/languages.ts";
import type { RefundReason } from "@porchlight/domain/screening/refunds.ts";
import type { CheckoutReading } from "../partners/payments/provider.ts";
import { changed, type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";

/** An attempt to pay a person's fee. `id` is its idempotency key; `lookAt` is when to look at it again. */
export type Payment = {
  id: string;
  applicationId: string;
  companyId: string;
  propertyId: string;
  email: string;
  name: string;
  language: Language;
  cents: number;
  /** What the page says it is for. */
  description: string;
  status: "OPEN" | "EXPIRED" | "PAID" | "REFUND_DUE" | "REFUNDED";
  sessionId: string | null;
  url: string | null;
  expiresAt: Temporal.Instant;
  chargeId: string | null;
  receiptUrl: string | null;
  paidAt: Temporal.Instant | null;
  usedAt: Temporal.Instant | null;
  refundReason: RefundReason | null;
  refundId: string | null;
  failedRefunds: number;
  refundedAt: Temporal.Instant | null;
  looks: number;
};

const columns = sql`
  payment.id, application_id as "applicationId", payment.company_id as "companyId",
  payment.property_id as "propertyId", email, payment.name, payment.language, cents, description, payment.status,
  session_id as "sessionId", url, payment.expires_at as "expiresAt", charge_id as "chargeId",
  receipt_url as "receiptUrl", paid_at as "paidAt", used_at as "usedAt", refund_reason as "refundReason",
  refund_id as "refundId", failed_refunds as "failedRefunds", refunded_at as "refundedAt", looks`;

export const loadPayment = (on: Reader | Tx, id: string): Promise<Payment | null> =>
  row(on, sql<Payment>`select ${columns} from payment where id = ${id}`);

/** Locks a payment; whoever changes its screening, too, holds that first. */
export const lockPayment = (tx: Tx, id: string): Promise<Payment | null> =>
  row(tx, sql<Payment>`select ${columns} from payment where id = ${id} for update`);

/** Returns the payments of an application, the newest first. */
export const paymentsOf = (on: Reader | Tx, applicationId: string): Promise<Payment[]> =>
  rows(
    on,
    sql<Payment>`
      select ${columns} from payment where application_id = ${applicationId} order by created_at desc, id desc`,
  );

/** Returns the payment that an object of the provider's belongs to, or null. */
export const paymentOf = (
  tx: Tx,
  { sessionId, chargeId }: { sessionId: string | null; chargeId: string | null },
): Promise<{ id: string } | null> =>
  row(
    tx,
    sql<{ id: string }>`select id from payment where session_id = ${sessionId} or charge_id = ${chargeId} limit 1`,
  );

type NewPayment = Pick<
  Payment,
  "applicationId" | "companyId" | "propertyId" | "email" | "name" | "language" | "cents" | "description" | "expiresAt"
>;

/** Inserts an attempt; there is at most one open at a time. */
export const insertPayment = async (tx: Tx, of: NewPayment, at: Temporal.Instant): Promise<Payment> =>
  (await row(
    tx,
    sql<Payment>`
      insert into payment
        (application_id, company_id, property_id, email, name, language, cents, description, status, expires_at,
         created_at, updated_at)
      values (${of.applicationId}, ${of.companyId}, ${of.propertyId}, ${of.email}, ${of.name}, ${of.language},
              ${of.cents}, ${of.description}, 'OPEN', ${of.expiresAt}, ${at}, ${at})
      returning ${columns}`,
  ))!;

/** Keeps the provider's page of an open attempt. */
export async function saveCheckout(
  tx: Tx,
  id: string,
  { sessionId, url }: { sessionId: string; url: string },
  lookAt: Temporal.Instant,
): Promise<void> {
  await sql`
    update payment set session_id = ${sessionId}, url = ${url}, look_at = ${lookAt} where id = ${id} and status = 'OPEN'`.execute(
    tx,
  );
}

/** Ends an attempt that nobody can pay anymore. */
export async function saveExpired(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await sql`
    update payment set status = 'EXPIRED', look_at = null, updated_at = ${at} where id = ${id} and status = 'OPEN'`.execute(
    tx,
  );
}

/** Keeps that an attempt was paid; false where that was known. */
export const savePaid = async (
  tx: Tx,
  id: string,
  { paidAt, chargeId, receiptUrl }: Extract<CheckoutReading, { state: "paid" }>,
  at: Temporal.Instant,
): Promise<boolean> =>
  (await changed(
    tx,
    sql`
      update payment set status = 'PAID', paid_at = ${paidAt}, charge_id = ${chargeId}, receipt_url = ${receiptUrl},
        look_at = ${at}, looks = 0, updated_at = ${at}
      where id = ${id} and status in ('OPEN', 'EXPIRED')`,
  )) === 1;

/** Notes that reports were ordered with what a person paid. */
export async function saveUsed(tx: Tx, applicationId: string, at: Temporal.Instant): Promise<void> {
  await sql`
    update payment set used_at = ${at}, look_at = ${at}, updated_at = ${at}
    where application_id = ${applicationId} and status = 'PAID' and used_at is null`.execute(tx);
}

/** Decides that a paid fee goes back. */
export async function saveRefundDue(tx: Tx, id: string, reason: RefundReason, at: Temporal.Instant): Promise<void> {
  await sql`
    update payment set status = 'REFUND_DUE', refund_reason = ${reason}, look_at = ${at}, looks = 0, updated_at = ${at}
    where id = ${id} and status = 'PAID'`.execute(tx);
}

/** Keeps the provider's id of a refund that is under way. */
export async function saveRefund(tx: Tx, id: string, refundId: string): Promise<void> {
  await sql`update payment set refund_id = ${refundId} where id = ${id} and status = 'REFUND_DUE'`.execute(tx);
}

/** Keeps that the money went back; false where that was known. */
export const saveRefunded = async (tx: Tx, id: string, refundId: string, at: Temporal.Instant): Promise<boolean> =>
  (await changed(
    tx,
    sql`
      update payment set status = 'REFUNDED', refund_id = ${refundId}, refunded_at = ${at}, look_at = null,
        updated_at = ${at}
      where id = ${id} and status = 'REFUND_DUE'`,
  )) === 1;

/** Keeps that a refund came back; the next try has another key. */
export async function saveRefundFailed(tx: Tx, id: string, lookAt: Temporal.Instant): Promise<void> {
  await sql`
    update payment set status = 'REFUND_DUE', refund_id = null, refunded_at = null,
      failed_refunds = failed_refunds + 1, look_at = ${lookAt}
    where id = ${id} and status in ('REFUND_DUE', 'REFUNDED')`.execute(tx);
}

/** Sets when to look at a payment again; null is never. */
export async function saveLookAt(tx: Tx, id: string, lookAt: Temporal.Instant | null): Promise<void> {
  await sql`update payment set look_at = ${lookAt} where id = ${id}`.execute(tx);
}

/** Has what people of a bundle paid looked at now. */
export async function lookAtBundle(tx: Tx, bundleId: string, at: Temporal.Instant): Promise<void> {
  await sql`
    update payment set look_at = ${at}, looks = 0
    where application_id in (select id from application where bundle_id = ${bundleId}) and status in ('OPEN', 'PAID')`.execute(
    tx,
  );
}

/** Has what one person paid looked at now. */
export async function lookAtApplication(tx: Tx, applicationId: string, at: Temporal.Instant): Promise<void> {
  await sql`
    update payment set look_at = ${at}, looks = 0
    where application_id = ${applicationId} and status in ('OPEN', 'PAID')`.execute(tx);
}

/** Has all that was or is being paid for a home looked at now. */
export async function lookAtHome(tx: Tx, propertyId: string, at: Temporal.Instant): Promise<void> {
  await sql`
    update payment set look_at = ${at}, looks = 0
    where property_id = ${propertyId} and status in ('OPEN', 'PAID')`.execute(tx);
}

/** Keeps an event of the provider's; false where it was kept before. */
export const insertEvent = async (
  tx: Tx,
  { id, type }: { id: string; type: string },
  at: Temporal.Instant,
): Promise<boolean> =>
  (await row(
    tx,
    sql`
      insert into payment_event (id, type, received_at) values (${id}, ${type}, ${at})
      on conflict do nothing returning 1`,
  )) !== null;

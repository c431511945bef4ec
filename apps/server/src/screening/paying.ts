import { feeAt } from "@porchlight/domain/applications/home-fees.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { publicDisplayName } from "@porchlight/domain/properties/naming.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { isPayable, screeningStatuses } from "@porchlight/domain/screening/lifecycle.ts";
import type { App } from "../app.ts";
import { PaymentFault } from "../partners/payments/payment-fault.ts";
import { nextLook } from "../payments/looks.ts";
import { insertPayment, type Payment, paymentsOf, saveCheckout, saveExpired } from "../payments/store.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Renter } from "../platform/http/serve.ts";
import { pathOfApplication } from "../renters/application-path.ts";
import { feeBarOf, refuseBarred } from "./fee-bars.ts";
import type { ScreeningApp } from "./has-screening.ts";
import { takeReading } from "./paid.ts";
import { feeSituationOf, ownSituation } from "./queries.ts";
import { changeInSitting, inSitting, type Sitting } from "./sitting.ts";
import type { PersonScreening } from "./store.ts";
import { move } from "./transition.ts";

/** What the provider's page and the card's owner read of a fee. */
const descriptions: Record<Language, (home: string) => string> = {
  en: (home) => `Screening reports for ${home}`,
  es: (home) => `Informes de evaluación para ${home}`,
};

/** How long a page can be paid, and how much of it has to be left for a page to be made or shown again. */
const payableFor = Temporal.Duration.from({ hours: 2 });
const leftAtLeast = Temporal.Duration.from({ minutes: 35 });
/** A page that ran out is followed by another at most so often in one call. */
const mostPages = 3;

/**
 * Returns the provider's page where a person pays; null where no fee is due, which is then settled.
 * Errors  as `inSitting` and `refuseBarred`; `payment.unavailable`
 */
export const startPayment = (app: ScreeningApp, actor: Renter, applicationId: string): Promise<string | null> =>
  inSitting(app, actor, applicationId, screeningStatuses.filter(isPayable), async (sitting) => {
    for (let page = 0; page < mostPages; page++) {
      const attempt = await changeInSitting(app, sitting, (tx, screening) => nextAttempt(tx, app, sitting, screening));
      if (attempt === null) return null;
      const url = await openPage(app, attempt);
      if (url !== "over") return url;
    }
    return refuse("payment.unavailable");
  });

/** Returns the attempt to go on with; null where the fee is settled, by an earlier one or because none is due. */
async function nextAttempt(
  tx: Tx,
  app: ScreeningApp,
  { situation }: Sitting,
  screening: PersonScreening,
): Promise<Payment | null> {
  const now = app.clock.now();
  const { cents } = feeAt(situation.home, situation.type, false, now);
  const payments = await paymentsOf(tx, situation.applicationId);
  if (cents === 0 || payments.some(({ status }) => status === "PAID")) {
    await move(tx, app, screening, "feeSettled");
    return null;
  }
  const bar = feeBarOf(situation.home, await feeSituationOf(tx, situation.applicationId), now);
  if (bar) refuseBarred(bar);
  const open = payments.find(({ status }) => status === "OPEN");
  if (open && (open.sessionId !== null || hasTimeLeft(open, now))) return open;
  // Its page was never made, or nobody knows its address.
  if (open) await saveExpired(tx, open.id, now);
  const { applicationId, companyId, language, home, name } = situation;
  const email = situation.email ?? refuse("application.incomplete", { lacking: "contact" });
  const person = { applicationId, companyId, propertyId: home.id, email, name, language };
  const description = descriptions[language](publicDisplayName(home, language));
  return insertPayment(tx, { ...person, cents, description, expiresAt: now.add(payableFor) }, now);
}

const hasTimeLeft = ({ expiresAt }: Payment, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(expiresAt, now.add(leftAtLeast)) > 0;

/** Returns the address of an attempt's page, null once it was paid, "over" where another attempt is needed. */
async function openPage(app: ScreeningApp, attempt: Payment): Promise<string | null | "over"> {
  if (attempt.sessionId === null) return makePage(app, attempt);
  const { sessionId } = attempt;
  const isShort = !hasTimeLeft(attempt, app.clock.now());
  const reading = await atProvider(app, () =>
    isShort ? app.payments.expireCheckout(sessionId) : app.payments.readCheckout(sessionId),
  );
  if (reading.state === "open") return attempt.url;
  await app.inTransaction((tx) => takeReading(tx, app, attempt, reading));
  return reading.state === "paid" ? null : "over";
}

/** Asked again after a lost answer, it says the same under the same key, whatever changed meanwhile. */
async function makePage(app: ScreeningApp, attempt: Payment): Promise<string> {
  const back = `${app.config.publicUrl}${pathOfApplication(attempt.applicationId)}`;
  const checkout = await atProvider(app, () =>
    app.payments.createCheckout({
      amountCents: attempt.cents,
      description: attempt.description,
      reference: attempt.id,
      customerEmail: attempt.email,
      successUrl: `${back}?payment=done`,
      cancelUrl: `${back}?payment=canceled`,
      expiresAt: attempt.expiresAt,
      idempotencyKey: attempt.id,
      locale: attempt.language,
    }),
  );
  await app.inTransaction((tx) => saveCheckout(tx, attempt.id, checkout, nextLook(app.clock.now(), 0)));
  return checkout.url;
}

/**
 * Reads from the provider whether a person has paid, which a redirect does not tell.
 * Errors  `not-found` for anybody else's, `payment.unavailable`
 */
export async function checkPayment(app: ScreeningApp, actor: Renter, applicationId: string): Promise<void> {
  if (!(await ownSituation(app.db, actor.userId, applicationId))) refuse("not-found");
  const open = (await paymentsOf(app.db, applicationId)).find(({ status }) => status === "OPEN");
  const sessionId = open?.sessionId;
  if (!open || !sessionId) return;
  const reading = await atProvider(app, () => app.payments.readCheckout(sessionId));
  await app.inTransaction((tx) => takeReading(tx, app, open, reading));
}

/** Returns what a call of the provider answers. Errors  `payment.unavailable` */
async function atProvider<Answer>(app: Pick<App, "log">, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    app.log.warn({ err: error, code: error.code }, "the payment provider did not do it");
    return refuse("payment.unavailable");
  }
}

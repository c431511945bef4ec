import { firstNameOf } from "@porchlight/domain/kernel/names.ts";
import { publicDisplayName } from "@porchlight/domain/properties/naming.ts";
import type { App } from "../app.ts";
import { queueMail } from "../deliveries/queue.ts";
import type { Payment } from "../payments/store.ts";
import type { Tx } from "../platform/database/database.ts";
import { type PlainWords, plainMail } from "../platform/mail/plain-mail.ts";
import { pathOfApplication } from "../renters/application-path.ts";
import { type PaymentMail, type StepMail, screeningMails } from "./mail-words.ts";
import { homeOfFee, situationOf } from "./queries.ts";

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Mails a person about what they paid, once a kind, also when the application is no longer there, until they erase it. */
export async function mailAboutPayment(tx: Tx, app: App, payment: Payment, kind: PaymentMail): Promise<void> {
  const home = await homeOfFee(tx, payment.propertyId);
  if (!home || !payment.email) return;
  const catalog = screeningMails[payment.language];
  const names = { first: firstNameOf(payment.name), home: publicDisplayName(home, payment.language) };
  const words = catalog[kind]({ ...names, amount: dollars(payment.cents), reason: payment.refundReason });
  await send(tx, app, { ...payment, toName: payment.name, to: payment.email }, words, {
    footer: catalog.footer(names),
    href: kind === "receipt" ? payment.receiptUrl : null,
    onceKey: `${kind}:${payment.id}:${payment.failedRefunds}`,
  });
}

/** Mails a person about a step of their screening. A person without an email is not written to. */
export async function mailPerson(tx: Tx, app: App, applicationId: string, kind: StepMail): Promise<void> {
  const situation = await situationOf(tx, applicationId);
  if (!situation?.email) return;
  const { language, name, email, home } = situation;
  const catalog = screeningMails[language];
  const names = { first: firstNameOf(name), home: publicDisplayName(home, language) };
  await send(tx, app, { ...situation, toName: name, to: email }, catalog[kind](names), {
    footer: catalog.footer(names),
    href: `${app.config.publicUrl}${pathOfApplication(applicationId)}`,
  });
}

type Recipient = Pick<Payment, "language" | "companyId"> & { to: string; toName: string };

async function send(
  tx: Tx,
  app: App,
  { to, toName, language, companyId }: Recipient,
  words: PlainWords,
  { footer, href, onceKey }: { footer: string; href: string | null; onceKey?: string },
): Promise<void> {
  await queueMail(tx, app, {
    ...{ to, toName, companyId },
    ...(onceKey ? { onceKey } : {}),
    ...plainMail(words, { href, footer, language }),
  });
}

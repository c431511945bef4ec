import type { App } from "../app.ts";
import type { Texter } from "../partners/sms/provider.ts";
import { smsProviderOf } from "../partners/sms/providers.ts";
import { createMailer, type Mailer } from "../partners/smtp/outbound.ts";

/** Who carries mails and texts to the outside. */
export type Partners = { mailer: Mailer; texter: Texter };

const partnersByApp = new WeakMap<App, Partners>();

/** The partners of a process, which are made when they are first asked for. */
export function partnersOf(app: App): Partners {
  const known = partnersByApp.get(app);
  if (known) return known;
  const { mail, sms } = app.config;
  const partners = { mailer: createMailer(mail), texter: smsProviderOf(sms).createTexter() };
  partnersByApp.set(app, partners);
  return partners;
}

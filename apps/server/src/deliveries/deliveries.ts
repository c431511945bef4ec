import type { App, Capability } from "../app.ts";
import { createTexter } from "../partners/sms/outbound.ts";
import { registerSmsStatusHook } from "../partners/sms/status.ts";
import { createMailer } from "../partners/smtp/outbound.ts";
import { createDeliverer, type Partners } from "./deliver.ts";
import { jobOf } from "./job-names.ts";
import { dueDeliveries } from "./sweeps.ts";
import { takeUndelivered } from "./take-undelivered.ts";

/** As many as the mailer has connections. */
export const mailsAtOnce = 4;
const partnersByApp = new WeakMap<App, Partners>();

function partnersOf(app: App): Partners {
  const known = partnersByApp.get(app);
  if (known) return known;
  const { mail, sms } = app.config;
  const partners = { mailer: createMailer(mail), texter: createTexter(sms) };
  partnersByApp.set(app, partners);
  return partners;
}

/**
 * The outbox: every mail and text the product sends, and sends again until it is taken. What is on its way
 * when a process is killed is sent again by the next, and nothing tells a person that the second text is the first one:
 * so a process sends one text at a time, and few mails, of which a silent server holds up one.
 */
export const deliveries: Capability = {
  jobs(app) {
    const line = (lanes: number) => {
      const deliver = createDeliverer(app, () => partnersOf(app), lanes);
      return ({ deliveryId }: { deliveryId: string }) => deliver(deliveryId);
    };
    return { [jobOf.EMAIL]: line(mailsAtOnce), [jobOf.SMS]: line(1) };
  },
  sweeps: (app) => [dueDeliveries(app)],
  hooks: (server, app) => registerSmsStatusHook(server, app, (text) => takeUndelivered(app, text)),
  start: async (app) => async () => partnersOf(app).mailer.close(),
};

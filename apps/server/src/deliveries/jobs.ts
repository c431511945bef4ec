import type { App, Capability } from "../app.ts";
import { createTexter } from "../partners/sms/outbound.ts";
import { createMailer } from "../partners/smtp/outbound.ts";
import { createDeliverer, type Partners } from "./deliver.ts";
import { jobOf } from "./job-names.ts";
import { dueDeliveries } from "./sweeps.ts";

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
 * The outbox: every mail and text the product sends, and sends again until it is taken. A process sends one mail and
 * one text at a time: what is on its way when it is killed is sent again by the next, nothing tells a person that the
 * second text is the first one, and so a death repeats one at most.
 */
export const deliveries: Capability = {
  jobs(app) {
    const line = () => {
      const deliver = createDeliverer(app, () => partnersOf(app));
      return ({ deliveryId }: { deliveryId: string }) => deliver(deliveryId);
    };
    return { [jobOf.EMAIL]: line(), [jobOf.SMS]: line() };
  },
  sweeps: (app) => [dueDeliveries(app)],
  start: async (app) => async () => partnersOf(app).mailer.close(),
};

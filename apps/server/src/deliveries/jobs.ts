import type { App } from "../app.ts";
import type { JobHandlers } from "../platform/jobs/jobs.ts";
import { createDeliverer } from "./deliver.ts";
import { jobOf } from "./job-names.ts";
import { partnersOf } from "./partners.ts";

/** The number of mails sent at once, one per connection of the mailer. */
export const mailsAtOnce = 4;

/**
 * The jobs that send deliveries. A killed process's deliveries are sent again by the next one, and a person cannot tell
 * a repeated text from a new one: so a process sends one text at a time, and few mails, of which a silent server holds
 * up one.
 */
export function deliveryJobs(app: App): JobHandlers {
  const line = (lanes: number) => {
    const deliver = createDeliverer(app, () => partnersOf(app), lanes);
    return ({ deliveryId }: { deliveryId: string }) => deliver(deliveryId);
  };
  return { [jobOf.EMAIL]: line(mailsAtOnce), [jobOf.SMS]: line(1) };
}

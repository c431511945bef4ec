import type { App } from "../app.ts";
import type { JobHandlers } from "../platform/jobs/jobs.ts";
import { createDeliverer } from "./deliver.ts";
import { jobOf } from "./job-names.ts";
import { partnersOf } from "./partners.ts";

/** As many as the mailer has connections. */
export const mailsAtOnce = 4;

/**
 * What is on its way when a process is killed is sent again by the next, and nothing tells a person that the second text
 * is the first one: so a process sends one text at a time, and few mails, of which a silent server holds up one.
 */
export function deliveryJobs(app: App): JobHandlers {
  const line = (lanes: number) => {
    const deliver = createDeliverer(app, () => partnersOf(app), lanes);
    return ({ deliveryId }: { deliveryId: string }) => deliver(deliveryId);
  };
  return { [jobOf.EMAIL]: line(mailsAtOnce), [jobOf.SMS]: line(1) };
}

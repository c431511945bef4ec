import type { JobName } from "../job-names.ts";

export type DeliveryChannel = "EMAIL" | "SMS";

/** Each partner has a job of its own, so that a silent mail server never holds up a text. */
export const jobOf = { EMAIL: "deliver-mail", SMS: "deliver-text" } as const satisfies Record<DeliveryChannel, JobName>;

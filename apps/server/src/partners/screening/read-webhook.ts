import { z } from "zod";

const hint = z.object({
  ScreeningRequestRenterId: z.int().positive(),
  ReportsDeliveryStatus: z.string().max(100).optional(),
  ManualAuthenticationStatus: z.string().max(100).optional(),
});

/**
 * Returns the screening request renter that a webhook is about; null where it is about none. It is a hint and no more:
 * it carries no signature, so whatever it says is read from the bureau before anything changes.
 */
export function readWebhook(body: unknown): number | null {
  const { data } = hint.safeParse(body);
  if (!data) return null;
  const says = data.ReportsDeliveryStatus ?? data.ManualAuthenticationStatus;
  return says === undefined ? null : data.ScreeningRequestRenterId;
}

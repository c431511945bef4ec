import type { SandboxConfig } from "../config.ts";
import type { RenterStatus, RequestRenter } from "./records.ts";

export type Webhook =
  | { ScreeningRequestRenterId: number; ReportsDeliveryStatus: "ReportCompleted" }
  | { ScreeningRequestRenterId: number; ManualAuthenticationStatus: "UserAuthenticated" };

const timeoutMs = 15_000;

/** What the product is told of a step that time has brought about. Of a failed delivery and an expiry it is told nothing. */
export function webhookOf(before: RenterStatus, { id, status }: RequestRenter): Webhook | null {
  if (status === "ReportsDeliverySuccess")
    return { ScreeningRequestRenterId: id, ReportsDeliveryStatus: "ReportCompleted" };
  if (before === "IdentityVerificationPending" && status === "ReadyForReportRequest")
    return { ScreeningRequestRenterId: id, ManualAuthenticationStatus: "UserAuthenticated" };
  return null;
}

/** Calls the product's address once, unsigned. What does not arrive is not sent again: the product can read the status. */
export async function sendWebhook(
  { publicUrl, screeningHookPath }: SandboxConfig,
  closing: AbortSignal,
  webhook: Webhook,
): Promise<void> {
  try {
    const answer = await fetch(`${publicUrl}${screeningHookPath}`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(webhook),
      signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
    });
    await answer.arrayBuffer();
  } catch {
    // As above.
  }
}

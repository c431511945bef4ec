import type { RequestRenter } from "../partners/screening/answers.ts";

/** Where the bureau is with a person, as far as it matters here. */
export type BureauPhase =
  | "unidentified"
  | "identified"
  | "ordered"
  | "delivered"
  | "undelivered"
  | "unidentifiable"
  | "over";

export const phaseOf: Record<RequestRenter["status"], BureauPhase> = {
  IdentityVerificationPending: "unidentified",
  ReadyForReportRequest: "identified",
  ReportsRequested: "ordered",
  ReportsDeliveryInProgress: "ordered",
  ReportsDeliverySuccess: "delivered",
  ReportsDeliveryFailed: "undelivered",
  PaymentFailure: "undelivered",
  RetryLimitExceeded: "unidentifiable",
  ScreeningRequestCanceled: "over",
  ScreeningRequestExpired: "over",
};

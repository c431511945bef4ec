import type { z } from "zod";
import type * as schemas from "./schemas.ts";

export type RenterStatus =
  | "IdentityVerificationPending"
  | "ReadyForReportRequest"
  | "ReportsRequested"
  | "ReportsDeliveryInProgress"
  | "ReportsDeliverySuccess"
  | "ReportsDeliveryFailed"
  | "RetryLimitExceeded"
  | "ScreeningRequestCanceled"
  | "ScreeningRequestExpired";

export type ExamResult = "Questioned" | "Passed" | "Failed" | "ManualVerificationRequired";

export interface Landlord {
  id: number;
  sent: z.output<typeof schemas.landlord>;
}

export interface Property {
  id: number;
  landlordId: number;
  sent: z.output<typeof schemas.property>;
}

export interface Renter {
  id: number;
  sent: z.output<typeof schemas.renter>;
}

export interface ScreeningRequest {
  id: number;
  landlordId: number;
  propertyId: number;
  initialBundleId: number;
  createdOn: string;
}

/** A renter of a screening request, with all that happened to them there. Times are ISO 8601 of the sandbox's clock. */
export interface RequestRenter {
  id: number;
  requestId: number;
  landlordId: number;
  renterId: number;
  bundleId: number;
  role: "Applicant" | "CoSigner";
  /** As last given: when added, then by who proved their identity. They decide the scenario. */
  email: string;
  firstName: string;
  lastName: string;
  status: RenterStatus;
  createdOn: string;
  modifiedOn: string;
  exam: { id: number; result: ExamResult } | null;
  failedExams: number;
  manualCheckEndsAt: string | null;
  orderedAt: string | null;
  deliversAt: string | null;
  deliveredAt: string | null;
}

import type { ApplicationView } from "@porchlight/contract/applications.ts";

/** Why there are no reports on a person; null while they are to come, or are there. */
export const noReportsBecause: Record<NonNullable<ApplicationView["screening"]>, string | null> = {
  OPEN: null,
  AGE_CONFIRMED: null,
  CONSENTED: null,
  FEE_SETTLED: null,
  EXAM: null,
  IDENTIFIED: null,
  ORDERED: null,
  DELIVERED: null,
  MANUAL_CHECK: "The screening partner is confirming identity by phone. Reports follow once that's done.",
  NOT_DELIVERED: "The screening partner couldn't deliver these reports.",
  IDENTITY_FAILED:
    "The screening partner couldn't confirm identity online, so there are no reports. This can happen to anyone.",
  SKIPPED: "Applied without reports. Everything else in the application is here to review.",
  OWN_REPORT: "Brought a report of their own. It's with the attached files.",
  RESTRICTED: "The screening partner doesn't offer reports at this home's location.",
};

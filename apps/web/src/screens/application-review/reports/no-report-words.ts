import type { ApplicationView } from "@porchlight/contract/applications.ts";
import { readablePhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { withPeriod } from "@porchlight/domain/kernel/sentence-ends.ts";

const otherProof =
  "You can ask for other proof, such as pay stubs or references, and decide by the rest of the application.";

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
  NOT_DELIVERED: `The screening partner couldn't deliver these reports. ${otherProof}`,
  IDENTITY_FAILED: `The screening partner couldn't confirm identity online, so there are no reports. This can happen to anyone. ${otherProof}`,
  FEE_RETURNED: `Their fee was returned before reports were ordered, so there are none. ${otherProof}`,
  SKIPPED: "Applied without reports. Everything else in the application is here to review.",
  OWN_REPORT: "Brought a report of their own.",
  RESTRICTED:
    "The screening partner doesn't offer reports at this home's location. You can decide by the rest of the application, for everyone in the same way.",
};

/** Why a credit report has no score, or that something in it is disputed, and what to do next. */
export const aboutCreditFile: Record<NonNullable<ApplicationView["creditFile"]>, string> = {
  FROZEN:
    "Their credit file is frozen, so there's no score. You can ask them to lift the freeze and share a current report, or decide by the rest of the application.",
  THIN: `They have little or no credit history, so there's no score. ${otherProof}`,
  UNSCORED: `The bureau couldn't work out a score. The report says what there is. ${otherProof}`,
  DISPUTED:
    "Something in their credit file is disputed, so parts of it may be wrong or may change. You can ask them about it before you decide.",
};

/** Who made a report that a person brought, and how they are reached. */
export const madeBy = ({ name, phone, address }: NonNullable<ApplicationView["reportAgency"]>): string =>
  `Made by ${withPeriod([name, phone && readablePhone(phone), address].filter(Boolean).join(", "))}`;

import { documentKinds } from "@porchlight/domain/applications/documents.ts";
import {
  applicationStatuses,
  bundleMoves,
  bundleStatuses,
  declineReason,
  verdictMoves,
} from "@porchlight/domain/applications/lifecycle.ts";
import { applicationTypes, bundleSize } from "@porchlight/domain/applications/roles.ts";
import { voucherBadges } from "@porchlight/domain/qualification/assessments.ts";
import { screeningStatuses } from "@porchlight/domain/screening/lifecycle.ts";
import { reportProducts, reportStates, reportWaits } from "@porchlight/domain/screening/products.ts";
import { creditFiles } from "@porchlight/domain/screening/summary.ts";
import { z } from "zod";
import { answerFields } from "./application-answers.ts";
import { endpoint, id, instant } from "./endpoint.ts";
import { fitView } from "./showings.ts";

/** A file of an application. Its addresses are valid for five minutes. */
export const documentView = z.object({
  id,
  kind: z.enum(documentKinds),
  fileName: z.string(),
  fileSize: z.number(),
  mimeType: z.string(),
  url: z.string(),
  /** Null for what is no picture. */
  thumbnailUrl: z.string().nullable(),
});
export type DocumentView = z.infer<typeof documentView>;

const propertyBrief = z.object({ id, displayName: z.string(), coverImage: z.string().nullable() });

/** A household's applications for a home. */
export const bundleView = z.object({
  id,
  status: z.enum(bundleStatuses),
  inquiryId: id,
  property: propertyBrief,
  primaryApplicant: z.object({
    id,
    user: z.object({ name: z.string(), email: z.string().nullable(), phoneNumber: z.string().nullable() }),
  }),
  numberOfOccupantsUnderEighteen: z.number().nullable(),
  createdAt: instant,
  updatedAt: instant,
  submittedAt: instant.nullable(),
  /** When the renter withdrew; the status stays what it was. */
  withdrawnAt: instant.nullable(),
  decidedAt: instant.nullable(),
  /** Whether someone in it erased what is theirs; nothing can be done with it anymore. */
  isErased: z.boolean(),
  /** What the owner may do with it now. */
  moves: z.array(z.enum(bundleMoves)),
});
export type BundleView = z.infer<typeof bundleView>;

/** A bundle with what the home asked for when it was sent, beside what the household states; the same rows for everyone. */
export const reviewView = bundleView.extend({
  /** As in "2 adults, 1 minor, 1 small dog"; null until it is submitted. */
  household: z.string().nullable(),
  /**
   * As which of the home's applications it was completed, from 1, leaving out withdrawn ones and those from before the home
   * was last rented out; null for the only one.
   */
  completedAs: z.int().nullable(),
  /** Whether it was withdrawn since somebody left the household who is not its primary applicant. */
  hasSomeoneLeft: z.boolean(),
  criteria: z.object({ asOf: instant, rows: z.array(fitView), acceptsCosigners: z.boolean() }),
  /** What the primary applicant told Piper of a housing voucher; it only informs, and counts against nobody. */
  voucher: z.enum(voucherBadges),
  /** The offer that the law of some places has made before a criminal report is read and the household accepted. */
  conditionalOffer: z.object({
    isNeeded: z.boolean(),
    madeAt: instant.nullable(),
    /** Whether no more is known of the law than that it has limits; an offer first is then the careful way. */
    isLimited: z.boolean(),
    /** The place as people read it, and the row's source. */
    law: z.object({ place: z.string(), source: z.string(), checkedOn: z.string() }).nullable(),
    /** How many days a person has to ask about and appeal an offer that is taken back; null where none are known. */
    appealDays: z.int().nullable(),
  }),
});
export type ReviewView = z.infer<typeof reviewView>;

/** A verdict as it was recorded, with what it was decided by. */
export const verdictView = z.object({
  id,
  move: z.enum(verdictMoves),
  decidedAt: instant,
  decidedBy: z.object({ id, name: z.string() }),
  /** What the home asked for beside what the household stated then. */
  criteria: reviewView.shape.criteria,
  household: z.object({
    /** As in "2 adults, 1 minor, 1 small dog". */
    line: z.string(),
    adults: z.int(),
    minors: z.int(),
    pets: z.int(),
    /** Whole dollars; null where nobody stated one. */
    monthlyIncome: z.number().nullable(),
  }),
  /** The bureau's reports that were there to read. */
  reportIds: z.array(z.string()),
  /** Who made the reports that renters brought in place of the bureau's. */
  ownReportsFrom: z.array(z.string()),
});
export type VerdictView = z.infer<typeof verdictView>;

const { about, pets, contact, residence, income, references } = answerFields;

/** A report on a person, as far as the list of reports tells. */
export const reportRow = z.object({
  product: z.enum(reportProducts),
  state: z.enum(reportStates),
  /** What it waits for, while it does. */
  waitsFor: z.enum(reportWaits).nullable(),
  expiresAt: instant.nullable(),
});

/** The company that made a report which a person brings, as the report names it. */
export const reportAgency = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
});

/** One person's application. Answers and files are null and empty until that person submits. */
export const applicationView = z.object({
  id,
  type: z.enum(applicationTypes),
  status: z.enum(applicationStatuses),
  renter: z.object({
    id,
    user: z.object({ name: z.string(), email: z.string().nullable(), phoneNumber: z.string().nullable() }),
  }),
  /** Whether they erased what is theirs. */
  isErased: z.boolean(),
  createdAt: instant,
  startedAt: instant.nullable(),
  submittedAt: instant.nullable(),
  /** Until when reports may be read. */
  expiresAt: instant.nullable(),
  /** The reports on this person, by role; empty without a bureau. */
  reports: z.array(reportRow),
  /** Why there are no reports, where there are none; null while they are to come, and without a bureau. */
  screening: z.enum(screeningStatuses).nullable(),
  /** What is to be said of the credit file; null unless the credit report is there to read. */
  creditFile: z.enum(creditFiles).nullable(),
  contact: contact.nullable(),
  renterDetails: z.object({ ...about.shape, ...pets.shape }).nullable(),
  residenceInfo: residence.shape.residences,
  employmentInfo: income.shape.employments,
  otherIncome: income.shape.otherIncome,
  incomeNote: z.string().nullable(),
  /** Whole dollars: current jobs and every other source. */
  monthlyIncome: z.number().nullable(),
  references: references.shape.references,
  photoIds: z.array(documentView),
  proofsOfIncome: z.array(documentView),
  additionalDocuments: z.array(documentView),
  petPhotos: z.array(documentView),
  /** Screening reports that the renter brought. */
  ownReports: z.array(documentView),
  /** Who made them; null unless they take the place of reports. */
  reportAgency: reportAgency.nullable(),
});
export type ApplicationView = z.infer<typeof applicationView>;

/** A statement of the screening bureau that the owner answers when sending. */
export const attestationView = z.object({
  attestationId: z.int(),
  name: z.string(),
  legalText: z.string(),
  additionalInformation: z.string().nullable(),
  affirmativeRequired: z.boolean(),
});

/** The statements for a home. Without a bureau there are none, and no terms to agree to. */
export const attestationsView = z.object({
  hasScreening: z.boolean(),
  termsUrl: z.string().nullable(),
  attestationGroupId: z.int().nullable(),
  attestations: z.array(attestationView),
  /** What a person in each role pays for their reports at the home, in dollars; null without a bureau. */
  fees: z.object({ APPLICANT: z.number(), CO_APPLICANT: z.number(), CO_SIGNER: z.number() }).nullable(),
});
export type AttestationsView = z.infer<typeof attestationsView>;

export const getReport = endpoint({
  method: "GET",
  path: "/investor-application/:id/report",
  who: "investor",
  summary: "A screening report on one person (the application's id), read from the bureau",
  params: z.object({ id }),
  query: z.strictObject({ productType: z.enum(reportProducts) }),
  reply: z.object({
    productType: z.enum(reportProducts),
    applicationId: id,
    applicantName: z.string(),
    generatedAt: instant,
    expiresAt: instant,
    provider: z.string(),
    html: z.string(),
  }),
});

export const getApplicationPlace = endpoint({
  method: "GET",
  path: "/investor-application/application/:applicationId",
  who: "investor",
  summary: "Where one person's application is reviewed: its bundle, home and primary applicant",
  params: z.object({ applicationId: id }),
  reply: z.object({ bundleId: id, propertyId: id, renterId: id }),
});

const ofBundle = z.object({ id });

export const listBundles = endpoint({
  method: "GET",
  path: "/investor-application/application-bundles",
  who: "investor",
  summary: "The company's applications, ready for review first, then by last update; 50 a page",
  query: z.strictObject({ after: z.string().max(200).optional() }),
  reply: z.object({ bundles: z.array(bundleView), next: z.string().nullable() }),
});
export const listRenterBundles = endpoint({
  method: "GET",
  path: "/investor-application/application-bundles/renter/:renterId",
  who: "investor",
  summary: "A renter's applications for the owner's homes, last update first",
  params: z.object({ renterId: id }),
  reply: z.array(bundleView),
});
export const getBundle = endpoint({
  method: "GET",
  path: "/investor-application/application-bundle/:bundleId",
  who: "investor",
  summary: "A household's applications beside what the home asks for",
  params: z.object({ bundleId: id }),
  reply: reviewView,
});
export const listApplications = endpoint({
  method: "GET",
  path: "/investor-application/application-bundle/:bundleId/applications",
  who: "investor",
  summary: "Each person's application, oldest first",
  params: z.object({ bundleId: id }),
  reply: z.array(applicationView),
});
export const listVerdicts = endpoint({
  method: "GET",
  path: "/investor-application/application-bundle/:bundleId/verdicts",
  who: "investor",
  summary: "Every verdict on a household with what it was decided by, newest first",
  params: z.object({ bundleId: id }),
  reply: z.array(verdictView),
});
export const getAttestations = endpoint({
  method: "GET",
  path: "/investor-application/property/:propertyId/attestations",
  who: "investor",
  summary: "The statements to answer before an application is sent",
  params: z.object({ propertyId: id }),
  reply: attestationsView,
});
export const sendApplication = endpoint({
  method: "POST",
  path: "/investor-application/:id",
  who: "investor",
  summary: "Sends an application for a home (its id) to a lead",
  params: z.object({ id }),
  body: z.strictObject({
    inquiryId: id,
    attestation: z
      .strictObject({
        attestationGroupId: z.int(),
        attestationResponses: z.array(z.strictObject({ attestationId: z.int(), isAffirmative: z.boolean() })).max(100),
      })
      .optional(),
  }),
  reply: bundleView,
});

const moves = <const Move extends "resend" | "offer" | "accept">(move: Move, summary: string) =>
  endpoint({
    method: "POST",
    path: `/investor-application/:id/${move}`,
    who: "investor",
    summary,
    params: ofBundle,
    body: z.strictObject({}),
    reply: bundleView,
  });
export const resendApplication = moves("resend", "Sends a bundle's invitations again, with fresh links");
export const offerApplication = moves(
  "offer",
  "Makes a household a conditional offer, which criminal reports may follow",
);
export const acceptApplication = moves("accept", "Accepts a bundle, pauses the listing and lets other renters know");
export const declineApplication = endpoint({
  method: "POST",
  path: "/investor-application/:id/decline",
  who: "investor",
  summary: "Declines a bundle and lets everyone in it know; a conditional offer is taken back with a reason",
  params: ofBundle,
  body: z.strictObject({
    /** After a conditional offer: for each person the decision is about, why. Each is read by that person alone. */
    reasons: z
      .array(
        z.strictObject({
          applicationId: id,
          reason: z
            .string()
            .trim()
            .min(1, "Please enter a reason")
            .max(declineReason.max, `Maximum ${declineReason.max} characters`),
        }),
      )
      .max(bundleSize.max)
      .optional(),
  }),
  reply: bundleView,
});

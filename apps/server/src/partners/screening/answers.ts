import { z } from "zod";

/** The bureau's answers, as far as they are read. */

const renterStatuses = [
  "IdentityVerificationPending",
  "ReadyForReportRequest",
  "PaymentFailure",
  "ReportsRequested",
  "ReportsDeliveryInProgress",
  "ReportsDeliverySuccess",
  "ReportsDeliveryFailed",
  "RetryLimitExceeded",
  "ScreeningRequestCanceled",
  "ScreeningRequestExpired",
] as const;

const id = z.int().positive();
const longestText = 10_000;
const text = z.string().max(longestText);

export const nothing = z.unknown().transform(() => undefined);
export const createdLandlord = z.object({ landlordId: id });
export const createdProperty = z.object({ propertyId: id });
export const createdRenter = z.object({ renterId: id });
export const createdRequest = z.object({ screeningRequestId: id });
export const createdRequestRenter = z.object({ screeningRequestRenterId: id });
export const bundle = z.object({ bundleId: id, name: text });
export const validation = z.object({ status: z.string() });
export const names = z.array(z.string().max(100)).max(50);

export const attestationGroup = z.object({
  attestationGroupId: id,
  attestations: z
    .array(
      z.object({
        attestationId: id,
        name: text.nullish(),
        legalText: text.nullish(),
        additionalInformation: text.nullish(),
        affirmativeRequired: z.boolean(),
      }),
    )
    .max(50),
});

const examResults = ["Questioned", "Passed", "Failed", "ManualVerificationRequired"] as const;
const examBody = z.object({
  examId: id,
  result: z.enum(examResults).optional(),
  results: z.enum(examResults).optional(),
  Results: z.enum(examResults).optional(),
  authenticationQuestions: z
    .array(
      z.object({
        questionKeyName: text,
        questionDisplayName: text,
        choices: z.array(z.object({ choiceKeyName: text, choiceDisplayName: text })).max(20),
      }),
    )
    .max(20)
    .nullish(),
});

/** An exam; its result goes by three names. */
export const exam = examBody.transform(({ examId, authenticationQuestions, ...named }, context) => {
  const result = named.result ?? named.results ?? named.Results;
  if (!result) {
    context.addIssue({ code: "custom", message: "has no result", path: ["result"] });
    return z.NEVER;
  }
  const questions = (authenticationQuestions ?? []).map(({ questionKeyName, questionDisplayName, choices }) => ({
    key: questionKeyName,
    text: questionDisplayName,
    choices: choices.map(({ choiceKeyName, choiceDisplayName }) => ({ key: choiceKeyName, text: choiceDisplayName })),
  }));
  return { examId, result, questions };
});
export type Exam = z.output<typeof exam>;

/** A number of days; a part of a day does not count. */
const wholeDays = z.number().transform(Math.floor);

export const requestRenter = z
  .object({
    screeningRequestRenterId: id,
    renterId: id,
    renterRole: z.enum(["Applicant", "CoSigner"]),
    renterStatus: z.enum(renterStatuses),
    reportsExpireNumberOfDays: wholeDays.nullish(),
  })
  .transform(({ screeningRequestRenterId, renterRole, renterStatus, reportsExpireNumberOfDays, renterId }) => ({
    requestRenterId: screeningRequestRenterId,
    renterId,
    role: renterRole,
    status: renterStatus,
    daysLeft: reportsExpireNumberOfDays ?? null,
  }));
export type RequestRenter = z.output<typeof requestRenter>;

/** Reports come as text, JSON ones sometimes as an object. */
export const reports = z.object({
  reportsExpireNumberOfDays: wholeDays,
  reportResponseModelDetails: z
    .array(z.object({ providerName: z.string(), reportData: z.union([z.string(), z.record(z.string(), z.unknown())]) }))
    .min(1),
});

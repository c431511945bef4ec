import { tooLong } from "@porchlight/domain/kernel/text-lengths.ts";
import { screeningStatuses, skipReasons } from "@porchlight/domain/screening/lifecycle.ts";
import { reportProducts } from "@porchlight/domain/screening/products.ts";
import { creditFiles } from "@porchlight/domain/screening/summary.ts";
import { z } from "zod";
import { nullablePhoneField } from "./account-fields.ts";
import { attestationView, reportAgency } from "./applications.ts";
import { day, endpoint, id, instant } from "./endpoint.ts";
import { note, onlyNumbers } from "./nested-records.ts";

const paymentStates = ["NONE", "OPEN", "PAID", "REFUND_DUE", "REFUNDED"] as const;
const feeReasons = ["own-report", "forbidden", "capped", "actual-cost"] as const;
/** Why no fee is taken now, where one is due: the law would give it back at once, or asks for a home that is to let. */
const feeBars = ["other-accepted", "not-decided", "home-not-available"] as const;
export type FeeBar = (typeof feeBars)[number];

/** What a person pays for their own reports, by their role and by what is known of the law where the home is. */
const feeView = z.object({
  cents: z.int(),
  /** What is charged where no law says less. */
  baseCents: z.int(),
  reason: z.enum(feeReasons).nullable(),
  /** The law behind the reason. */
  source: z.string().nullable(),
  /** Whether that law's own text or two law firms say so; else one secondary source does. */
  isSourceFirm: z.boolean(),
  /** Whether any law about such fees is known at the home's place; where none is, the person is told so. */
  isLawKnown: z.boolean(),
  /** Whether a report of the last 30 days that the person brings has to be taken, and then no fee is charged. */
  takesOwnReport: z.boolean(),
  /** Whether a law has the person told that a report they bring isn't taken. */
  saysNoOwnReport: z.boolean(),
  /** Whether a law has the fee go back to a person who is not chosen. */
  isReturnedIfNotChosen: z.boolean(),
  bar: z.enum(feeBars).nullable(),
});

/** The screening of one person, as they see it. */
export const renterScreeningView = z.object({
  status: z.enum(screeningStatuses),
  products: z.array(z.enum(reportProducts)),
  fee: feeView,
  payment: z.object({
    state: z.enum(paymentStates),
    cents: z.int().nullable(),
    paidAt: instant.nullable(),
    refundedAt: instant.nullable(),
    receiptUrl: z.string().nullable(),
  }),
  consentedAt: instant.nullable(),
  orderedAt: instant.nullable(),
  deliveredAt: instant.nullable(),
  expiresAt: instant.nullable(),
  /** Reports that the person may read themselves: theirs where a law owes them a copy. */
  ownCopies: z.array(z.enum(reportProducts)),
  /** What keeps the person's credit file from having a score, where that is known. */
  creditFile: z.enum(creditFiles).nullable(),
  /** Who made the report that the person brings; null until they say so. */
  reportAgency: reportAgency.nullable(),
  /** The day of that report, YYYY-MM-DD; null until they say so. */
  reportMadeOn: z.string().nullable(),
  /** How many days old a report may be at most that has to be taken; null where none has to. */
  reportMaxAgeDays: z.int().nullable(),
  /** Whether a report that the person brings is to leave out criminal records, which may follow only a conditional offer. */
  leavesOutCriminal: z.boolean(),
});
export type RenterScreeningView = z.infer<typeof renterScreeningView>;

const ofApplication = z.object({ id });
/** YYYY-MM-DD. */
const birthDate = z.iso.date("Please enter a valid date");
/** Nine digits, however they are grouped. */
const ssn = z
  .string("Social Security number is required")
  .transform((typed) => typed.replace(/[\s-]/g, ""))
  .pipe(
    z
      .string()
      .regex(/^\d*$/, { error: onlyNumbers, abort: true })
      .regex(/^\d{9}$/, "Please enter 9 digits"),
  );

/** What proves who a person is. It is passed on to the bureau and kept nowhere. */
const proof = { ssn, ssnAgain: ssn, birthDate };
const numbersMatch = <Body extends { ssn: string; ssnAgain: string }>(
  body: Body,
  context: { addIssue(issue: { code: "custom"; path: string[]; message: string; input: unknown }): void },
): void => {
  if (body.ssn !== body.ssnAgain)
    context.addIssue({
      code: "custom",
      path: ["ssnAgain"],
      message: "Social Security numbers do not match",
      input: "",
    });
};

const employmentStatuses = ["NotEmployed", "Employed", "SelfEmployed", "Student"] as const;

export const confirmAge = endpoint({
  method: "POST",
  path: "/renter-application/:id/screening/age",
  who: "renter",
  summary: "Checks that the person is 18 to 125; only the outcome is kept",
  params: ofApplication,
  body: z.strictObject({ birthDate }),
  reply: renterScreeningView,
});
/** A POST, since the bureau asks for the person's name and contact before it tells its statements. */
export const openScreeningStatements = endpoint({
  method: "POST",
  path: "/renter-application/:id/screening/statements",
  who: "renter",
  summary: "Names the person to the bureau and returns the statements they answer before reports are ordered",
  params: ofApplication,
  body: z.strictObject({}),
  reply: z.object({
    termsUrl: z.string(),
    attestationGroupId: z.int(),
    attestations: z.array(attestationView),
  }),
});
export const consentToScreening = endpoint({
  method: "POST",
  path: "/renter-application/:id/screening/consent",
  who: "renter",
  summary: "Keeps the person's consent with its time and network address",
  params: ofApplication,
  body: z.strictObject({
    consents: z.literal(true, "Please agree to the reports to continue"),
    /** The group of the statements that were shown. */
    attestationGroupId: z.int(),
    attestationResponses: z.array(z.strictObject({ attestationId: z.int(), isAffirmative: z.boolean() })).max(100),
  }),
  reply: renterScreeningView,
});
export const startPayment = endpoint({
  method: "POST",
  path: "/renter-application/:id/screening/payment",
  who: "renter",
  summary: "Returns the provider's page where the person pays; null where no fee is due, which is then settled",
  params: ofApplication,
  body: z.strictObject({}),
  reply: z.object({ url: z.string().nullable(), screening: renterScreeningView }),
});
export const checkPayment = endpoint({
  method: "POST",
  path: "/renter-application/:id/screening/payment/check",
  who: "renter",
  summary: "Reads from the provider whether the person has paid",
  params: ofApplication,
  body: z.strictObject({}),
  reply: renterScreeningView,
});

const question = z.object({
  key: z.string(),
  text: z.string(),
  choices: z.array(z.object({ key: z.string(), text: z.string() })),
});
/** Where a sitting stands; the exam has questions while the status is EXAM. */
const sitting = z.object({
  screening: renterScreeningView,
  exam: z.object({ examId: z.int(), questions: z.array(question) }).nullable(),
});
export type SittingView = z.infer<typeof sitting>;

export const proveIdentity = endpoint({
  method: "POST",
  path: "/renter-application/:id/screening/identity",
  who: "renter",
  summary: "Passes the person's number and birth date to the bureau and orders the reports, or returns its questions",
  params: ofApplication,
  body: z
    .strictObject({
      ...proof,
      address: z.strictObject({
        street: z.string().trim().min(1, "Street is required").max(150, tooLong(150)),
        unit: z.string().trim().max(20, tooLong(20)).nullable(),
        city: z.string().trim().min(2, "City is required").max(60, tooLong(60)),
        state: z.string().regex(/^[A-Z]{2}$/, "State is required"),
        zip: z
          .string()
          .min(1, { error: "ZIP code is required", abort: true })
          .regex(/^\d{5}$/, "Please enter a valid ZIP code"),
      }),
      employment: z.enum(employmentStatuses, "Please choose an answer"),
    })
    .superRefine(numbersMatch),
  reply: sitting,
});
export const answerExam = endpoint({
  method: "POST",
  path: "/renter-application/:id/screening/exam/:examId",
  who: "renter",
  summary: "Passes answers to the bureau's questions on and orders the reports once the person is known",
  params: z.object({ id, examId: z.coerce.number().int().positive() }),
  body: z.strictObject({
    ssn,
    birthDate,
    answers: z.array(z.strictObject({ questionKey: z.string().max(500), choiceKey: z.string().max(500) })).max(20),
  }),
  reply: sitting,
});
export const skipScreening = endpoint({
  method: "POST",
  path: "/renter-application/:id/screening/skip",
  who: "renter",
  summary:
    "Goes on without reports and fee, for someone without a Social Security number or with a report of their own",
  params: ofApplication,
  body: z.strictObject({ because: z.enum(skipReasons) }),
  reply: renterScreeningView,
});
export const nameReportAgency = endpoint({
  method: "PUT",
  path: "/renter-application/:id/screening/report-agency",
  who: "renter",
  summary: "Keeps which company made the report that the person brings, and when",
  params: ofApplication,
  body: z
    .strictObject({
      name: z.string("Company name is required").trim().min(1, "Company name is required").max(120, tooLong(120)),
      phone: nullablePhoneField,
      address: note(200),
      madeOn: day("Report date is required"),
    })
    .superRefine(({ phone, address }, context) => {
      if (!phone && !address)
        context.addIssue({
          code: "custom",
          path: ["address"],
          message: "Enter a phone number or an address",
          input: "",
        });
    }),
  reply: renterScreeningView,
});
export const readOwnReport = endpoint({
  method: "GET",
  path: "/renter-application/:id/screening/report",
  who: "renter",
  summary: "The person's own report, where a law owes them a copy",
  params: ofApplication,
  query: z.strictObject({ productType: z.enum(reportProducts) }),
  reply: z.object({ html: z.string(), generatedAt: instant, expiresAt: instant, provider: z.string() }),
});

import { type AnswerSection, type Answers, answerSections } from "@porchlight/domain/applications/answers.ts";
import { applicationStatuses, bundleStatuses } from "@porchlight/domain/applications/lifecycle.ts";
import { applicationTypes, invitedTypes } from "@porchlight/domain/applications/roles.ts";
import { languages } from "@porchlight/domain/kernel/languages.ts";
import { incomeRequirements, leaseTerms, petPolicies } from "@porchlight/domain/properties/property.ts";
import { z } from "zod";
import { emailField, fullNameField } from "./account-fields.ts";
import { answerFields } from "./application-answers.ts";
import { documentView } from "./applications.ts";
import { endpoint, id, instant, nothing, oneOf } from "./endpoint.ts";
import { renterScreeningView } from "./renter-screening.ts";

/** A fellow applicant: until a person submits, no more than whether they began. */
const fellow = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  type: z.enum(applicationTypes),
  status: z.enum(applicationStatuses),
  isYou: z.boolean(),
  /** Whether the person who asks may replace or remove them now. */
  mayChange: z.boolean(),
});
export type FellowView = z.infer<typeof fellow>;

/** What the home asks for, as of the day the application was sent. Money is whole dollars a month. */
const criteria = z.object({
  rent: z.number().nullable(),
  minimumIncome: z.enum(incomeRequirements),
  /** The minimum in dollars; null where the home asks for none or has no rent yet. */
  minimumIncomeDollars: z.number().nullable(),
  minimumCreditScore: z.number().nullable(),
  acceptsCosigners: z.boolean(),
  leaseTerms: z.array(z.enum(leaseTerms)),
  /** YYYY-MM-DD; null when the home is free now. */
  availableFrom: z.string().nullable(),
  pets: z
    .object({
      smallDogs: z.enum(petPolicies),
      largeDogs: z.enum(petPolicies),
      cats: z.enum(petPolicies),
      otherPets: z.enum(petPolicies),
      maxPets: z.number().nullable(),
    })
    .nullable(),
});
export type CriteriaView = z.infer<typeof criteria>;

const home = z.object({
  id,
  title: z.string(),
  coverImage: z.string().nullable(),
  /** The listing page, while there is one. */
  listingUrl: z.string().nullable(),
  timeZone: z.string(),
});

/** One of the renter's own applications in a list. */
export const applicationSummary = z.object({
  id,
  type: z.enum(applicationTypes),
  status: z.enum(applicationStatuses),
  language: z.enum(languages),
  home,
  ownerName: z.string(),
  bundle: z.object({
    status: z.enum(bundleStatuses),
    createdAt: instant,
    submittedAt: instant.nullable(),
    withdrawnAt: instant.nullable(),
    decidedAt: instant.nullable(),
    /** When the owner made a conditional offer, in places that have one. */
    conditionalOfferAt: instant.nullable(),
  }),
  startedAt: instant.nullable(),
  submittedAt: instant.nullable(),
  /** Whether the person may still answer, submit or withdraw. */
  isOpen: z.boolean(),
  /** Whether the home is rented out or deleted, and so takes no applications anymore. */
  isHomeGone: z.boolean(),
  canWithdraw: z.boolean(),
  /** Whether the person has a conversation with Piper about the home, whose page is public. */
  canAskPiper: z.boolean(),
});
export type ApplicationSummary = z.infer<typeof applicationSummary>;

const answersOf = z.object(answerFields);
const everySection = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(answerSections.map((section) => [section, schema])) as Record<AnswerSection, Schema>;
const savedAt = z.object(everySection(instant.optional()));
const problems = z.object({}).catchall(z.object({}).catchall(z.string()));

/** The renter's own application with all its answers. */
export const renterApplicationView = applicationSummary.extend({
  criteria,
  /** The sections of this role's form in order. */
  sections: z.array(z.string()),
  answers: answersOf,
  /** When each section was last saved; a section nobody saved is missing. */
  savedAt,
  documents: z.array(documentView),
  people: z.array(fellow),
  canInvite: z.boolean(),
  /** Whether consumer reports are part of it; false without a screening bureau, and then there is no fee. */
  hasScreening: z.boolean(),
  /** The person's own screening; null without a bureau. */
  screening: renterScreeningView.nullable(),
  /** What keeps it from being submitted: by section, then by field. */
  missing: problems,
  /** An earlier application of the same person, whose answers this one may begin with. */
  earlier: z.object({ id, homeTitle: z.string(), submittedAt: instant }).nullable(),
});
export type RenterApplicationView = z.infer<typeof renterApplicationView>;

const one = z.object({ id });

export const listRenterApplications = endpoint({
  method: "GET",
  path: "/renter-application",
  who: "renter",
  summary: "The renter's applications, newest first",
  reply: z.array(applicationSummary),
});
export const getRenterApplication = endpoint({
  method: "GET",
  path: "/renter-application/:id",
  who: "renter",
  summary: "One of the renter's applications with its answers",
  params: one,
  reply: renterApplicationView,
});

type SectionBody = {
  [Section in AnswerSection]: { section: Section; answers: Answers[Section]; seenAt: string | null };
}[AnswerSection];

/** One section with its answers, each held to the section's own rules. */
const sectionBody = z
  .strictObject({
    section: oneOf(answerSections, "Please choose a section"),
    answers: z.looseObject({}),
    seenAt: instant.nullable(),
  })
  .transform((given, context): SectionBody => {
    const { data, error } = answerFields[given.section].safeParse(given.answers);
    for (const issue of error?.issues ?? [])
      context.issues.push({ ...issue, path: ["answers", ...issue.path] } as never);
    return { ...given, answers: data } as SectionBody;
  }) as unknown as z.ZodType<SectionBody, SectionBody>;

/** `seenAt` is when the section was last saved as this device knows it; another time is `application.changed-elsewhere`. */
export const saveAnswers = endpoint({
  method: "PATCH",
  path: "/renter-application/:id",
  who: "renter",
  summary: "Saves the answers of one section; the first save begins the application",
  params: one,
  body: sectionBody,
  reply: z.object({ savedAt: instant, status: z.enum(applicationStatuses) }),
});
export const setApplicationLanguage = endpoint({
  method: "PUT",
  path: "/renter-application/:id/language",
  who: "renter",
  summary: "Sets the language of the form and its emails",
  params: one,
  body: z.strictObject({ language: oneOf(languages, "Please choose a language") }),
  reply: nothing,
});
export const copyEarlierAnswers = endpoint({
  method: "POST",
  path: "/renter-application/:id/copy",
  who: "renter",
  summary: "Begins with the answers of the person's last submitted application; sections saved here stay",
  params: one,
  body: z.strictObject({}),
  reply: renterApplicationView,
});
export const submitApplication = endpoint({
  method: "POST",
  path: "/renter-application/:id/submit",
  who: "renter",
  summary: "Submits the person's application, which can't be changed afterwards",
  params: one,
  body: z.strictObject({
    certifies: z.literal(true, "Please confirm that your answers are true"),
  }),
  reply: renterApplicationView,
});
export const withdrawApplication = endpoint({
  method: "POST",
  path: "/renter-application/:id/withdraw",
  who: "renter",
  summary: "Withdraws the household's applications; only the primary applicant may",
  params: one,
  body: z.strictObject({}),
  reply: renterApplicationView,
});

const person = z.strictObject({
  type: oneOf(invitedTypes, "Please choose a role"),
  name: fullNameField("Please enter the person's first and last name"),
  email: emailField(),
});
const invited = z.object({ id, applicationId: id });
export const inviteApplicant = endpoint({
  method: "POST",
  path: "/renter-application/:id/invite",
  who: "renter",
  summary: "Invites a co-applicant or co-signer",
  params: one,
  body: person,
  reply: renterApplicationView,
});
export const replaceApplicant = endpoint({
  method: "PUT",
  path: "/renter-application/:id/people/:applicationId",
  who: "renter",
  summary: "Invites another person in the place of one who has not submitted",
  params: invited,
  body: person,
  reply: renterApplicationView,
});
export const removeApplicant = endpoint({
  method: "DELETE",
  path: "/renter-application/:id/people/:applicationId",
  who: "renter",
  summary: "Removes an invited person who has not submitted",
  params: invited,
  reply: renterApplicationView,
});

export const uploadDocument = endpoint({
  method: "POST",
  path: "/application-file/:applicationId",
  who: "renter",
  summary: "Adds a file: the field `kind` with its kind, then one file of at most 25 MB in the field `file`",
  params: z.object({ applicationId: id }),
  reply: documentView,
  status: 201,
  kind: "upload",
  fileField: "file",
});
export const deleteDocument = endpoint({
  method: "DELETE",
  path: "/application-file/:applicationId/:fileId",
  who: "renter",
  summary: "Deletes a file of an application that is not submitted",
  params: z.object({ applicationId: id, fileId: id }),
  reply: nothing,
  status: 204,
});

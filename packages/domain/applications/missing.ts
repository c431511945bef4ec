import { type Answers, type FormSection, isAsked, petCounts } from "./answers.ts";
import { askedAnswers } from "./asked-answers.ts";
import type { DocumentKind } from "./documents.ts";
import type { ApplicationType } from "./roles.ts";

/** The error message of each field that is missing or contradicts another, by dotted path below its section. */
export type Problems = Record<string, string>;

type Filled = { answers: Answers; documents: readonly DocumentKind[]; today: Temporal.PlainDate };

/**
 * Returns what keeps a person from submitting, by section of the form; sections without a problem are left out.
 * `today` is the day at the home.
 */
export function missingIn(type: ApplicationType, filled: Filled): Partial<Record<FormSection, Problems>> {
  const asked = Object.entries(checks).filter(([section]) => isAsked(type, section as FormSection));
  const found = asked.map(([section, check]) => [section, check(filled, type)] as const);
  return Object.fromEntries(found.filter(([, problems]) => Object.keys(problems).length > 0));
}

/** Returns the problems whose condition holds. */
const where = (...conditions: [field: string, isWrong: boolean, message: string][]): Problems =>
  Object.fromEntries(conditions.filter(([, isWrong]) => isWrong).map(([field, , message]) => [field, message]));

const checks: Record<FormSection, (filled: Filled, type: ApplicationType) => Problems> = {
  contact: ({ answers: { contact } }) =>
    where(
      ["fullName", contact.fullName === null, "Full name is required"],
      ["phoneNumber", contact.phoneNumber === null, "Phone number is required"],
    ),
  about: ({ answers: { about }, today }) =>
    where(
      ["aboutYou", about.aboutYou === null, "Tell the owner a little about yourself"],
      ["isSmoker", about.isSmoker === null, "Please choose an answer"],
      ["desiredMoveInDate", about.desiredMoveInDate === null, "Move-in date is required"],
      ["desiredMoveInDate", isBefore(about.desiredMoveInDate, today), "Choose today or a later date"],
    ),
  household: ({ answers: { household } }) =>
    where([
      "numberOfOccupantsUnderEighteen",
      household.numberOfOccupantsUnderEighteen === null,
      "Please enter a number, 0 if none",
    ]),
  people: () => ({}),
  pets: ({ answers: { pets } }) =>
    where(
      ["hasPets", pets.hasPets === null, "Please choose an answer"],
      ["hasPets", pets.hasPets === true && petCounts.every((kind) => pets[kind] === 0), "Enter how many pets you have"],
    ),
  residence: ({ answers }) => residenceProblems(askedAnswers("residence", answers.residence)),
  income: ({ answers }) => incomeProblems(askedAnswers("income", answers.income)),
  references: ({ answers: { references } }) => referenceProblems(references),
  documents: ({ documents }) =>
    where(
      ["PHOTO_ID", !documents.includes("PHOTO_ID"), "Add a photo of your ID"],
      ["PROOF_OF_INCOME", !documents.includes("PROOF_OF_INCOME"), "Add a proof of income"],
    ),
};

const isBefore = (day: string | null, other: Temporal.PlainDate): boolean =>
  day !== null && Temporal.PlainDate.compare(Temporal.PlainDate.from(day), other) < 0;

const isOutOfOrder = (from: string | null, to: string | null): boolean => from !== null && to !== null && to < from;

function residenceProblems({ residences }: Answers["residence"]): Problems {
  if (residences.length === 0) return { residences: "Add where you live now" };
  return inEach("residences", residences, (one) =>
    where(
      ["address", one.address === null, "Address is required"],
      ["moveInDate", one.moveInDate === null, "Move-in date is required"],
      ["moveOutDate", isOutOfOrder(one.moveInDate, one.moveOutDate), "This is before the move-in date"],
      ["moveOutDate", one.type === "PREVIOUS" && one.moveOutDate === null, "Move-out date is required"],
      ["status", one.status === null, "Please choose an answer"],
    ),
  );
}

function incomeProblems({ employments, otherIncome, incomeNote }: Answers["income"]): Problems {
  if (employments.length + otherIncome.length === 0 && incomeNote === null)
    return { employments: "Add a job or another income, or tell the owner how you'll pay the rent" };
  return {
    ...inEach("employments", employments, (one) =>
      where(
        ["companyName", one.companyName === null, "Company name is required"],
        ["jobTitle", one.jobTitle === null, "Job title is required"],
        ["startDate", one.startDate === null, "Start date is required"],
        ["endDate", isOutOfOrder(one.startDate, one.endDate), "This is before the start date"],
        ["netIncome", one.type === "CURRENT" && one.netIncome === null, "Income is required"],
      ),
    ),
    ...inEach("otherIncome", otherIncome, (one) =>
      where(
        ["source", one.source === null, "Source is required"],
        ["monthlyAmount", one.monthlyAmount === null, "Amount is required"],
      ),
    ),
  };
}

function referenceProblems({ references }: Answers["references"]): Problems {
  if (references.length === 0) return { references: "Add a reference" };
  return inEach("references", references, (one) =>
    where(
      ["fullName", one.fullName === null, "Full name is required"],
      ["relationship", one.relationship === null, "Relationship is required"],
      ["phoneNumber", one.phoneNumber === null && one.email === null, "Enter a phone number or an email"],
    ),
  );
}

/** Returns the problems of each entry of a list, below its place in it. */
const inEach = <Entry>(list: string, entries: readonly Entry[], check: (entry: Entry) => Problems): Problems =>
  Object.fromEntries(
    entries.flatMap((entry, index) =>
      Object.entries(check(entry)).map(([field, message]) => [`${list}.${index}.${field}`, message] as const),
    ),
  );

import type { ApplicationType } from "./roles.ts";

export const historyTypes = ["CURRENT", "PREVIOUS"] as const;
export type HistoryType = (typeof historyTypes)[number];
export const residenceStatuses = ["RENTED", "OWNED", "LIVING_WITH_FAMILY", "OTHER"] as const;
export type ResidenceStatus = (typeof residenceStatuses)[number];

/** Days are YYYY-MM-DD, money is whole dollars a month, phones are E.164. What is not answered yet is null. */
export type Residence = {
  id: string;
  type: HistoryType;
  address: string | null;
  moveInDate: string | null;
  moveOutDate: string | null;
  status: ResidenceStatus | null;
  monthlyRent: number | null;
  moveOutReason: string | null;
  landlordName: string | null;
  landlordEmail: string | null;
  landlordPhone: string | null;
};

export type Employment = {
  id: string;
  type: HistoryType;
  startDate: string | null;
  endDate: string | null;
  jobTitle: string | null;
  companyName: string | null;
  netIncome: number | null;
  managerName: string | null;
  managerPhone: string | null;
  managerEmail: string | null;
};

/** Income of any lawful source beside employment. */
export type OtherIncome = { id: string; source: string | null; monthlyAmount: number | null };

export type Reference = {
  id: string;
  relationship: string | null;
  fullName: string | null;
  phoneNumber: string | null;
  email: string | null;
};

export const petCounts = [
  "numberOfSmallDogs",
  "numberOfMediumDogs",
  "numberOfLargeDogs",
  "numberOfCats",
  "numberOfOtherPets",
] as const;
export type PetCounts = Record<(typeof petCounts)[number], number>;
export const noPetCounts = Object.fromEntries(petCounts.map((name) => [name, 0])) as PetCounts;

/** The answers of each section of the form. */
export type Answers = {
  contact: { fullName: string | null; phoneNumber: string | null };
  about: {
    aboutYou: string | null;
    isSmoker: boolean | null;
    desiredMoveInDate: string | null;
    isMoveInDateFlexible: boolean;
  };
  household: { numberOfOccupantsUnderEighteen: number | null };
  /** Assistance animals are not pets and are not counted. */
  pets: { hasPets: boolean | null; petDetails: string | null } & PetCounts;
  residence: { residences: Residence[] };
  income: { employments: Employment[]; otherIncome: OtherIncome[]; incomeNote: string | null };
  references: { references: Reference[] };
};
export type AnswerSection = keyof Answers;

export const noAnswers: Answers = {
  contact: { fullName: null, phoneNumber: null },
  about: { aboutYou: null, isSmoker: null, desiredMoveInDate: null, isMoveInDateFlexible: false },
  household: { numberOfOccupantsUnderEighteen: null },
  pets: { hasPets: null, petDetails: null, ...noPetCounts },
  residence: { residences: [] },
  income: { employments: [], otherIncome: [], incomeNote: null },
  references: { references: [] },
};
/** Returns the answers of all sections; one that was never saved has none. */
export const allAnswers = (saved: Partial<Answers>): Answers => ({ ...noAnswers, ...saved });
export const answerSections = Object.keys(noAnswers) as [AnswerSection, ...AnswerSection[]];

/** The sections that hold answers, with those about papers and people. */
export type FormSection = AnswerSection | "people" | "documents";

const everyone: readonly FormSection[] = ["contact", "about", "pets", "residence", "income", "references", "documents"];

/** The sections of the form of each role, in the order they are asked. */
export const sectionsOf: Record<ApplicationType, readonly FormSection[]> = {
  APPLICANT: ["contact", "about", "household", "people", "pets", "residence", "income", "references", "documents"],
  CO_APPLICANT: everyone,
  CO_SIGNER: ["contact", "income"],
};

/** Whether the form of a role asks a section. */
export const isAsked = (type: ApplicationType, section: FormSection): boolean => sectionsOf[type].includes(section);

/** How many entries a list of the form may have. */
export const listLength = { max: 10 } as const;
/** How many people under 18, or pets of a kind, may be stated. */
export const householdCount = { max: 20 } as const;
/** What may be stated as an amount a month, in whole dollars. */
export const monthlyAmount = { max: 1_000_000 } as const;

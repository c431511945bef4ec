import { type AnswerSection, type Answers, type Employment, noPetCounts, type Residence } from "./answers.ts";

const rentedOnly = { monthlyRent: null, landlordName: null, landlordEmail: null, landlordPhone: null } as const;

const askedOfResidence = (one: Residence): Residence => ({
  ...one,
  ...(one.type !== "PREVIOUS" && { moveOutDate: null }),
  ...(one.status !== "RENTED" && rentedOnly),
});

const askedOfEmployment = (one: Employment): Employment => ({
  ...one,
  ...(one.type !== "PREVIOUS" && { endDate: null }),
});

/** The sections in which one answer decides whether others are asked. */
const dependent: { [Section in AnswerSection]?: (answers: Answers[Section]) => Answers[Section] } = {
  pets: (pets) => (pets.hasPets ? pets : { hasPets: pets.hasPets, petDetails: null, ...noPetCounts }),
  residence: ({ residences }) => ({ residences: residences.map(askedOfResidence) }),
  income: (income) => ({ ...income, employments: income.employments.map(askedOfEmployment) }),
};

/**
 * Returns the answers of a section without what its other answers leave unasked, such as the landlord of a home that was
 * owned: nobody sees those fields, so nothing in them is wrong, missing or kept.
 */
export const askedAnswers = <Section extends AnswerSection>(
  section: Section,
  answers: Answers[Section],
): Answers[Section] => dependent[section]?.(answers) ?? answers;

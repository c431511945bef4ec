import { type Answers, noPetCounts, type PetCounts } from "@porchlight/domain/applications/answers.ts";

/** What a person of the demonstration writes into an application. Money is whole dollars a month. */
export type DemoApplicant = {
  phone: string;
  aboutYou: string;
  /** Days from now. */
  movesInDays: number;
  minors?: number;
  pets?: Partial<PetCounts>;
  home: { address: string; rent: number; landlord: string };
  job: { title: string; company: string; income: number; manager: string };
  otherIncome?: { source: string; amount: number };
  reference: { name: string; relationship: string; phone: string };
};

/** Returns the answers of a person, on a day from which theirs are counted. */
export function answersOfApplicant(
  name: string,
  { phone, aboutYou, movesInDays, minors = 0, pets, home, job, otherIncome, reference }: DemoApplicant,
  today: Temporal.PlainDate,
): Answers {
  const id = () => crypto.randomUUID();
  const ago = (years: number) => today.subtract({ years, months: 3 }).with({ day: 1 }).toString();
  return {
    contact: { fullName: name, phoneNumber: phone },
    about: {
      aboutYou,
      isSmoker: false,
      desiredMoveInDate: today.add({ days: movesInDays }).toString(),
      isMoveInDateFlexible: true,
    },
    household: { numberOfOccupantsUnderEighteen: minors },
    pets: { hasPets: pets !== undefined, petDetails: null, ...noPetCounts, ...pets },
    residence: {
      residences: [
        {
          id: id(),
          type: "CURRENT",
          address: home.address,
          moveInDate: ago(2),
          moveOutDate: null,
          status: "RENTED",
          monthlyRent: home.rent,
          moveOutReason: "Looking for a place closer to work",
          landlordName: home.landlord,
          landlordEmail: null,
          landlordPhone: "+15035550191",
        },
      ],
    },
    income: {
      employments: [
        {
          id: id(),
          type: "CURRENT",
          startDate: ago(3),
          endDate: null,
          jobTitle: job.title,
          companyName: job.company,
          netIncome: job.income,
          managerName: job.manager,
          managerPhone: "+15035550192",
          managerEmail: null,
        },
      ],
      otherIncome: otherIncome ? [{ id: id(), source: otherIncome.source, monthlyAmount: otherIncome.amount }] : [],
      incomeNote: null,
    },
    references: {
      references: [
        {
          id: id(),
          relationship: reference.relationship,
          fullName: reference.name,
          phoneNumber: reference.phone,
          email: null,
        },
      ],
    },
  };
}

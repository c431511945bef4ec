import { bureauAddress, type ScreeningAddress } from "./bureau-address.ts";
import { bureauName, bureauText } from "./bureau-text.ts";

/** Who rents a home out, as the bureau is told. Phones are stored ones, +1XXXXXXXXXX. */
export type ScreeningLandlord = {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  businessName: string | null;
  address: ScreeningAddress;
};

/** The home. Rent and deposit are whole dollars; the rent may be at most `rentToIncomePercent` of the income. */
export type ScreeningProperty = {
  name: string;
  rent: number;
  deposit: number;
  rentToIncomePercent: number;
  address: ScreeningAddress;
};

/** Who is screened, without what proves it. */
export type ScreeningPerson = {
  email: string;
  firstName: string;
  middleName: string | null;
  lastName: string;
  phone: string;
  address: ScreeningAddress;
};

/** What proves who a person is: nine digits, and YYYY-MM-DD. Only ever an argument, never kept, never in an error. */
export type IdentityProof = { ssn: string; birthDate: string };

export const employmentStatuses = ["NotEmployed", "Employed", "SelfEmployed", "Student"] as const;
export type EmploymentStatus = (typeof employmentStatuses)[number];
/** Money is whole dollars a month. */
export type ScreeningIncome = { monthlyIncome: number; employment: EmploymentStatus };

const landlordName = 50;
const personName = { first: 15, middle: 15, last: 25 } as const;
const shortestName = 2;

export function landlordBody({ email, firstName, lastName, phone, businessName, address }: ScreeningLandlord) {
  const business = bureauText(businessName ?? "", landlordName);
  return {
    emailAddress: email,
    firstName: bureauName(firstName, landlordName),
    lastName: bureauName(lastName, landlordName),
    ...phoneOf(phone),
    ...(business.length >= shortestName ? { businessName: business } : {}),
    businessAddress: bureauAddress(address),
    acceptedTermsAndConditions: true,
  };
}

export const propertyBody = ({ name, rent, deposit, rentToIncomePercent, address }: ScreeningProperty) => ({
  propertyName: bureauText(name, 100),
  ...{ rent, deposit, isActive: true, incomeToRentRatio: rentToIncomePercent },
  ...bureauAddress(address),
  ...{ bankruptcyCheck: false, bankruptcyTimeFrame: 0 },
});

/** A first name of one letter is joined by the middle name, since the bureau wants two letters. */
export function personBody({ email, firstName, middleName, lastName, phone, address }: ScreeningPerson) {
  const first = bureauName(firstName, personName.first);
  const middle = bureauName(middleName ?? "", personName.middle);
  const isShort = first.length < shortestName && middle !== "";
  return {
    emailAddress: email,
    firstName: isShort ? bureauName(`${first} ${middle}`, personName.first) : first,
    ...(middle && !isShort ? { middleName: middle } : {}),
    lastName: bureauName(lastName, personName.last),
    ...phoneOf(phone),
    homeAddress: bureauAddress(address),
    acceptedTermsAndConditions: true,
  };
}

export const identifiedBody = (person: ScreeningPerson, { ssn, birthDate }: IdentityProof) => ({
  ...personBody(person),
  nationalId: ssn,
  dateOfBirth: birthDate,
});

export const renterBody = (person: ScreeningPerson, { monthlyIncome, employment }: ScreeningIncome) => ({
  ...personBody(person),
  ...{
    income: monthlyIncome,
    incomeFrequency: "PerMonth",
    otherIncome: 0,
    otherIncomeFrequency: "PerMonth",
    assets: 0,
  },
  employmentStatus: employment,
});

const phoneOf = (phone: string) => ({ phoneNumber: phone.replace(/^\+1|\D/g, ""), phoneType: "Mobile" });

import type { CompanyView } from "@porchlight/contract/accounts.ts";
import type { Draft } from "./steps.ts";

type Answers = NonNullable<Draft["company"]>;

/** Whether the owner filled the company form after sign-up; a company of one bears just its owner's name. */
export const isCompanyTold = (company: CompanyView | undefined): company is CompanyView =>
  Boolean(company && (company.size || company.numberOfUnitsOverseeing || company.perceivedProductValueProposition));

/** What the form after sign-up told, as the company step begins with it. */
export const beginningOf = (company: CompanyView): Answers => ({
  companyName: isCompanyTold(company) ? company.name : "",
  numberOfEmployees: company.size,
  numberOfUnitsOverseeing: company.numberOfUnitsOverseeing,
  perceivedProductValueProposition: company.perceivedProductValueProposition ?? "",
});

/** The answers of an owner who told all of it in that form, so that nobody is asked twice; else null. */
export function companyAsTold(company: CompanyView | undefined, ownerName: string): Answers | null {
  if (!isCompanyTold(company) || !company.size || !company.numberOfUnitsOverseeing) return null;
  return company.name === ownerName ? null : beginningOf(company);
}

import type { CompanyView } from "@porchlight/contract/accounts.ts";
import type { Draft } from "./steps.ts";

type Answers = NonNullable<Draft["company"]>;

/** Whether the owner filled the company form after sign-up; a company of one bears just its owner's name. */
export const isCompanyFormFilled = (company: CompanyView | undefined): company is CompanyView =>
  Boolean(company && (company.size || company.numberOfUnitsOverseeing || company.perceivedProductValueProposition));

/** Returns the values that the company step begins with, from the form after sign-up. */
export const initialCompanyAnswers = (company: CompanyView): Answers => ({
  companyName: isCompanyFormFilled(company) ? company.name : "",
  numberOfEmployees: company.size,
  numberOfUnitsOverseeing: company.numberOfUnitsOverseeing,
  perceivedProductValueProposition: company.perceivedProductValueProposition ?? "",
});

/** Returns the answers of an owner who completed that form, so that they are not asked twice; else null. */
export function companyFromForm(company: CompanyView | undefined, ownerName: string): Answers | null {
  if (!isCompanyFormFilled(company) || !company.size || !company.numberOfUnitsOverseeing) return null;
  return company.name === ownerName ? null : initialCompanyAnswers(company);
}

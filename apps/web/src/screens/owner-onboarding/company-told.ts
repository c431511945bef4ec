import type { CompanyView } from "@porchlight/contract/accounts.ts";

/** Whether the owner filled the company form after sign-up; a company of one bears just its owner's name. */
export const isCompanyTold = (company: CompanyView | undefined): boolean =>
  Boolean(company && (company.size || company.numberOfUnitsOverseeing || company.perceivedProductValueProposition));

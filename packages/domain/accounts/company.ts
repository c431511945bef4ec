export const accountTypes = ["COMPANY", "INDIVIDUAL"] as const;
export type AccountType = (typeof accountTypes)[number];

export const companySizes = ["1-50", "51-200", "201-2000", "2000+"] as const;
export type CompanySize = (typeof companySizes)[number];

export const companyNameLength = { max: 120 };
export const unitsOverseen = { min: 1, max: 1_000_000 };
export const companyDescriptionLength = { max: 200 };

/** Whether a text can be a company's name: more than digits and spaces. */
export const isCompanyName = (typed: string): boolean => typed.trim() !== "" && !/^[\d\s]+$/.test(typed);

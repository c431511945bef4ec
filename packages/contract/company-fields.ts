import {
  companyDescriptionLength,
  companyNameLength,
  companySizes,
  isCompanyName,
  unitsOverseen,
} from "@porchlight/domain/accounts/company.ts";
import { linkMessage } from "@porchlight/domain/kernel/links.ts";
import { tooLong } from "@porchlight/domain/kernel/text-lengths.ts";
import { z } from "zod";
import { oneOf, withoutLink } from "./endpoint.ts";

const marketingParam = z.string().max(300, "Maximum 300 characters").nullish();
/** The marketing parameters of the address a new owner first opened. */
export const marketingParams = z.strictObject({
  utm_source: marketingParam,
  utm_medium: marketingParam,
  utm_campaign: marketingParam,
});

export const companyNameField = z
  .string("Company name is required")
  .trim()
  .min(1, "Company name is required")
  .max(companyNameLength.max, tooLong(companyNameLength.max))
  .refine(withoutLink, { message: linkMessage, abort: true })
  .refine(isCompanyName, "Please enter a valid company name (not only numbers)");
export const unitsField = z
  .int("Units overseen must be at least 1")
  .min(unitsOverseen.min, "Units overseen must be at least 1")
  .max(unitsOverseen.max, `Maximum value is ${unitsOverseen.max}`);
export const companySizeField = oneOf(companySizes, "Team size is required");
const description = z
  .string()
  .trim()
  .max(companyDescriptionLength.max, tooLong(companyDescriptionLength.max))
  .nullish();
/** The description travels under either spelling of its name. */
export const valueProposition = {
  perceivedProductValueProposition: description,
  perceivedProductValuePropostion: description,
};

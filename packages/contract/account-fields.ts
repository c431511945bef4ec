import {
  companyDescriptionLength,
  companyNameLength,
  companySizes,
  isCompanyName,
  unitsOverseen,
} from "@porchlight/domain/accounts/company.ts";
import { isEmail, normalEmail } from "@porchlight/domain/kernel/emails.ts";
import { linkMessage } from "@porchlight/domain/kernel/links.ts";
import { isFullName, tidyName } from "@porchlight/domain/kernel/names.ts";
import { isUsPhone, phoneMessage, usPhone } from "@porchlight/domain/kernel/phones.ts";
import { tooLong } from "@porchlight/domain/kernel/text-lengths.ts";
import { z } from "zod";
import { oneOf, withoutLink } from "./endpoint.ts";

export const longestPassword = 256;
const longestToken = 8192;

/** An address, trimmed and in lower case. `invalid` is said of one that is none. */
export const emailField = (invalid = "Please enter a valid email address") =>
  z
    .string("Email is required")
    .trim()
    .min(1, "Email is required")
    .refine(isEmail, { message: invalid, abort: true })
    .transform(normalEmail);

/** A person's full name, tidied; each form has its own message. */
export const fullNameField = (invalid: string, missing = invalid) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(120, "Maximum 120 characters")
    .refine(withoutLink, { message: linkMessage, abort: true })
    .refine(isFullName, { message: invalid, abort: true })
    .transform(tidyName);

export const signUpNameMessage = "Please enter your full name (first and last name)";
export const profileNameMessage =
  "Please enter your full name (first and last name with at least 2 characters each). Only letters, spaces, hyphens, apostrophes, and dots are allowed.";

/** A US phone, kept as +1XXXXXXXXXX. */
export const phoneField = z
  .string(phoneMessage)
  .refine(isUsPhone, { message: phoneMessage, abort: true })
  .transform((typed) => usPhone(typed)!);

/** A US phone or none: empty becomes null. */
export const optionalPhoneField = z
  .string(phoneMessage)
  .nullish()
  .refine((typed) => !typed?.trim() || isUsPhone(typed), { message: phoneMessage, abort: true })
  .transform((typed) => (typed?.trim() ? usPhone(typed) : null));

export const codeField = z.int("Code is required").refine((code) => code >= 100_000 && code <= 999_999, "Invalid Code");

const marketingParam = z.string().max(300, "Maximum 300 characters").nullish();
/** Where a new owner came from, as their first address told. */
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

/** A password as it was typed once; only new ones are held to the checks. */
export const passwordField = z
  .string("Password is required")
  .min(1, "Password is required")
  .max(longestPassword, "Invalid email or password");
export const tokenField = z
  .string("A token is required")
  .min(1, "A token is required")
  .max(longestToken, "A token is too long");

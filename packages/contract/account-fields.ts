import { isEmail, normalEmail } from "@porchlight/domain/kernel/emails.ts";
import { linkMessage } from "@porchlight/domain/kernel/links.ts";
import { isFullName, tidyName } from "@porchlight/domain/kernel/names.ts";
import { isUsPhone, phoneMessage, usPhone } from "@porchlight/domain/kernel/phones.ts";
import { z } from "zod";
import { withoutLink } from "./endpoint.ts";

export const maxPasswordLength = 256;
const maxTokenLength = 8192;

/** An email, trimmed and in lower case. `invalid` is the message for anything else. */
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
export const nullablePhoneField = z
  .string(phoneMessage)
  .nullable()
  .refine((typed) => !typed?.trim() || isUsPhone(typed), { message: phoneMessage, abort: true })
  .transform((typed) => (typed?.trim() ? usPhone(typed) : null));

/** The same in a body that may leave it out. */
export const optionalPhoneField = nullablePhoneField.optional().transform((phone) => phone ?? null);

export const codeField = z.int("Code is required").refine((code) => code >= 100_000 && code <= 999_999, "Invalid Code");

/** A password as it was typed; only new ones must pass the checks. */
export const passwordField = z
  .string("Password is required")
  .min(1, "Password is required")
  .max(maxPasswordLength, "Invalid email or password");
export const tokenField = z
  .string("A token is required")
  .min(1, "A token is required")
  .max(maxTokenLength, "A token is too long");

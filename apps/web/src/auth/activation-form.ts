import { newPasswordField } from "@porchlight/contract/account-bodies.ts";
import { isFullName } from "@porchlight/domain/kernel/names.ts";
import { isUsPhone, phoneMessage } from "@porchlight/domain/kernel/phones.ts";
import { z } from "zod";

/** Name and phone may stay empty: what the owner or the renter gave before is kept then. */
export const activationForm = z.object({
  password: newPasswordField,
  name: z
    .string()
    .refine((typed) => !typed.trim() || isFullName(typed), "Please enter your full name (first and last name)"),
  phoneNumber: z.string().refine((typed) => !typed || isUsPhone(typed), phoneMessage),
});

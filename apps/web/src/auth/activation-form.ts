import { newPasswordField } from "@porchlight/contract/account-bodies.ts";
import { isFullName } from "@porchlight/domain/kernel/names.ts";
import { isUsPhone, phoneMessage } from "@porchlight/domain/kernel/phones.ts";
import { z } from "zod";

/** The activation form. Name and phone may be empty: the stored values are kept then. The server checks another email and its code. */
export const activationForm = z.object({
  password: newPasswordField,
  name: z
    .string()
    .refine((typed) => !typed.trim() || isFullName(typed), "Please enter your full name (first and last name)"),
  email: z.string().optional(),
  code: z.string().optional(),
  phoneNumber: z.string().refine((typed) => !typed || isUsPhone(typed), phoneMessage),
});

import { userRoles } from "@porchlight/domain/accounts/account.ts";
import { isStrongPassword, weakPasswordMessage } from "@porchlight/domain/accounts/password.ts";
import { tooLong } from "@porchlight/domain/kernel/text-lengths.ts";
import { z } from "zod";
import { emailField, fullNameField, maxPasswordLength, passwordField, signUpNameMessage } from "./account-fields.ts";
import { oneOf } from "./endpoint.ts";

// What the forms of the sign-in pages send, apart from the endpoints: those pages load little.

export const roleField = oneOf(userRoles, "A role is required");

export const newPasswordField = z
  .string("Password is required")
  .min(1, "Password is required")
  .max(maxPasswordLength, tooLong(maxPasswordLength))
  .refine(isStrongPassword, weakPasswordMessage);

export const signInBody = z.strictObject({ username: emailField(), password: passwordField, requiredRole: roleField });

export const resetRequestBody = z.strictObject({ email: emailField(), forRole: roleField });

export const codeRequestBody = z.strictObject({ email: emailField() });

export const signUpUser = z.strictObject({
  name: fullNameField(signUpNameMessage),
  email: emailField(),
  password: newPasswordField,
});

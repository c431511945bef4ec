import { newPasswordField } from "@porchlight/contract/account-bodies.ts";
import { z } from "zod";

/** The form for a new password, typed twice. */
export const newPasswordForm = z
  .object({ newPassword: newPasswordField, repeated: z.string() })
  .refine(({ newPassword, repeated }) => newPassword === repeated, {
    message: "Password does not match",
    path: ["repeated"],
    when: () => true,
  });

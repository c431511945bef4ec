import type { UserRole } from "@porchlight/domain/accounts/account.ts";

/** Where people of a role sign in and set a new password. The mails name the same addresses by the role's host. */
export const placesOf = {
  investor: { signIn: "/auth/sign-in", reset: "/auth/reset-password" },
  renter: { signIn: "/renter/sign-in", reset: "/renter/auth/reset-password" },
} as const satisfies Record<UserRole, { signIn: string; reset: string }>;

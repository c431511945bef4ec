import type { UserRole } from "@porchlight/domain/accounts/account.ts";

/** By role, the addresses for signing in and setting a new password. Mails name them on the role's host. */
export const placesOf = {
  investor: { signIn: "/auth/sign-in", reset: "/auth/reset-password" },
  renter: { signIn: "/renter/sign-in", reset: "/renter/auth/reset-password" },
} as const satisfies Record<UserRole, { signIn: string; reset: string }>;

export const userRoles = ["investor", "renter"] as const;
export type UserRole = (typeof userRoles)[number];

/** What a person is in the company they belong to. */
export const memberRoles = ["OWNER"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** The tours an owner is shown once each, and the onboarding they finish once. */
export type OnboardingPart = "initial" | "property" | "dashboard" | "renterProfile";

export const sessionDays = 30;
/** A session in use is renewed, but written at most this often. */
export const sessionRenewalMinutes = 60;

export const confirmationCode = { minutes: 15, attempts: 5, secondsBetweenResends: 30 };
export const oneTimeCode = { minutes: 10 };
export const resetLinkMinutes = 60;
export const activationDays = 7;

/** How long an unconfirmed sign-up is kept, in hours. */
export const signUpHours = 24;

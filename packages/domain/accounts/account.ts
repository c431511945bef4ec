export const userRoles = ["investor", "renter"] as const;
export type UserRole = (typeof userRoles)[number];

/** The roles a person can have in a company. */
export const memberRoles = ["OWNER"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** The walkthroughs an owner sees once each, and the onboarding they complete once. */
export type OnboardingPart = "initial" | "property" | "dashboard" | "renterProfile";

export const sessionDays = 30;
/** A session in use is renewed, but written at most this often. */
export const sessionRenewalMinutes = 60;

export const confirmationCode = { minutes: 15, attempts: 5, secondsBetweenResends: 30 };
export const oneTimeCode = { minutes: 10 };
export const resetLinkMinutes = 60;
export const activationDays = 7;

/** How long an unconfirmed sign-up is stored, in hours. */
export const signUpHours = 24;

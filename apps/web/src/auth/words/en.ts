import type { passwordChecks } from "@porchlight/domain/accounts/password.ts";

type CheckName = (typeof passwordChecks)[number]["name"];

/** The words of the account pages that renters see, in English. Owners see them in English alone. */
export const english = {
  close: "Close",
  or: "or",
  withGoogle: "Continue with Google",
  logIn: "Log in",
  email: "Email",
  password: "Password",
  showPassword: "Show password",
  needs: "Your password needs",
  /** What a password needs, by the check's name; the checks themselves say it in English. */
  needsLabels: null as Record<CheckName, string> | null,
  met: ", met",
  notMet: ", not met yet",
  incomplete: "This link is incomplete. Request a new one.",
  signIn: {
    title: "Log in as a renter",
    sub: "See your showings and applications.",
    forgot: "Forgot your password?",
  },
  reset: {
    title: "Reset your password",
    sub: "We'll email you a link to set a new one.",
    submit: "Reset password",
    sentTitle: "Check your email",
    sentTo: "We sent a password reset link to",
    back: "Back to Log in",
  },
  newPassword: {
    title: "Set new password",
    sub: "You'll be signed out on other devices.",
    again: "Confirm password",
    submit: "Set new password",
    newLink: "Send a new link",
    done: "Your password has been reset",
  },
  activation: {
    title: "Activate your account",
    sub: "Choose a password to follow your showings and applications.",
    name: "Full name (optional)",
    phone: "Phone number (optional)",
    submit: "Activate account",
    emailCode: "Email me a code",
    already: "Already active?",
    yourEmail: "Your email",
    code: "Code",
    codeHint: "Enter the 6-digit code we emailed you.",
  },
};

/** All words of these pages; a language that lacks one does not compile. */
export type AccountWords = typeof english;

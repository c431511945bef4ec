import { accountTypes, companySizes } from "@porchlight/domain/accounts/company.ts";
import { communicationChannels } from "@porchlight/domain/conversations/channels.ts";
import { phoneMessage } from "@porchlight/domain/kernel/phones.ts";
import { screeningSensitivities } from "@porchlight/domain/properties/property.ts";
import { z } from "zod";
import {
  codeRequestBody,
  newPasswordField,
  resetRequestBody,
  roleField,
  signInBody,
  signUpUser,
} from "./account-bodies.ts";
import {
  codeField,
  emailField,
  fullNameField,
  optionalPhoneField,
  phoneField,
  signUpNameMessage,
  tokenField,
} from "./account-fields.ts";
import { calendarView } from "./calendars.ts";
import { companyNameField, companySizeField, marketingParams, unitsField, valueProposition } from "./company-fields.ts";
import { endpoint, id, nothing, oneOf } from "./endpoint.ts";

const session = z.object({ accessToken: z.string(), role: roleField, companyId: id.optional() });
const ownerSession = z.object({ accessToken: z.string(), role: roleField, companyId: id });
const sent = z.object({ sent: z.literal(true) });

const userView = z.object({
  id,
  role: roleField,
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  preferredCommunicationChannel: z.enum(communicationChannels),
  calendars: z.array(calendarView),
});
export type UserView = z.infer<typeof userView>;

/** A person as they see themselves. */
export const ownUserView = userView.extend({
  hasPassword: z.boolean(),
  /** A new email that waits for the code mailed to it. */
  pendingEmail: z.string().nullable(),
});
export type OwnUserView = z.infer<typeof ownUserView>;

const investorView = z.object({
  user: userView,
  companyId: id,
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  onboarding: z.object({
    initialOnboardingCompleted: z.boolean(),
    propertyOnboardingCompleted: z.boolean(),
    dashboardOnboardingCompleted: z.boolean(),
    renterProfileOnboardingCompleted: z.boolean(),
  }),
  preferredScreeningSensitivity: z.enum(screeningSensitivities).nullable(),
});
export type InvestorView = z.infer<typeof investorView>;

const companyView = z.object({
  id,
  name: z.string(),
  accountType: z.enum(accountTypes).nullable(),
  size: z.enum(companySizes).nullable(),
  numberOfUnitsOverseeing: z.number().nullable(),
  perceivedProductValueProposition: z.string().nullable(),
  isIntegrationConnected: z.boolean(),
  integrations: z.object({ feed: z.string().nullable() }),
});
export type CompanyView = z.infer<typeof companyView>;

export const signInWithCredentials = endpoint({
  method: "POST",
  path: "/auth/sign-in-credentials",
  who: "public",
  summary: "Signs in with email and password",
  body: signInBody,
  reply: session,
});

export const sendPasswordResetLink = endpoint({
  method: "POST",
  path: "/auth/send-password-reset-link",
  who: "public",
  summary: "Emails a link to set a new password; the answer is the same for an unknown address",
  body: resetRequestBody,
  reply: sent,
});

export const confirmPasswordReset = endpoint({
  method: "POST",
  path: "/auth/confirm-password-reset",
  who: "link",
  summary: "Sets a new password by a mailed link, ends every other session and signs in",
  body: z.strictObject({ token: tokenField, forRole: roleField, newPassword: newPasswordField }),
  reply: session,
});

export const requestOneTimeSignInCode = endpoint({
  method: "POST",
  path: "/auth/request-one-time-sign-in-code",
  who: "public",
  summary: "Emails a six-digit code; the answer is the same for an unknown address",
  body: codeRequestBody,
  reply: sent,
});

export const signInWithOneTimeCode = endpoint({
  method: "POST",
  path: "/auth/sign-in-with-one-time-code",
  who: "public",
  summary: "Signs in with an emailed code, in whatever role the account has",
  body: z.strictObject({ email: emailField(), code: codeField }),
  reply: session,
});

export const signUpWithCredentials = endpoint({
  method: "POST",
  path: "/auth/investor-sign-up-credentials",
  who: "public",
  summary: "Begins an owner's sign-up and emails a code to confirm the address",
  body: z.strictObject({
    user: signUpUser,
    marketingParams: marketingParams.nullish(),
  }),
  reply: z.object({ userId: id }),
});

export const confirmEmail = endpoint({
  method: "PATCH",
  path: "/auth/investor-confirm-email",
  who: "public",
  summary: "Completes a sign-up with its mailed code and signs in",
  body: z.strictObject({ userId: id, code: codeField }),
  reply: ownerSession,
});

export const resendConfirmationCode = endpoint({
  method: "POST",
  path: "/auth/investor-resend-email-confirmation-code",
  who: "public",
  summary: "Emails a new code for a sign-up; the old one is void",
  body: z.strictObject({ userId: id }),
  reply: sent,
});

/** `nonce` is what the page gave to Google's button, when it gave one. */
const googleJwt = { googleJwt: tokenField, nonce: z.string().max(200).optional() };

export const investorSignInGoogle = endpoint({
  method: "POST",
  path: "/auth/investor-sign-in-google",
  who: "public",
  summary: "Signs an owner in with a Google ID token",
  body: z.strictObject(googleJwt),
  reply: ownerSession,
});

export const investorSignUpGoogle = endpoint({
  method: "POST",
  path: "/auth/investor-sign-up-google",
  who: "public",
  summary: "Makes an owner's account from a Google ID token, or signs in to the one there is",
  body: z.strictObject({ ...googleJwt, marketingParams: marketingParams.nullish() }),
  reply: z.object({ ...ownerSession.shape, isNewAccount: z.boolean() }),
});

export const renterSignInGoogle = endpoint({
  method: "POST",
  path: "/auth/renter-sign-in-google",
  who: "public",
  summary: "Signs a renter in with a Google ID token",
  body: z.strictObject(googleJwt),
  reply: session,
});

export const renterActivateGoogle = endpoint({
  method: "POST",
  path: "/auth/renter-activate-google",
  who: "link",
  summary: "Activates a renter's account by a mailed link and Google",
  body: z.strictObject({ activationToken: tokenField, ...googleJwt }),
  reply: session,
});

export const renterActivateCredentials = endpoint({
  method: "POST",
  path: "/auth/renter-activate-creds",
  who: "link",
  summary: "Activates a renter's account by a mailed link and a password",
  body: z.strictObject({
    activationToken: tokenField,
    password: newPasswordField,
    name: fullNameField(signUpNameMessage).optional(),
    phoneNumber: phoneField.optional(),
    /** Another email than the invited one, with the code that was mailed to it. */
    email: emailField().optional(),
    code: codeField.optional(),
  }),
  reply: session,
});

export const requestActivationCode = endpoint({
  method: "POST",
  path: "/auth/renter-activation-code",
  who: "link",
  summary: "Emails a code to another email with which the holder of an activation link wants to activate",
  body: z.strictObject({ activationToken: tokenField, email: emailField() }),
  reply: sent,
});

export const signOut = endpoint({
  method: "POST",
  path: "/auth/sign-out",
  who: "signed-in",
  summary: "Ends this session",
  status: 204,
  reply: nothing,
});

export const getUser = endpoint({
  method: "GET",
  path: "/user/me",
  who: "signed-in",
  summary: "The signed-in person",
  reply: ownUserView,
});

export const getInvestor = endpoint({
  method: "GET",
  path: "/investor/me",
  who: "investor",
  summary: "The signed-in owner",
  reply: investorView,
});

export const putInvestorAddress = endpoint({
  method: "PUT",
  path: "/investor/address",
  who: "investor",
  summary: "Sets the owner's own address",
  body: z.strictObject({
    address: z.string("Address is required").trim().min(1, "Address is required").max(200, "Maximum 200 characters"),
    city: z.string("City is required").trim().min(1, "City is required").max(100, "Maximum 100 characters"),
    state: z.string("State is required").trim().min(1, "State is required").max(50, "Maximum 50 characters"),
    zip: z.string("ZIP is required").trim().min(1, "ZIP is required").max(10, "Maximum 10 characters"),
    latitude: z.number("Latitude is required").min(-90).max(90).nullable(),
    longitude: z.number("Longitude is required").min(-180).max(180).nullable(),
  }),
  reply: investorView,
});

/** The company form after sign-up: all of it may be skipped, so a call carries at least a company's name. */
export const companyForm = z.strictObject({
  phoneNumber: optionalPhoneField,
  companyName: companyNameField,
  numberOfEmployees: companySizeField.nullish(),
  numberOfUnitsOverseeing: unitsField.nullish(),
  ...valueProposition,
});

export const postCompanyForm = endpoint({
  method: "POST",
  path: "/investor-onboarding/sign-up-info/:id",
  who: "investor",
  summary: "Keeps the company form that follows the sign-up",
  params: z.object({ id }),
  body: companyForm,
  reply: z.object({ investor: investorView, company: companyView }),
});

/** The answers of the owner's onboarding. An individual sends null for what describes a company. */
export const ownerOnboarding = z
  .strictObject({
    accountType: oneOf(accountTypes, "Please choose an account type"),
    companyName: companyNameField.nullish(),
    numberOfEmployees: companySizeField.nullish(),
    numberOfUnitsOverseeing: unitsField.nullish(),
    ...valueProposition,
    screeningSensitivity: oneOf(screeningSensitivities, "Please choose a strategy"),
    preferredCommunicationChannel: oneOf(communicationChannels, "Please choose how we should contact you"),
    phoneNumber: optionalPhoneField,
  })
  .check(({ value, issues }) => {
    const missing = (field: string, message: string) =>
      issues.push({ code: "custom", path: [field], message, input: value });
    if (value.accountType === "COMPANY") {
      if (!value.companyName) missing("companyName", "Company name is required");
      if (!value.numberOfEmployees) missing("numberOfEmployees", "Team size is required");
      if (!value.numberOfUnitsOverseeing) missing("numberOfUnitsOverseeing", "Units overseen must be at least 1");
    }
    if (value.preferredCommunicationChannel === "SMS" && !value.phoneNumber) missing("phoneNumber", phoneMessage);
  });

export const postOwnerOnboarding = endpoint({
  method: "POST",
  path: "/company/sign-up-info/:id",
  who: "investor",
  summary: "Keeps the answers of the owner's onboarding, which is then complete; safe to repeat",
  params: z.object({ id }),
  body: ownerOnboarding,
  reply: z.object({ investor: investorView, company: companyView }),
});

export const getCompany = endpoint({
  method: "GET",
  path: "/company",
  who: "investor",
  summary: "The owner's company",
  reply: companyView,
});

const completes = (part: string, path: string) =>
  endpoint({
    method: "POST",
    path: `/investor-onboarding/complete/${path}`,
    who: "investor",
    summary: `Remembers that the tour of the ${part} was seen`,
    body: z.strictObject({}),
    reply: investorView,
  });

export const completePropertyOnboarding = completes("property's onboarding", "property");
export const completeDashboardOnboarding = completes("dashboard", "dashboard");
export const completeRenterProfileOnboarding = completes("renter's profile", "renter-profile");

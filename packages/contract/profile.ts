import { accountEventKinds, proofMethods } from "@porchlight/domain/accounts/account-events.ts";
import { communicationChannels } from "@porchlight/domain/conversations/channels.ts";
import { z } from "zod";
import {
  codeField,
  emailField,
  fullNameField,
  optionalPhoneField,
  passwordField,
  profileNameMessage,
} from "./account-fields.ts";
import { ownUserView } from "./accounts.ts";
import { endpoint, instant, nothing, oneOf } from "./endpoint.ts";

// What a profile alone calls, apart from the accounts: every page of an owner loads those.

const accountEventView = z.object({
  kind: z.enum(accountEventKinds),
  /** How it was proved, or tried to be proved, that the account is theirs. */
  method: z.enum(proofMethods).nullable(),
  at: instant,
  /** The IP address and the browser that it came from. */
  address: z.string(),
  userAgent: z.string().nullable(),
});
export type AccountEventView = z.infer<typeof accountEventView>;

export const getAccountEvents = endpoint({
  method: "GET",
  path: "/user/me/activity",
  who: "signed-in",
  summary: "The last fifty sign-ins, refusals and changes of one's own account; kept for 90 days",
  reply: z.object({ events: z.array(accountEventView) }),
});

export const patchInvestorUser = endpoint({
  method: "PATCH",
  path: "/investor/user",
  who: "investor",
  summary:
    "Changes any of the owner's name, phone and preferred channel; a new email needs the password or a code mailed to the old one, and waits for the code mailed to the new one",
  body: z.strictObject({
    name: fullNameField(profileNameMessage, "Full name is required").optional(),
    email: emailField().optional(),
    /** One of these two comes with a new e-mail. */
    currentPassword: passwordField.optional(),
    currentEmailCode: codeField.optional(),
    phoneNumber: optionalPhoneField.optional(),
    preferredCommunicationChannel: oneOf(communicationChannels, "Please choose how we should contact you").optional(),
  }),
  reply: ownUserView,
});

export const sendOwnershipCode = endpoint({
  method: "POST",
  path: "/investor/send-ownership-code",
  who: "investor",
  summary: "Emails a code to the owner's current address, needed to change it",
  body: z.strictObject({}),
  reply: z.object({ sent: z.literal(true) }),
});

export const confirmEmailChange = endpoint({
  method: "POST",
  path: "/investor/confirm-email",
  who: "investor",
  summary: "Confirms the owner's new email with the code mailed there",
  body: z.strictObject({ code: codeField }),
  reply: ownUserView,
});

export const resendNewEmailCode = endpoint({
  method: "POST",
  path: "/investor/resend-new-email-code",
  who: "investor",
  summary: "Emails a new code to the email that the owner is changing to; the old one is void",
  body: z.strictObject({}),
  reply: z.object({ sent: z.literal(true) }),
});

export const cancelEmailChange = endpoint({
  method: "DELETE",
  path: "/investor/email-change",
  who: "investor",
  summary: "Cancels a change of email that still waits for its code; safe to repeat",
  status: 204,
  reply: nothing,
});

import { confirmationCode, oneTimeCode, resetLinkMinutes } from "@porchlight/domain/accounts/account.ts";
import { brand } from "@porchlight/domain/kernel/brand.ts";
import { firstNameOf } from "@porchlight/domain/kernel/names.ts";
import type { QueuedMail } from "../deliveries/queue.ts";
import { renderMail } from "../platform/mail/layout.ts";

type Recipient = { name: string; email: string };

const unasked = "If you didn't ask for this, you can ignore this email.";

/** The code that confirms a sign-up's address. */
export const confirmationMail = (to: Recipient, code: number): QueuedMail => ({
  to: to.email,
  toName: to.name,
  subject: `Confirm your email for ${brand.product}`,
  secret: true,
  ...renderMail({
    title: "Confirm your email",
    preview: `Enter this code to finish signing up. It's valid for ${confirmationCode.minutes} minutes.`,
    blocks: [
      { kind: "paragraph", words: `Hi ${firstNameOf(to.name)}, enter this code to finish signing up.` },
      { kind: "code", code: String(code) },
      {
        kind: "paragraph",
        words: `It's valid for ${confirmationCode.minutes} minutes. Requesting a new code cancels this one.`,
      },
      { kind: "small", words: `No one at ${brand.product} will ever ask you for this code.` },
    ],
    footer: [`Someone signed up for ${brand.product} with this email. ${unasked}`],
  }),
});

/** The code to sign in with instead of a password. */
export const oneTimeCodeMail = (to: Recipient, code: number): QueuedMail => ({
  to: to.email,
  toName: to.name,
  subject: `Your ${brand.product} sign-in code`,
  secret: true,
  ...renderMail({
    title: "Your sign-in code",
    preview: `Enter this code to log in. It's valid for ${oneTimeCode.minutes} minutes.`,
    blocks: [
      { kind: "paragraph", words: `Hi ${firstNameOf(to.name)}, enter this code to log in.` },
      { kind: "code", code: String(code) },
      { kind: "paragraph", words: `It's valid for ${oneTimeCode.minutes} minutes and works once.` },
      { kind: "small", words: `No one at ${brand.product} will ever ask you for this code.` },
    ],
    footer: [`Someone asked to log in to ${brand.product} with this email. ${unasked}`],
  }),
});

/** The link to set a new password. */
export const resetMail = (email: string, url: string): QueuedMail => ({
  to: email,
  subject: `Set a new ${brand.product} password`,
  secret: true,
  ...renderMail({
    title: "Set a new password",
    preview: `This link works once, within ${resetLinkMinutes} minutes.`,
    blocks: [
      { kind: "paragraph", words: "Choose a new password for your account. You'll be signed out on other devices." },
      { kind: "buttons", buttons: [{ label: "Set new password", href: url }] },
      { kind: "paragraph", words: `The link works once, within ${resetLinkMinutes} minutes.` },
    ],
    footer: [`Someone asked for a new ${brand.product} password for this email. ${unasked}`],
  }),
});

/** The mail that a password was changed, so that a change by someone else is noticed. */
export const passwordChangedMail = (to: Recipient, resetUrl: string): QueuedMail => ({
  to: to.email,
  toName: to.name,
  subject: `Your ${brand.product} password was changed`,
  ...renderMail({
    title: "Your password was changed",
    preview: "You were signed out on other devices.",
    blocks: [
      {
        kind: "paragraph",
        words: `Hi ${firstNameOf(to.name)}, your password was changed just now and you were signed out on other devices.`,
      },
      { kind: "note", words: ["Wasn't you? ", { link: "Set a new password", href: resetUrl }, " right away."] },
    ],
    footer: [`You're receiving this because you have a ${brand.product} account.`],
  }),
});

/** The code with which an account's address may be changed, mailed to the one it has. */
export const ownershipCodeMail = (to: Recipient, code: number): QueuedMail => ({
  to: to.email,
  toName: to.name,
  subject: `Your code to change your ${brand.product} email`,
  secret: true,
  ...renderMail({
    title: "Change your email",
    preview: `Enter this code to change the email of your account. It's valid for ${oneTimeCode.minutes} minutes.`,
    blocks: [
      { kind: "paragraph", words: `Hi ${firstNameOf(to.name)}, enter this code to change the email of your account.` },
      { kind: "code", code: String(code) },
      { kind: "paragraph", words: `It's valid for ${oneTimeCode.minutes} minutes and works once.` },
      { kind: "small", words: `No one at ${brand.product} will ever ask you for this code.` },
    ],
    footer: [
      `Someone who is logged in to your ${brand.product} account asked for this code. If it wasn't you, set a new password.`,
    ],
  }),
});

/** The code that proves a new address. */
export const newEmailMail = (to: Recipient, code: number): QueuedMail => ({
  to: to.email,
  toName: to.name,
  subject: `Confirm your new email for ${brand.product}`,
  secret: true,
  ...renderMail({
    title: "Confirm your new email",
    preview: `Enter this code to use this email. It's valid for ${confirmationCode.minutes} minutes.`,
    blocks: [
      { kind: "paragraph", words: `Hi ${firstNameOf(to.name)}, enter this code to start using this email.` },
      { kind: "code", code: String(code) },
      {
        kind: "paragraph",
        words: `It's valid for ${confirmationCode.minutes} minutes. Requesting a new code cancels this one.`,
      },
    ],
    footer: [`Someone wants to use this email for their ${brand.product} account. ${unasked}`],
  }),
});

/** The mail to the old address after it was replaced. */
export const emailChangedMail = (to: Recipient, newEmail: string): QueuedMail => ({
  to: to.email,
  toName: to.name,
  subject: `Your ${brand.product} email was changed`,
  ...renderMail({
    title: "Your email was changed",
    preview: "This address no longer belongs to your account.",
    blocks: [
      {
        kind: "paragraph",
        words: [
          `Hi ${firstNameOf(to.name)}, your account now uses `,
          { strong: newEmail },
          " instead of this address.",
        ],
      },
      { kind: "note", words: "Wasn't you? Reply to this email right away." },
    ],
    footer: [`You're receiving this because this was the email of a ${brand.product} account.`],
  }),
});

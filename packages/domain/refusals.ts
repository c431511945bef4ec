import { erasedRenter } from "./kernel/names.ts";

/**
 * Every way the product says no: a code and the sentence a person reads.
 * `{name}` in a sentence is filled from the refusal's details.
 */
export const refusals = {
  "not-found": "Not found.",
  "not-signed-in": "Please log in.",
  "role-not-allowed": "Your account can't do this.",
  "invalid-input": "Some fields need your attention.",
  "malformed-json": "The request is not valid JSON.",
  "malformed-request": "This is not a valid request.",
  "request-too-slow": "This took too long to arrive. Please try again.",
  "headers-too-large": "The headers of this request are too large.",
  "body-too-large": "This is too large.",
  "file-too-large": "Maximum file size is 25MB",
  "upload-broken-off": "Upload interrupted. Please try again.",
  "kind-not-supported": "This kind of content is not supported.",
  "too-many-requests": "Too many requests. Please try again later.",
  "too-many-attempts": "Too many attempts. Please try again later.",
  "not-ready": "Porchlight isn't ready. Please try again in a moment.",
  unavailable: "Porchlight is having trouble right now. Please try again in a moment.",
  busy: "Others are changing this right now. Please try again in a moment.",
  "outcome-unknown": "We couldn't tell if this was saved. Please check before you try again.",
  "storage-full": "There's no room to save this right now. Please try again later.",
  unexpected: "Something went wrong. Please try again later.",

  "account.wrong-credentials": "Invalid email or password",
  "account.not-active": "Your account is not active. Try to sign up again",
  "account.no-password": "This account signs in with Google or a one-time code.",
  "account.sign-in-elsewhere": "This email belongs to a renter account. Please sign in at {host}.",
  "account.owner-sign-in-elsewhere": "This email belongs to an owner account. Please sign in at {host}.",
  "account.exists": "User already exists. Please attempt to log in using this email.",
  "account.reset-elsewhere":
    "This account has a different role. Please reset your password at {host}/auth/reset-password.",
  "account.reset-link-invalid": "This link is no longer valid. Please request a new one.",
  "account.code-invalid": "Invalid Code",
  "account.code-expired": "This code is no longer valid. Please request a new one.",
  "account.proof-needed": "To change your email, enter your password or the code we send to your current email.",
  "account.password-wrong": "That password isn't right. Please try again.",
  "account.resend-too-soon": "Please wait a moment before requesting another code.",
  "account.google-token-invalid": "Google sign-in failed. Please try again.",
  "account.google-unavailable": "Google sign-in is not available right now. Please try again later.",
  "account.google-unknown": "No account found. Please sign up first.",
  "account.email-is-owners": "This email belongs to an owner account. Enter another email to apply with.",
  "account.already-active": "This account is already active. Please sign in.",
  "account.activation-expired": "This activation link has expired.",

  "property.move-not-allowed": "This action is not available while the property is {status}.",
  "property.steps-incomplete": "Please complete all steps first",
  "property.listing-incomplete": "Complete all listing details before listing this property.",
  "property.record-exists": "These details already exist. Reload the page to edit them.",
  "property.id-taken": "This home was already added. Reload and try again.",
  "property.deleted": "This home is no longer available.",
  "property.address-unknown": "We could not find this address.",
  "feed.unreadable": "The feed could not be read.",
  "photo.too-many": "You can upload up to {max} photos",
  "photo.wrong-kind": "Only image files are allowed",
  "photo.too-many-pixels": "Maximum image size is {megapixels} megapixels",
  "photo.damaged": "This image is damaged and cannot be read",
  "availability.overlap": "Time cannot overlap.",
  "availability.order": "Start time must be before end time.",

  "showing.time-gone": "That time was just taken. Please choose another.",
  "showing.agent-busy": "{agent} already has a showing at this time.",
  "showing.overlap": "This overlaps the showing with {names}. Reschedule the whole showing instead.",
  "showing.property-busy": "Another showing of this home is at that time.",
  "showing.request-not-pending": "This showing request is no longer pending.",
  "showing.move-not-allowed": "This showing can no longer be changed.",
  "showing.in-the-past": "Please choose a time in the future",
  "showing.not-bookable": "This home is not taking showing requests right now.",
  "showing.tour-not-offered": "This kind of tour is not offered for this home.",
  "showing.request-open": "You already have a showing request for this home.",
  "conversation.not-taken-over": "Piper is answering. Take over to reply yourself.",
  "calendar.unavailable": "Google Calendar is not available right now. Please try again later.",
  "calendar.not-linked": "Failed to connect Google Calendar",
  "calendar.scopes-missing": "Please allow both: seeing when you are busy, and adding events.",
  "tour.code-wrong": "Invalid Code",
  "tour.code-too-early": "The code works starting {from}. Please come back then.",
  "tour.code-expired": "This code is no longer valid.",
  "escalation.move-not-allowed": "Please handle this request from its own screen.",
  "escalation.not-pending": "This question has already been handled.",
  "lead.erased": erasedRenter,
  "application.move-not-allowed": "This application cannot be changed in its current status.",
  "application.offer-first":
    "Make a conditional offer first. {place} has rules about when a criminal report may be used.",
  "application.offer-not-needed": "This home is somewhere that doesn't ask for a conditional offer.",
  "application.already-offered": "You already made this household a conditional offer.",
  "application.reason-needed": "Say why you're taking the conditional offer back.",
  "application.exists": "An application was already sent to this renter for this home.",
  "application.withdrawn": "This application was withdrawn.",
  "application.home-gone": "This home is no longer taking applications.",
  "application.address-needed": "Please provide your address first.",
  "application.email-needed":
    "We don't have this renter's email. Ask for it in the conversation, or use Add new lead with their phone number and email.",
  "application.attestation-needed": "Please agree to the terms and every required statement.",
  "application.read-only": "This application was submitted and can't be changed.",
  "application.changed-elsewhere": "This was changed on another device. Check it and try again.",
  "application.incomplete": "Please complete every part before you submit.",
  "application.too-many-people": "An application can have up to {max} people.",
  "application.already-invited": "You already invited someone with this email.",
  "application.person-paid":
    "This person's reports are already paid for or ordered, so they can't be removed or replaced.",
  "screening.step-not-open": "This step isn't open right now. Reload the page to see where you are.",
  "screening.statements-changed": "These statements have changed. Please read them again.",
  "screening.underage": "You must be at least 18 to apply.",
  "screening.unavailable": "Our screening partner isn't available right now. Please try again in a few minutes.",
  "screening.report-expired": "This report has expired.",
  "screening.report-not-ready": "This report isn't ready yet.",
  "payment.unavailable": "Payments aren't available right now. Please try again in a few minutes.",
  "payment.other-accepted":
    "Another household was accepted for this home, so we don't take a fee from you. You can go on without reports.",
  "payment.home-not-available":
    "This home isn't listed right now, so we can't take a fee. Pay once it's listed again, or go on without reports.",
  "document.too-many": "You can upload up to {max} files",
  "document.wrong-kind": "Only images, PDF, DOC and DOCX files are allowed",
  "document.own-report-not-taken": "Reports of your own aren't accepted for this home",
  "document.damaged": "This file is damaged and can't be read",
  "document.link-expired": "This link has expired. Please open the file again from the application.",
  "fair-housing": "“{phrase}” {reason}",
  "link.invalid": "This link is no longer valid. Please open the one in your latest message.",
} as const satisfies Record<string, string>;

export type RefusalCode = keyof typeof refusals;
export const refusalCodes = /* @__PURE__ */ Object.keys(refusals) as [RefusalCode, ...RefusalCode[]];
/** Details of any refusal, as they travel. */
export type RefusalDetails = Readonly<Record<string, string | number>>;

type NamedIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamedIn<Rest>
  : never;

/** The machine-readable part of a refusal. */
type ForPrograms = {
  /** The steps still to do, with commas between them. */
  "property.steps-incomplete": { lacking: string };
  "property.listing-incomplete": { lacking: string };
  /** From where which event was tried; absent where it was refused for its time alone. */
  "showing.move-not-allowed": { status?: string; event?: string };
  "showing.request-not-pending": { status?: string; event?: string };
  "escalation.not-pending": { status?: string };
  "application.move-not-allowed": { status?: string };
  /** The sections still to do, with commas between them. */
  "application.incomplete": { lacking: string };
  /** ISO 8601 in UTC. */
  "tour.code-too-early": { validFrom: string };
  /** What might be written instead. */
  "fair-housing": { suggestion: string };
};
type NoDetails = Readonly<Record<string, never>>;

/** The details of a refusal: the placeholders of its sentence, and further values for programs. */
export type DetailsOf<Code extends RefusalCode> = Code extends keyof ForPrograms
  ? Readonly<Record<NamedIn<(typeof refusals)[Code]>, string | number> & ForPrograms[Code]>
  : [NamedIn<(typeof refusals)[Code]>] extends [never]
    ? NoDetails
    : Readonly<Record<NamedIn<(typeof refusals)[Code]>, string | number>>;

/** The codes that need no details. */
export type PlainRefusalCode = {
  [Code in RefusalCode]: Record<never, never> extends DetailsOf<Code> ? Code : never;
}[RefusalCode];

/** What follows a code: the details where it has any, and a message at each wrong field, by dotted path. */
type RefusalArguments<Code extends RefusalCode> = [Code] extends [PlainRefusalCode]
  ? [details?: DetailsOf<Code>, fields?: Record<string, string>]
  : [details: DetailsOf<Code>, fields?: Record<string, string>];

/** A "no" of the product. `fields` puts a message at each wrong field, by dotted path. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;
  readonly fields: Readonly<Record<string, string>> | undefined;

  private constructor(code: RefusalCode, details: RefusalDetails, fields?: Record<string, string>) {
    super(filled(refusals[code], details));
    this.name = "Refusal";
    this.code = code;
    this.details = details;
    this.fields = fields;
  }

  static of<const Code extends RefusalCode>(code: Code, ...[details, fields]: RefusalArguments<Code>): Refusal {
    return new Refusal(code, details ?? {}, fields);
  }
}

/** Throws a refusal. */
export function refuse<const Code extends RefusalCode>(code: Code, ...rest: RefusalArguments<Code>): never {
  throw Refusal.of(code, ...rest);
}

/** Returns the sentence of a code with its `{name}`s filled in. */
export const sentence = <const Code extends RefusalCode>(code: Code, details: DetailsOf<Code>): string =>
  filled(refusals[code], details);

const filled = (sentence: string, details: RefusalDetails): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole));

/**
 * Every way the product says no: a code, its HTTP status and the sentence a person reads.
 * `{name}` in a sentence is filled from the refusal's details.
 */
export const refusals = {
  "not-found": { status: 404, message: "Not found." },
  "not-signed-in": { status: 401, message: "Please log in." },
  "role-not-allowed": { status: 403, message: "Your account can't do this." },
  "invalid-input": { status: 400, message: "Some fields need your attention." },
  "malformed-json": { status: 400, message: "The request is not valid JSON." },
  "malformed-request": { status: 400, message: "This is not a valid request." },
  "request-too-slow": { status: 408, message: "This took too long to arrive. Please try again." },
  "headers-too-large": { status: 431, message: "The headers of this request are too large." },
  "body-too-large": { status: 413, message: "This is too large." },
  "file-too-large": { status: 413, message: "Maximum file size is 25MB" },
  "upload-broken-off": { status: 400, message: "Upload interrupted. Please try again." },
  "kind-not-supported": { status: 415, message: "This kind of content is not supported." },
  "too-many-requests": { status: 429, message: "Too many requests. Please try again later." },
  "too-many-attempts": { status: 429, message: "Too many attempts. Please try again later." },
  "not-ready": { status: 503, message: "Porchlight isn't ready. Please try again in a moment." },
  unavailable: { status: 503, message: "Porchlight is having trouble right now. Please try again in a moment." },
  busy: { status: 503, message: "Others are changing this right now. Please try again in a moment." },
  "outcome-unknown": {
    status: 503,
    message: "We couldn't tell if this was saved. Please check before you try again.",
  },
  "storage-full": { status: 507, message: "There's no room to save this right now. Please try again later." },
  unexpected: { status: 500, message: "Something went wrong. Please try again later." },

  "account.wrong-credentials": { status: 401, message: "Invalid email or password" },
  "account.not-active": { status: 403, message: "Your account is not active. Try to sign up again" },
  "account.no-password": { status: 405, message: "This account signs in with Google or a one-time code." },
  "account.sign-in-elsewhere": {
    status: 409,
    message: "This email belongs to a renter account. Please sign in at {host}.",
  },
  "account.owner-sign-in-elsewhere": {
    status: 409,
    message: "This email belongs to an owner account. Please sign in at {host}.",
  },
  "account.exists": { status: 409, message: "User already exists. Please attempt to log in using this email." },
  "account.reset-elsewhere": {
    status: 409,
    message: "This account has a different role. Please reset your password at {host}/auth/reset-password.",
  },
  "account.reset-link-invalid": { status: 400, message: "This link is no longer valid. Please request a new one." },
  "account.code-invalid": { status: 400, message: "Invalid Code" },
  "account.code-expired": { status: 400, message: "This code is no longer valid. Please request a new one." },
  "account.proof-needed": {
    status: 403,
    message: "To change your email, enter your password or the code we send to your current email.",
  },
  "account.password-wrong": { status: 400, message: "That password isn't right. Please try again." },
  "account.resend-too-soon": { status: 429, message: "Please wait a moment before requesting another code." },
  "account.google-token-invalid": { status: 401, message: "Google sign-in failed. Please try again." },
  "account.google-unavailable": {
    status: 503,
    message: "Google sign-in is not available right now. Please try again later.",
  },
  "account.google-unknown": { status: 404, message: "No account found. Please sign up first." },
  "account.already-active": { status: 409, message: "This account is already active. Please sign in." },
  "account.activation-expired": { status: 410, message: "This activation link has expired." },

  "property.move-not-allowed": { status: 409, message: "This action is not available while the property is {status}." },
  "property.steps-incomplete": { status: 400, message: "Please complete all steps first" },
  "property.listing-incomplete": { status: 400, message: "Complete all listing details before listing this property." },
  "property.record-exists": { status: 409, message: "These details already exist. Reload the page to edit them." },
  "property.id-taken": { status: 409, message: "This home was already added. Reload and try again." },
  "property.deleted": { status: 410, message: "This home is no longer available." },
  "property.address-unknown": { status: 404, message: "We could not find this address." },
  "photo.too-many": { status: 400, message: "You can upload up to {max} photos" },
  "photo.wrong-kind": { status: 400, message: "Only image files are allowed" },
  "photo.too-many-pixels": { status: 400, message: "Maximum image size is {megapixels} megapixels" },
  "photo.damaged": { status: 400, message: "This image is damaged and cannot be read" },
  "availability.overlap": { status: 400, message: "Time cannot overlap." },
  "availability.order": { status: 400, message: "Start time must be before end time." },

  "showing.time-gone": { status: 409, message: "That time was just taken. Please choose another." },
  "showing.agent-busy": { status: 409, message: "{agent} already has a showing at this time." },
  "showing.overlap": {
    status: 409,
    message: "This overlaps the showing with {names}. Reschedule the whole showing instead.",
  },
  "showing.property-busy": { status: 409, message: "Another showing of this home is at that time." },
  "showing.request-not-pending": { status: 409, message: "This showing request is no longer pending." },
  "showing.move-not-allowed": { status: 409, message: "This showing can no longer be changed." },
  "showing.in-the-past": { status: 400, message: "Please choose a time in the future" },
  "showing.not-bookable": { status: 409, message: "This home is not taking showing requests right now." },
  "showing.tour-not-offered": { status: 400, message: "This kind of tour is not offered for this home." },
  "showing.request-open": { status: 409, message: "You already have a showing request for this home." },
  "conversation.not-taken-over": {
    status: 409,
    message: "Piper is answering. Take over to reply yourself.",
  },
  "calendar.unavailable": {
    status: 503,
    message: "Google Calendar is not available right now. Please try again later.",
  },
  "calendar.not-linked": { status: 400, message: "Failed to connect Google Calendar" },
  "calendar.scopes-missing": {
    status: 400,
    message: "Please allow both: seeing when you are busy, and adding events.",
  },
  "tour.code-wrong": { status: 400, message: "Invalid Code" },
  "tour.code-too-early": { status: 409, message: "The code works starting {from}. Please come back then." },
  "tour.code-expired": { status: 410, message: "This code is no longer valid." },
  "escalation.move-not-allowed": { status: 409, message: "Please handle this request from its own screen." },
  "escalation.not-pending": { status: 409, message: "This question has already been handled." },
  "fair-housing": { status: 406, message: "“{phrase}” {reason}" },
  "link.invalid": { status: 410, message: "This link is no longer valid. Please open the one in your latest message." },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusals;
export type RefusalDetails = Readonly<Record<string, string | number | boolean | null>>;

/** A "no" of the product. `fields` puts a message at each wrong field, by dotted path. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(code: RefusalCode, details: RefusalDetails = {}, fields?: Record<string, string>) {
    super(sentence(code, details));
    this.name = "Refusal";
    this.code = code;
    this.details = details;
    this.fields = fields;
  }
}

export function refuse(code: RefusalCode, details: RefusalDetails = {}, fields?: Record<string, string>): never {
  throw new Refusal(code, details, fields);
}

/** The sentence of a code with its `{name}`s filled in. */
export function sentence(code: RefusalCode, details: RefusalDetails): string {
  return refusals[code].message.replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole));
}

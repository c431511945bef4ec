import { documentLimits } from "@porchlight/domain/applications/documents.ts";
import { photoBytes } from "@porchlight/domain/properties/limits.ts";
import type { Allowance, Limit } from "./platform/limiter.ts";

type Named = Omit<Limit, "name" | "isScaled"> & { isScaled?: true };

const named = <Name extends string>(table: Record<Name, Named>) =>
  Object.fromEntries(
    Object.entries<Named>(table).map(([name, limit]) => [name, { isScaled: false, ...limit, name }]),
  ) as Record<Name, Limit>;

const perMinutes = (minutes: number, attempts: number): Allowance => ({ attempts, minutes });
const perMinute = (attempts: number) => perMinutes(1, attempts);
const perQuarterHour = (attempts: number) => perMinutes(15, attempts);
const perHour = (attempts: number) => perMinutes(60, attempts);
const perDay = (attempts: number) => perMinutes(24 * 60, attempts);

/**
 * All rate limits. A client is an IPv4 address or an IPv6 /64. What is counted by client alone grows with
 * `REQUESTS_PER_MINUTE`, for many people may be behind one address; nothing else can be switched.
 *
 * Source  docs/decisions/0049-limits-and-known-clients.md
 */
export const limits = named({
  requests: {
    countedBy: "client, in one process",
    allowances: [perMinute(600)],
    refusal: "too-many-requests",
    isScaled: true,
  },
  mailsTaken: {
    countedBy: "sending machine, in one process",
    allowances: [perMinute(600)],
    refusal: "too-many-requests",
    isScaled: true,
  },

  passwordTries: {
    countedBy: "e-mail and client; a success forgets them",
    allowances: [perQuarterHour(10)],
    refusal: "too-many-attempts",
  },
  passwordTriesOfAccount: {
    countedBy: "e-mail, whatever client; beyond it, clients that signed in to the account before may still try",
    allowances: [perHour(20), perDay(100)],
    refusal: "too-many-attempts",
  },
  signInFailures: {
    countedBy: "client, over all accounts",
    allowances: [perQuarterHour(60)],
    refusal: "too-many-attempts",
    isScaled: true,
  },
  codeTries: {
    countedBy: "e-mail or account and what the code is for; a new code forgets them",
    allowances: [perQuarterHour(5)],
    refusal: "too-many-attempts",
  },
  wrongCodes: {
    countedBy: "account and e-mail, over all their codes",
    allowances: [perHour(10), perDay(20)],
    refusal: "too-many-attempts",
  },
  tourCodeTries: { countedBy: "showing request", allowances: [perHour(10)], refusal: "too-many-attempts" },
  signUps: {
    countedBy: "client, over all e-mails",
    allowances: [perMinutes(10, 100)],
    refusal: "too-many-requests",
    isScaled: true,
  },
  mailRequests: {
    countedBy: "client, e-mail and what is mailed",
    allowances: [perQuarterHour(10)],
    refusal: "too-many-requests",
  },
  mailRequestsOfClient: {
    countedBy: "client, over all e-mails",
    allowances: [perQuarterHour(150)],
    refusal: "too-many-requests",
    isScaled: true,
  },
  mailsToAddress: {
    countedBy: "e-mail and what is mailed; beyond it, clients that signed in to the account before still get theirs",
    allowances: [perHour(20), perDay(50)],
    refusal: "too-many-requests",
  },
  messagesToUnproven: {
    countedBy:
      "e-mail or number that a renter or owner typed and nothing came from yet; beyond it, the page alone answers",
    allowances: [perHour(10), perDay(30)],
    refusal: "too-many-requests",
  },
  greetingsOfNewOwner: {
    countedBy: "company none of whose leads has answered a greeting; beyond it, greetings go out later",
    allowances: [perDay(20)],
    refusal: "too-many-requests",
  },
  invitationsOfCompany: {
    countedBy: "company whose owner or applicants invite people to apply",
    allowances: [perHour(60), perDay(300)],
    refusal: "too-many-requests",
  },
  invitationsToAddress: {
    countedBy: "company and e-mail that is invited to apply",
    allowances: [perHour(6), perDay(15)],
    refusal: "too-many-requests",
  },
  renterLookups: {
    countedBy: "owner who looks a renter up by an e-mail",
    allowances: [perMinute(20), perHour(200)],
    refusal: "too-many-requests",
  },
  documentUploads: {
    countedBy: "renter who uploads files of an application",
    allowances: [perHour(150), perDay(500)],
    refusal: "too-many-requests",
  },
  identityTries: {
    countedBy: "application whose person proves who they are to the screening bureau, or answers its questions",
    allowances: [perHour(10), perDay(20)],
    refusal: "too-many-attempts",
  },
  applicationLinks: {
    countedBy: "lead whose renter asks Piper for the link to their application; beyond it, no more is mailed",
    allowances: [perMinutes(10, 1), perDay(5)],
    refusal: "too-many-requests",
  },
  dataDownloads: {
    countedBy: "renter who downloads everything that is theirs",
    allowances: [perHour(5), perDay(10)],
    refusal: "too-many-requests",
  },
  feedReadings: {
    countedBy: "company that previews or connects a property feed",
    allowances: [perMinute(6), perHour(30)],
    refusal: "too-many-requests",
  },
  automaticAnswers: {
    countedBy: "sender of automatic or repeated mail, by the mails kept; beyond it they get no answer",
    allowances: [perMinutes(4 * 60, 1), perDay(4)],
    refusal: "too-many-requests",
  },
});

/** The limits of open streams and downloads in one process. What is counted by client grows as above. */
export const openAtOnce = { streamsOfCaller: 20, streamsOfClient: 300, downloadsOfRenter: 1, downloadsOfCompany: 2 };

/** The size limit of an uploaded file in bytes, and so of the largest request. */
export const uploadBytes = Math.max(photoBytes.max, documentLimits.maxBytes);

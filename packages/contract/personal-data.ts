import { languages } from "@porchlight/domain/kernel/languages.ts";
import { z } from "zod";
import { codeField } from "./account-fields.ts";
import { endpoint, instant, nothing, oneOf } from "./endpoint.ts";

/** How much of a renter's there is, and what of it would stay. */
export const ownDataView = z.object({
  email: z.string(),
  applications: z.number(),
  /** Of these, the ones that nobody has decided about. */
  openApplications: z.number(),
  documents: z.number(),
  conversations: z.number(),
  upcomingShowings: z.number(),
  payments: z.number(),
  notices: z.number(),
  /** Until when the last verdict is kept, with its notice; null without one. */
  verdictsKeptUntil: instant.nullable(),
});
export type OwnDataView = z.infer<typeof ownDataView>;

export const getOwnData = endpoint({
  method: "GET",
  path: "/renter-data",
  who: "renter",
  summary: "How much of the renter's there is, and what would stay if they erased it",
  reply: ownDataView,
});
export const downloadOwnData = endpoint({
  method: "GET",
  path: "/renter-data/download",
  who: "renter",
  summary: "Everything that is the renter's, as one ZIP file",
  query: z.strictObject({ language: oneOf(languages, "Please choose a language").default("en") }),
  reply: nothing,
  kind: "file",
});
export const sendErasureCode = endpoint({
  method: "POST",
  path: "/renter-data/erasure-code",
  who: "renter",
  summary: "Emails the code with which the renter confirms that their data is erased",
  body: z.strictObject({ language: oneOf(languages, "Please choose a language") }),
  reply: z.object({ sent: z.literal(true) }),
});
export const eraseOwnData = endpoint({
  method: "POST",
  path: "/renter-data/erase",
  who: "renter",
  summary: "Erases the renter's data and account for good, with the code that was mailed",
  body: z.strictObject({ code: codeField }),
  reply: nothing,
  status: 204,
});

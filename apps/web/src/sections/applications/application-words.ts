import { applicationFeeDollars } from "@porchlight/domain/applications/fees.ts";
import { applicationTypes } from "@porchlight/domain/applications/roles.ts";
import { applicationTypeLabels } from "@porchlight/domain/words/labels.ts";
import { money } from "../../ui/money.ts";

const fees = applicationTypes.map((type) => `${applicationTypeLabels[type]} ${money(applicationFeeDollars[type])}`);

/** What an application costs, and whom. */
export const feeLine = (hasScreening: boolean): string =>
  hasScreening
    ? `Sending is free for you. Renters pay: ${fees.join(", ")}.`
    : "Sending is free for you, and applying is free for renters. Screening reports aren't included.";

/** What a renter gets whom an application is sent. */
export const renterGets = (hasScreening: boolean): readonly string[] => [
  "An email with a private link, which they can open on any device",
  "What this home requires, before they fill anything in",
  "A form for household, rental history, income, references and documents",
  ...(hasScreening ? ["Their credit, criminal and eviction reports, ordered with their consent"] : []),
];

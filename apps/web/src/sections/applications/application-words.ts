import type { AttestationsView } from "@porchlight/contract/applications.ts";
import { applicationTypes } from "@porchlight/domain/applications/roles.ts";
import { applicationTypeLabels } from "@porchlight/domain/words/labels.ts";
import { money } from "../../ui/money.ts";

/** What an application costs, and whom. */
export function feeLine(fees: AttestationsView["fees"]): string {
  if (!fees) return "Sending is free for you, and applying is free for renters. Screening reports aren't included.";
  if (applicationTypes.every((type) => fees[type] === 0))
    return "Sending is free for you, and applying is free for renters.";
  const paid = applicationTypes.map((type) => `${applicationTypeLabels[type]} ${money(fees[type])}`);
  return `Sending is free for you. Renters pay: ${paid.join(", ")}.`;
}

/** What a renter gets whom an application is sent. */
export const renterGets = (hasScreening: boolean): readonly string[] => [
  "An email with a private link, which they can open on any device",
  "What this home requires, before they fill anything in",
  "A form for household, rental history, income, references and documents",
  ...(hasScreening ? ["Their credit, criminal and eviction reports, ordered with their consent"] : []),
];

import type { ApplicationView, DocumentView } from "@porchlight/contract/applications.ts";

/** Opens a file of an application, by its id. */
export type OpenFile = (documentId: string) => void;

type Attached = Pick<ApplicationView, "photoIds" | "proofsOfIncome" | "additionalDocuments" | "ownReports">;
const groupTitles = {
  photoIds: "Photo ID",
  proofsOfIncome: "Proof of income",
  ownReports: "Renter's own screening report",
  additionalDocuments: "Additional information",
} as const satisfies Record<keyof Attached, string>;

/** Returns the groups of attached files that have any, with their titles. Photos of pets are none of them. */
export const attachedGroups = (application: Attached): { title: string; files: DocumentView[] }[] =>
  (Object.keys(groupTitles) as (keyof Attached)[])
    .map((group) => ({ title: groupTitles[group], files: application[group] }))
    .filter(({ files }) => files.length > 0);

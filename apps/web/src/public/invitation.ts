import type { PublicListing } from "@porchlight/contract/public.ts";

/** Returns what Piper says in an empty chat; it mentions showings only while the home takes requests. */
export const invitation = ({ title, isTakingRequests }: Pick<PublicListing, "title" | "isTakingRequests">): string =>
  `Ask me anything about ${title}${isTakingRequests ? ", or pick a time to see it" : ""}.`;

/** Returns the suggested first questions. */
export const suggestions = ({ isTakingRequests }: Pick<PublicListing, "isTakingRequests">): string[] => [
  "Are cats ok?",
  "Is parking included?",
  isTakingRequests ? "When can I see it?" : "When is it available?",
];

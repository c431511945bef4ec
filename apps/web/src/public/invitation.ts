import type { PublicListing } from "@porchlight/contract/public.ts";

/** What Piper says before anybody has asked: showings only where they can be asked for. */
export const invitation = ({ title, isTakingRequests }: Pick<PublicListing, "title" | "isTakingRequests">): string =>
  `Ask me anything about ${title}${isTakingRequests ? ", or pick a time to see it" : ""}.`;

/** Questions to begin with. */
export const suggestions = ({ isTakingRequests }: Pick<PublicListing, "isTakingRequests">): string[] => [
  "Are cats ok?",
  "Is parking included?",
  isTakingRequests ? "When can I see it?" : "When is it available?",
];

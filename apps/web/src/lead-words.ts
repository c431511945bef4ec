import type { InquirySource } from "@porchlight/domain/conversations/channels.ts";
import { inquirySourceLabels } from "@porchlight/domain/words/labels.ts";

/** Returns the source of a lead: "from Zillow", "by text", "added by you". */
export const cameFrom = (source: InquirySource): string => cameBy[source] ?? `from ${inquirySourceLabels[source]}`;
const cameBy: Partial<Record<InquirySource, string>> = {
  MANUAL: inquirySourceLabels.MANUAL,
  EMAIL: "by email",
  SMS: "by text",
};

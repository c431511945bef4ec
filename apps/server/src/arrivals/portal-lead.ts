import type { InquirySource } from "@porchlight/domain/conversations/channels.ts";

/**
 * A lead of a rental platform, as read from its form or mail; a missing value is null. What it did not tell is null.
 */
export type PortalLead = {
  source: InquirySource;
  kind: "question" | "tour" | "application";
  name: string | null;
  /** Where an answer reaches the renter; it may be the platform's relay. */
  email: string | null;
  phone: string | null;
  message: string | null;
  /** YYYY-MM-DD */
  movesIn: string | null;
  /** What the renter filled in about themselves on the platform, as lines for the owner. It decides nothing. */
  selfReported: string[];
};

const asks: Record<PortalLead["kind"], string> = {
  question: "I am interested in this home.",
  tour: "I would like to schedule a tour.",
  application: "I would like to apply for this home.",
};

/** Returns a renter's words, and the choice they pressed unless the words express it. */
export function wordsOfLead({ kind, message }: Pick<PortalLead, "kind" | "message">): string {
  if (!message) return asks[kind];
  return kind === "question" ? message : `${message}\n\n${asks[kind]}`;
}

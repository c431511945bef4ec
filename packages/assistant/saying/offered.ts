import type { OfferKind, TimesSaying } from "./subjects.ts";

/** What an offer of times is worded by. */
export type Offered = Pick<
  Extract<TimesSaying, { say: OfferKind }>,
  "times" | "tour" | "more" | "taken" | "isPast" | "notBy"
>;

/** The times, numbered on lines of their own. */
export const listed = (times: string[]): string => `\n${times.map((t, i) => `${i + 1}. ${t}`).join("\n")}\n`;

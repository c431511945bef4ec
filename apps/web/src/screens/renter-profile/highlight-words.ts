import type { HighlightView } from "@porchlight/contract/renters.ts";
import { voucherWords } from "../../sections/showings/showing-words.ts";
import type { Toned } from "../../ui/ToneBadge.tsx";

export const highlightLabels: Record<HighlightView["rule"], string> = {
  credit: "Credit score",
  "lease-term": "Desired lease term",
  income: "Monthly income",
  "move-in": "Desired lease date",
  occupation: "Occupation",
  pets: "Pets",
  voucher: "Housing voucher",
};

/** The label of each badge. */
export const badgeWords: Record<NonNullable<HighlightView["badge"]>, Toned> = {
  MEETS: { label: "Meets requirement", tone: "good" },
  CLOSE: { label: "Close to requirement", tone: "warm" },
  DOES_NOT_MEET: { label: "Does not meet", tone: "bad" },
  ASAP: { label: "ASAP", tone: "good" },
  COMPATIBLE: { label: "Compatible", tone: "good" },
  POSSIBLE: { label: "Possible", tone: "warm" },
  TOO_FAR: { label: "Too far", tone: "bad" },
  TOO_EARLY: { label: "Too early", tone: "warm" },
  ...voucherWords,
};

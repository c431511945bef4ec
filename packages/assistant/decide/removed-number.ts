import { removedNumber } from "@porchlight/domain/privacy/masked-numbers.ts";
import type { Draft } from "./draft.ts";
import { isFromMachine } from "./other-business.ts";

const mark = RegExp.escape(removedNumber);
/** "My SSN is …", "here is my card: …": what only leads to the number says nothing without it. */
const leadIn = new RegExp(
  `(?<=^|[.,;?!\\n])\\s*(?:(?:and|so|y)\\s+)?(?:my|our|the|here|this|ssn|social|card|mi|el|la|este|aquí|tarjeta|seguro)\\b[^.,;?!\\n]{0,60}?${mark}[.,;]?`,
  "giu",
);

/** Returns a renter's words without the marks of numbers that were removed from them, and what only leads to these. */
export const withoutRemoved = (text: string): string =>
  text.includes(removedNumber)
    ? text.replace(leadIn, " ").replaceAll(removedNumber, " ").replace(/ {2,}/g, " ").trim()
    : text;

/** Says first that a number was removed from a message, save to machines, in trouble, and to who wants no more of us. */
export function tellRemoved(draft: Draft, text: string): void {
  if (!text.includes(removedNumber) || isFromMachine(draft) || draft.talk.trouble) return;
  if (draft.orders.some(({ kind }) => kind === "opt-out")) return;
  draft.says.unshift({ say: "number-removed" });
}

import { isEmail, normalEmail } from "@porchlight/domain/kernel/emails.ts";

const phone = /(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b(?:\s*(?:x|ext\.?)\s*\d{1,6})?/i;

/** The first phone number of a text. Addresses are passed over, since a relay's look like numbers. */
export const phoneIn = (text: string): string | null =>
  phone.exec(text.replaceAll(/\S+@\S+/g, " "))?.[0].trim() ?? null;

export function emailIn(text: string): string | null {
  const found = /[^\s<>()[\],;:"]+@[^\s<>()[\],;:"]+\.[a-z]{2,}/i.exec(text)?.[0];
  return found && isEmail(found) ? normalEmail(found) : null;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** "Dec 15, 2026" or "12/15/2026" as YYYY-MM-DD; null for anything else. */
export function dayIn(text: string): string | null {
  const [, word = "", day = "", year = ""] = /([A-Za-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})/.exec(text) ?? [];
  if (year) return dayOf(year, months.indexOf(word.toLowerCase()) + 1, day);
  const [, month = "", date = "", full = ""] = /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(text) ?? [];
  return full ? dayOf(full, Number(month), date) : null;
}

function dayOf(year: string, month: number, day: string): string | null {
  try {
    return Temporal.PlainDate.from({ year: Number(year), month, day: Number(day) }, { overflow: "reject" }).toString();
  } catch {
    return null;
  }
}

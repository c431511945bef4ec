const prefix = "+1 (";

/**
 * Returns the ten digits of a US number in any notation; a leading 1 is the country code, since no area code begins
 * with it.
 */
export const phoneDigits = (written: string): string => written.replace(/\D/g, "").replace(/^1/, "").slice(0, 10);

/** Returns as much of +1 (###) ###-#### as there are digits for. */
export function maskedPhone(digits: string): string {
  if (digits === "") return "";
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return `${prefix}${area}${exchange && `) ${exchange}`}${line && `-${line}`}`;
}

/** Returns the digits after an edit, and how many of them are before the caret. */
export function editedPhone(before: string, written: string, caret: number): { digits: string; ahead: number } {
  const digits = phoneDigits(written);
  const ahead = phoneDigits(written.slice(0, caret)).length;
  const tookOnlyAMark =
    digits === before && written.length === maskedPhone(before).length - 1 && caret >= prefix.length;
  if (!tookOnlyAMark || ahead === 0) return { digits, ahead };
  return { digits: digits.slice(0, ahead - 1) + digits.slice(ahead), ahead: ahead - 1 };
}

/** Returns the position of the caret after the given number of digits. */
export function caretBehind(ahead: number, digits: string): number {
  const upTo = maskedPhone(digits.slice(0, ahead));
  return ahead === 0 ? Math.min(prefix.length, maskedPhone(digits).length) : upTo.length;
}

export const phoneMessage = "Please enter a valid US phone number";

/**
 * Returns a US phone as it is stored, +1XXXXXXXXXX, or null when the text is not one: an optional +1 or 1, then ten
 * digits; all other characters are ignored.
 */
export function usPhone(typed: string): string | null {
  const hasPlus = typed.trim().startsWith("+");
  const digits = typed.replace(/\D/g, "");
  if (digits.length === 11 && digits.startsWith("1")) return `+${digits}`;
  return digits.length === 10 && !hasPlus ? `+1${digits}` : null;
}

export const isUsPhone = (typed: string): boolean => usPhone(typed) !== null;

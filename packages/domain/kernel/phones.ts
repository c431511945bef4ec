export const phoneMessage = "Please enter a valid US phone number";

/**
 * A US phone as it is kept, +1XXXXXXXXXX, or null when the text is none: an optional +1 or 1, then ten digits; everything
 * else that is not a digit is ignored.
 */
export function usPhone(typed: string): string | null {
  const hasPlus = typed.trim().startsWith("+");
  const digits = typed.replace(/\D/g, "");
  if (digits.length === 11 && digits.startsWith("1")) return `+${digits}`;
  return digits.length === 10 && !hasPlus ? `+1${digits}` : null;
}

export const isUsPhone = (typed: string): boolean => usPhone(typed) !== null;

/** A kept phone inside a sentence: 415-555-0123. */
export const dashedPhone = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "$1-$2-$3");

/** A kept phone as a person reads it: +1 (415) 555-0123. Any other text comes back as it is. */
export const readablePhone = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "+1 ($1) $2-$3");

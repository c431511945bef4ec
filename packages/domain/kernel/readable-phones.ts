/** Returns a stored phone for use in a sentence: 415-555-0123. */
export const dashedPhone = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "$1-$2-$3");

/** Returns a stored phone as it is written at home: (415) 555-0123. */
export const localPhone = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");

/** Returns a stored phone as a person reads it: +1 (415) 555-0123. Any other text comes back as it is. */
export const readablePhone = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "+1 ($1) $2-$3");

/** A message between people, and an answer that is kept for the next who asks. */
export const messageLength = { max: 2000 } as const;
/** A reason, a comment or a note that goes along with something else. */
export const commentLength = { max: 500 } as const;

export const tooLong = (max: number): string => `Maximum ${max} characters`;

/** Returns what is wrong with the length of a text, trimmed, or null. */
export const wrongLength = (text: string, max: number): string | undefined =>
  text.trim().length > max ? tooLong(max) : undefined;

/** The length limit of a message between people, and of an answer that is stored for later. */
export const messageLength = { max: 2000 } as const;
/** The length limit of a reason, a comment or a note. */
export const commentLength = { max: 500 } as const;

export const tooLong = (max: number): string => `Maximum ${max} characters`;

/** Returns the error message for the length of a text, trimmed, or undefined. */
export const wrongLength = (text: string, max: number): string | undefined =>
  text.trim().length > max ? tooLong(max) : undefined;

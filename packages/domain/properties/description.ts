const minDescriptionLength = 50;

/** Returns the message when a description is too short for the platforms; null when it is long enough. */
export const tooShortForPlatforms = (text: string): string | null =>
  text.length < minDescriptionLength
    ? `The platforms ask for a description of at least ${minDescriptionLength} characters; yours has ${text.length}.`
    : null;

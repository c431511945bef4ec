const minDescriptionLength = 50;

/** What the platforms have against the words of a description for their length; null when nothing. */
export const tooShortForPlatforms = (text: string): string | null =>
  text.length < minDescriptionLength
    ? `The platforms ask for a description of at least ${minDescriptionLength} characters; yours has ${text.length}.`
    : null;

const shortestDescription = 50;

/** What the platforms have against the words of a description for their length; null when nothing. */
export const tooShortForPlatforms = (text: string): string | null =>
  text.length < shortestDescription
    ? `The platforms ask for a description of at least ${shortestDescription} characters; yours has ${text.length}.`
    : null;

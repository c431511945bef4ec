/** A pattern of any of these words or patterns; each list parts them by "; ". */
export const anyOf = (...lists: readonly string[]): string =>
  `(?:${lists.flatMap((list) => list.split("; ")).join("|")})`;

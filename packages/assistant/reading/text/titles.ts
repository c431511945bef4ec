/** "Ms. Rowe", "el Sr. Luna": a title ends no sentence; "on Oak Dr." is a street. */
export const titleDot = String.raw`(?<=\b(?:[Mm]rs?|[Mm]s|[Ss]rt?a|(?<!\p{Lu}\p{L}* )(?:[Dd]r|[Ss]r))\.)(?= \p{L})`;

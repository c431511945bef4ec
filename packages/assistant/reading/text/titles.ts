/** "Ms. Rowe", "el Sr. Luna", "Lt. Farr"; "on Oak Dr." is a street. */
const title = String.raw`(?:[Mm]rs?|[Mm]s|[Ss]rt?a|(?<!\p{Lu}\p{L}* )(?:[Dd]r|[Ss]r)|Miss|Lt|Sgt|Cpl|Capt|(?:Maj|Col|Rev|Prof|Lic|Ing)(?=\.))`;

/** Where the dot of a title, which ends no sentence, is followed by the name. */
export const titleDot = String.raw`(?<=\b${title}\.)(?= \p{L})`;

const beforeName = new RegExp(String.raw`(?<!\p{L})(?:[Ll]a |[Ee]l )?${title}\.?\s+(?=\p{Lu})`, "gu");

/** A text whose names stand without a title. */
export const withoutTitles = (text: string): string => text.replace(beforeName, "");

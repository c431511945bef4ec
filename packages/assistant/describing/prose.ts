/** "a", "a and b", "a, b, and c" */
export const list = (parts: readonly string[]): string =>
  new Intl.ListFormat("en-US", { type: "conjunction" }).format(parts);

/** Begins with a capital and ends with a full stop. */
export const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).trimEnd()}${/[.!?]$/.test(text.trimEnd()) ? "" : "."}`;

export const counted = (count: number, one: string): string => `${numberWord(count)} ${one}${count === 1 ? "" : "s"}`;

const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** Small numbers as words, as prose has them. */
export const numberWord = (count: number): string => words[count] ?? count.toLocaleString("en-US");

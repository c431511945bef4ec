import { unended } from "../endings.ts";

/** Parts one after the other, with the last after "y". */
export const and = (parts: string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} y ${parts.at(-1)}`;

const severalSentences = /[.!?] /;
const lacksMark = (words: string): boolean =>
  words.endsWith("?") && !words.startsWith("¿") && !severalSentences.test(words);

/** Somebody's words in quotation marks. */
export const quoted = (words: string): string => `"${lacksMark(words) ? "¿" : ""}${unended(words)}"`;

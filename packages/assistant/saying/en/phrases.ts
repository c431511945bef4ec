import { unended } from "../endings.ts";

/** Parts one after the other, with the last after "and". */
export const and = (parts: string[]): string =>
  parts.length < 2
    ? parts.join("")
    : `${parts.slice(0, -1).join(", ")}${parts.length > 2 ? "," : ""} and ${parts.at(-1)}`;

/** Somebody's words in quotation marks. */
export const quoted = (words: string): string => `"${unended(words)}"`;

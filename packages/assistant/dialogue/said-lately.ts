import type { Talk } from "../talk.ts";
import type { Answer } from "../topics/topic.ts";

/*
 * What Piper said in its last texts, of which a talk keeps a mark each.
 */

/** How many of its last sayings Piper remembers. */
const remembered = 10;

/** The mark of a sentence. */
export const markOf = (text: string): string => hash(sentence(text));

/** An owner who is named by a word begins a sentence as every word does. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The marks of what was said lately, with those of a new text. */
export const withMarks = (before: readonly string[], parts: readonly string[]): string[] =>
  [...before, ...parts.map(markOf)].slice(-remembered);

/** Whether Piper said an answer in one of its last texts. */
export const wasSaidLately = ({ lastParts, language }: Talk, answer: Answer): boolean =>
  lastParts?.includes(markOf(answer[language])) ?? false;

/** Whether Piper passed on these words of the owner in one of its last texts. */
export const wasWordSaidLately = ({ lastParts }: Talk, words: string): boolean =>
  lastParts?.includes(markOf(words)) ?? false;

/** FNV-1a, 32 bits: enough to know one's own last words again. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(16);
}

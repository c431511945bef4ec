import { type FairHousingFinding, findUnfair } from "@porchlight/domain/fair-housing/check.ts";
import type { Property } from "@porchlight/domain/properties/property.ts";
import { featureSentences } from "./features.ts";
import { list, sentence } from "./prose.ts";
import { openingSentence } from "./rooms.ts";
import { termSentences } from "./terms.ts";

export type Draft = {
  /** Paragraphs of `<p>`, ready for the editor. */
  html: string;
  /** What of the highlights was left out, and why. */
  leftOut: FairHousingFinding[];
};

/**
 * A description of a home in the owner's highlights and the facts on record, and nothing else. Price and street are left
 * out: they are shown beside it, and a description outlives them.
 *
 * Errors  none: with nothing on record and no highlights it is empty.
 */
export const describeHome = (home: Property, highlights: string): Draft => ({
  html: htmlOf(paragraphsFor(home, fairIn(highlights))),
  leftOut: highlightsIn(highlights).flatMap(findUnfair),
});

/** What describes a home, paragraph by paragraph, without markup. */
export const paragraphsFor = (home: Property, fairHighlights: readonly string[]): string[] =>
  [[openingSentence(home), ...highlightSentences(fairHighlights)], featureSentences(home), termSentences(home)]
    .map((sentences) => sentences.filter((said) => said !== null).join(" "))
    .filter(Boolean);

export const htmlOf = (paragraphs: readonly string[]): string =>
  paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join("");

/** The highlights that may be said. */
export const fairIn = (highlights: string): string[] => highlightsIn(highlights).flatMap(fairOf);

/** What may be said of a highlight: all of it, nothing, or of a row of notes those that stand in it by themselves. */
function fairOf(highlight: string): string[] {
  const found = findUnfair(highlight).length;
  if (found === 0) return [highlight];
  if (isSentence(highlight)) return [];
  const notes = notesOf(highlight);
  const isWithinNotes = notes.flatMap(findUnfair).length >= found;
  return isWithinNotes ? notes.filter((note) => findUnfair(note).length === 0) : [];
}

const isSentence = (text: string): boolean => /[.!?]$/.test(text) || text.split(/\s+/).length > 8;
const notesOf = (text: string): string[] => text.split(/\s*,\s*/).filter(Boolean);

/** One highlight a line, bullet or sentence. */
const highlightsIn = (text: string): string[] =>
  text
    .split(/[\n;•]+|(?<=[.!?])\s+/)
    .map((part) => part.replace(/^[\s\-*–—]+/, "").trim())
    .filter(Boolean);

/** Whole sentences stay as the owner wrote them; notes of a few words become one sentence together. */
function highlightSentences(highlights: readonly string[]): string[] {
  const sentences = highlights.filter(isSentence).map(sentence);
  const notes = highlights.filter((text) => !isSentence(text)).flatMap(notesOf);
  return notes.length === 0 ? sentences : [...sentences, sentence(`highlights: ${list(notes.map(lowered))}`)];
}

/** "New kitchen" goes on in a list as "new kitchen"; names and abbreviations keep their capitals. */
const lowered = (note: string): string =>
  /^[A-Z][a-z]+(?: [a-z]|$)/.test(note) ? note.charAt(0).toLowerCase() + note.slice(1) : note;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

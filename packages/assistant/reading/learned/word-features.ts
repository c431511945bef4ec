import { keeping } from "../text/kept.ts";

/*
 * What both linear models judge a word by: the signs for its like, and its pieces.
 */

/** Stands in a text for a day that it names, so that what is learned of one day holds for all. */
export const someDay = "someday";

/** A word of the training that came up once, or a word never seen: a name, mostly. */
export const unknownWord = "?";

/** How much a piece of a word counts beside a word. */
export const pieceWeight = 0.5;
const pieceLengths = [3, 4];
const pieceMark = "~";

/** Whether a feature is a piece of a word. */
export const isPiece = (feature: string): boolean => feature.startsWith(pieceMark);

const mostWords = 2000;

/** The pieces of three and four letters of a word, its ends marked: what is alike in forms of a word and in misspelled ones. */
export const piecesOf = keeping((word): readonly string[] => {
  if (/\d/.test(word)) return [];
  const marked = `<${word}>`;
  const pieces: string[] = [];
  for (const length of pieceLengths)
    for (let at = 0; at + length <= marked.length; at++) pieces.push(pieceMark + marked.slice(at, at + length));
  return pieces;
}, mostWords);

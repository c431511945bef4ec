import { normal, stem } from "../reading/text/normal.ts";

/*
 * Words that tell a renter nothing: they may come and go when a reply is put otherwise. Whatever could turn a meaning
 * (no, only, or, before, will, can, I, you) is not among them, so that it stays, and stays in its place.
 */

const phrases = [
  ...["thanks for asking", "thank you for asking", "thanks for reaching out", "thank you for reaching out"],
  ...[
    "thanks for your message",
    "thank you for your message",
    "thanks for your interest",
    "thank you for your interest",
  ],
  ...["thanks for letting me know", "thank you for letting me know", "thank you so much", "thank you", "thanks"],
  ...["great question", "good question", "glad you asked", "happy to help", "here you go"],
  ...["have a great day", "have a nice day", "hi there", "hello there", "hello", "hi", "hey"],
  ...[
    "gracias por preguntar",
    "gracias por escribir",
    "gracias por su mensaje",
    "gracias por su interes",
    "muchas gracias",
  ],
  ...["gracias", "buena pregunta", "con gusto", "que tenga un buen dia", "hola", "aqui tiene"],
];

const words = (
  "a an the and so also too then well oh is are here there it that this these those of in on at to for with as but " +
  "un una el la los las y asi tambien pues es son esta estan aqui ahi eso esto este ese de en al a para con"
).split(" ");

const pleasant = new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join("|")})(?![\\p{L}\\p{N}])[,.!]*`, "gu");
const glue = new Set(words.map(stem));
const token = /⟦\d+⟧|[$#]?[\p{L}\p{N}]+(?:['.,:/-][\p{L}\p{N}]+)*%?|\?/gu;

/** The words of a text that tell something, in order; a question mark is one of them. */
export const tellingWords = (text: string): string[] =>
  (normal(text).replace(pleasant, " ").match(token) ?? [])
    .flatMap((word) => (/\d/.test(word) ? [word] : word.split(/[-/]/)))
    .map(stem)
    .filter((word) => !glue.has(word));

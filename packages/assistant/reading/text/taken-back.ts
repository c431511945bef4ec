import type { Clause } from "./clauses.ts";

/*
 * "Sorry, that wasn't a question for Robin", "no era para usted", "I was just thinking out loud": a whole sentence that says
 * only that something before it asked or told Piper nothing.
 */

const opening =
  "(?:(?:sorry|oh|oops|no|nah|okay|wait|lol|haha|thanks|um|my bad|perdon|disculpe|ay|gracias|pero|but|and|actually)[, ]+)*";
const rest = "(?: [\\w']+){0,4}\\W*$";
const inEnglish = [
  "(?:that|this|it)(?: one| part| last one)? (?:was|is) not (?:really |even |actually )?(?:an? )?(?:question|meant|for (?:you|him|her|them|the owner))",
  "(?:was |is )?not (?:really )?an? question",
  "i (?:was|am) not asking",
  "(?:ignore|disregard) (?:that|my last|the last)(?: one| text| message| question)?",
  "i (?:was|am) just (?:thinking out loud|talking to myself|saying|venting)",
];
const inSpanish = [
  "(?:eso |esa |ese )?no era (?:una )?pregunta",
  "(?:eso |ese |esa )?no era para (?:usted|ustedes|ti|el|ella)",
  "no (?:le|te|les) (?:preguntaba|estaba preguntando)",
  "(?:ignore|olvide) (?:eso|mi (?:pregunta|mensaje)|la pregunta)",
  "solo (?:pensaba|estaba pensando) en voz alta",
];
const takesBack = new RegExp(`^${opening}(?:${[...inEnglish, ...inSpanish].join("|")})${rest}`);

/** Whether a clause takes back what was written and says no more. */
export const isTakenBack = ({ text, isQuestion }: Clause): boolean => !isQuestion && takesBack.test(text);

import { anyOf } from "../text/any-of.ts";
import { earns } from "./income-words.ts";

const about = "(?:(?:like|about|around|at|only|more like|roughly|maybe|como|unos) )*";
/** A tax form's number is none. */
const figure = String.raw`\$?(?!(?:1099|1040)\b)(?:\d{1,2},\d{3}|\d{4,5}|\d{1,2}(?:\.\d)?k)`;
const ofElse = anyOf("years?; miles?; pounds; lbs?; sq; square; students?; people; on the|in rent|for rent");
/** "He's like 2100": an amount and nothing that it is of. */
const alone = new RegExp(
  String.raw`\b(he|she)(?:'?s| is) (?=${about}${figure})(${about}${figure})(?![\d,.:]\d|%| ?(?:${ofElse})\b)`,
  "g",
);
const namesFigure = /\d{3}/;

/** "I make 2600 a month, he's like 2100": a normal text with an amount that somebody "is" as what they make, where pay is told before it. */
export const withEarningNamed = (text: string, before: string): string =>
  text.replace(alone, (words, who: string, amount: string, at: number) => {
    const said = `${before} ${text.slice(0, at)}`;
    return earns.test(said) && namesFigure.test(said) ? `${who} makes ${amount}` : words;
  });

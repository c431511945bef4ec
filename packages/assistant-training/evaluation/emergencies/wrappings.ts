import fc from "fast-check";
import { around, denying } from "./messages.ts";

type Wrapping = (text: string) => string;

const long = "I have been looking for a place for so long and I really like how this one looks in the photos. ".repeat(
  30,
);

/** The ways of putting other words around a message. */
const joined: Readonly<Record<string, (text: string, more: string) => string>> = {
  before: (text, more) => `${more} ${text}`,
  after: (text, more) => `${text}. ${more}`,
  "after a comma": (text, more) => `${text}, ${more}`,
  "with and": (text, more) => `${more.replace(/[.!?]+$/, "")} and ${text}`,
  "on a line of its own": (text, more) => `${more}\n${text}`,
};
const alone: readonly Wrapping[] = [
  (text) => text.toUpperCase(),
  (text) => `${text}!!!!`,
  (text) => `please help, ${text}`,
  (text) => `this is not a test. ${text}`,
  (text) => `${text}\n--\nRobin Vale\n"live free or die"`,
  (text) => long + text,
  (text) => `${text}. ${long}`,
  (text) => `${long}${text}. ${long}`,
];

/** Whatever may stand around a message, once or twice. */
export const wrapped: fc.Arbitrary<Wrapping> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...alone),
      fc.tuple(fc.constantFrom(...Object.values(joined)), fc.constantFrom(...around, ...denying)).map(
        ([join, more]): Wrapping =>
          (text) =>
            join(text, more),
      ),
    ),
    { minLength: 1, maxLength: 2 },
  )
  .map((all) => (text: string) => all.reduce((words, wrap) => wrap(words), text));

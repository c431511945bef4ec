import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { daysIn, suits } from "./days.ts";

/** "Monday evening is fine": what narrows a day, between its name and what is said of it. */
const part = new RegExp(
  `^(?: ${anyOf("in the; at; after; before; morning; afternoon; evening; night; [\\d:]+; [ap]m", "en; por; l[ao]s?; (?:despues|antes) de; manana; tarde; noche")})+`,
);
const can = /\b(?:can|could|puedo|podemos|podria)(?: do| come| make| ir| on| el)* $/;
const asked = /^(?:(?:and|but|maybe|(?:what|how) about|y|pero|el) )*$/;

/** Whether the clauses of a message name a day, refused elsewhere in it, as one that suits: "Monday after 6 could work". */
export const isOfferedAgain = (day: string, clauses: readonly Clause[], today: Temporal.PlainDate): boolean =>
  clauses.some(({ text, isQuestion }) =>
    daysIn(text, today).some(({ at, end, from, not }) => {
      if (not || from.toString() !== day) return false;
      const lead = text.slice(0, at);
      return suits.test(text.slice(end).replace(part, "")) || can.test(lead) || (isQuestion && asked.test(lead));
    }),
  );

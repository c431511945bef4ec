import type { Clause } from "../text/clauses.ts";
import { clockTimesIn } from "./clock-times.ts";
import { daysIn, suits } from "./days.ts";

const can = /\b(?:can|could|puedo|podemos|podria)(?: do| come| make| ir| on| el)* $/;

/** Whether the clauses of a message name a day, refused elsewhere in it, as one that suits: "Monday after 6 could work". */
export const isOfferedAgain = (day: string, clauses: readonly Clause[], today: Temporal.PlainDate): boolean =>
  clauses.some(({ text, isQuestion }) =>
    daysIn(text, today).some(({ at, end, from, not }) => {
      if (not || from.toString() !== day) return false;
      const lead = text.slice(0, at);
      const hour = clockTimesIn(text).find((clock) => clock.at > end);
      return suits.test(text.slice(hour?.end ?? end)) || can.test(lead) || (isQuestion && lead === "");
    }),
  );

import type { TimeWish } from "../../heard/times.ts";
import { anyOf } from "../text/any-of.ts";
import { normal } from "../text/normal.ts";
import { withHourAlone } from "./hours-as-figures.ts";
import { wishesIn } from "./wishes.ts";

/** The day of the week (1 is Monday) and the time that two sides have come to, as far as they were named. */
export type Settled = { weekday: number | null; time: string | null };

/**
 * What a conversation settles on: of both, the last that either side named as a wish or an offer. "The later one" is one of
 * what the other side just named, and a number alone answers what time it is to be.
 */
export function settledIn(lines: readonly string[], today: Temporal.PlainDate): Settled {
  const settled: Settled = { weekday: null, time: null };
  let before: TimeWish[] = [];
  lines.forEach((line, i) => {
    const named = wishesIn(answering(normal(line), lines[i - 1] ?? ""), today, before.length > 1 ? before.length : 0);
    const wishes = named.flatMap((wish) => (wish.choice === null ? [wish] : [before[wish.choice] ?? wish]));
    for (const wish of wishes) {
      if (wish.not) continue;
      if (wish.from !== null && wish.from === wish.to) settled.weekday = Temporal.PlainDate.from(wish.from).dayOfWeek;
      if (wish.at !== null) settled.time = wish.at;
    }
    before = wishes.filter(({ not, from, at }) => !not && (from ?? at) !== null);
  });
  return settled;
}

const asksTime = new RegExp(
  [
    String.raw`\b${anyOf(
      "when; what time; which time; another time; other time; what hour; preferred time; a que hora",
      "que hora; how about; what about",
    )}\b`,
    String.raw`\b(?:[1-9]|1[0-2])\b[^.?!]*\b(?:free|open|available|left)\b|\b(?:until|till|from|hasta) \d`,
  ].join("|"),
  "i",
);

/** "9?" or "3 then" as an hour where a time was asked for. */
const answering = (said: string, before: string): string => (asksTime.test(before) ? withHourAlone(said) : said);

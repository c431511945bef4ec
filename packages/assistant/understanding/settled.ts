import { normal } from "./normal.ts";
import { wishesIn } from "./wishes.ts";

/** The day of the week (1 is Monday) and the time that two sides have come to, as far as they were named. */
export type Settled = { weekday: number | null; time: string | null };

/** What a conversation settles on: of both, the last that either side named as a wish or an offer. */
export function settledIn(lines: readonly string[], today: Temporal.PlainDate): Settled {
  const settled: Settled = { weekday: null, time: null };
  for (const line of lines)
    for (const wish of wishesIn(normal(line), today, 0)) {
      if (wish.not) continue;
      if (wish.from !== null && wish.from === wish.to) settled.weekday = Temporal.PlainDate.from(wish.from).dayOfWeek;
      if (wish.at !== null) settled.time = wish.at;
    }
  return settled;
}

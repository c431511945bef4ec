import { wallClockAt } from "@porchlight/domain/scheduling/zone-clock.ts";
import type { TimeWish } from "../../heard/times.ts";
import type { Talk } from "../../talk.ts";
import { noWish } from "./no-wish.ts";

const otherOne = /\bthe other (?:one|1|time|slot|option)\b|\b(?:el otro|la otra)\b(?! (?:dia|semana|mes|vez))/;

/** "6:30 might be tight, the other one": of two times offered, the one that is not named; else the wishes as they are. */
export function withOtherOfTwo(
  wishes: TimeWish[],
  text: string,
  offered: Talk["offered"],
  timeZone: string,
): TimeWish[] {
  if (offered.length !== 2 || !otherOne.test(text) || wishes.some(({ choice }) => choice !== null)) return wishes;
  const isNamed = offered.map(({ startsAt }) => {
    const { day, time } = wallClockAt(Temporal.Instant.from(startsAt).epochMilliseconds, timeZone);
    return wishes.some(({ from, to, at }) => (at ?? time) === time && (from === null || isWithin(day, from, to)));
  });
  if (wishes.length === 0 || isNamed[0] === isNamed[1]) return wishes;
  return [{ ...noWish, choice: isNamed[0] ? 1 : 0 }];
}

const isWithin = (day: string, from: string, to: string | null): boolean => from <= day && day <= (to ?? from);

import { wallClockAt } from "@porchlight/domain/scheduling/zone-clock.ts";
import { timesToPick } from "../../dialogue/offered-before.ts";
import type { TimeWish } from "../../heard/times.ts";
import type { Talk } from "../../talk.ts";
import { noWish } from "./no-wish.ts";

const otherOne = /\bthe other (?:one|1|time|slot|option)\b|\b(?:el otro|la otra)\b(?! (?:dia|semana|mes|vez))/;

/**
 * "6:30 might be tight, the other one": of two times to pick from, the one that is not named, or where none is named not the one
 * that stands; else the wishes as they are.
 */
export function withOtherOfTwo(wishes: TimeWish[], text: string, talk: Talk, timeZone: string): TimeWish[] {
  const toPick = timesToPick(talk);
  if (toPick.length !== 2 || !otherOne.test(text) || wishes.some(({ choice }) => choice !== null)) return wishes;
  const told = wishes.length > 0 ? wishes : standingIn(talk, timeZone);
  const isNamed = toPick.map(({ startsAt }) => {
    const { day, time } = wallClockOf(startsAt, timeZone);
    return told.some(({ from, to, at }) => (at ?? time) === time && (from === null || isWithin(day, from, to)));
  });
  if (told.length === 0 || isNamed[0] === isNamed[1]) return wishes;
  return [{ ...noWish, choice: isNamed[0] ? 1 : 0 }];
}

const wallClockOf = (startsAt: string, timeZone: string) =>
  wallClockAt(Temporal.Instant.from(startsAt).epochMilliseconds, timeZone);

/** "Can we do the other one" of who chose one of several times and names none. */
export const asksOtherTime = (text: string, { chosen, offeredBefore }: Talk, wishes: readonly TimeWish[]): boolean =>
  wishes.length === 0 && (chosen !== null || offeredBefore !== undefined) && otherOne.test(text) && !ofHomes.test(text);
const ofHomes =
  /\b(?:home|house|unit|apartment|place|property|listing|casa|unidad|departamento|apartamento|anuncio)s?\b/;

/** The time that was chosen or requested. */
function standingIn({ chosen, standingTime }: Talk, timeZone: string): Pick<TimeWish, "from" | "to" | "at">[] {
  if (!chosen) return standingTime ? [standingTime] : [];
  const { day, time } = wallClockOf(chosen.startsAt, timeZone);
  return [{ from: day, to: day, at: time }];
}

const isWithin = (day: string, from: string, to: string | null): boolean => from <= day && day <= (to ?? from);

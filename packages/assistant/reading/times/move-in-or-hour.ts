import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { TimeWish } from "../../heard/times.ts";
import { isAboutMovingIn } from "./move-in-or-visit.ts";

type Told = { facts: Partial<RenterFacts>; times: TimeWish[] };

/** Within so many days a bare day that has an hour is one to come by. */
const soon = 7;

/**
 * What a message tells, with the day of an hour as one to come by, though a day to move in on was asked for: "what about
 * Sunday, is 1:00 possible", "better Saturday so that my wife can come too. At 11".
 */
export function withDayOfHour(told: Told, said: string, today: Temporal.PlainDate): Told {
  const { moveIn, ...facts } = told.facts;
  if (!moveIn || moveIn.to !== moveIn.from || isAboutMovingIn(said)) return told;
  if (today.until(moveIn.from).days >= soon) return told;
  const isItsHour = ({ not, at, from, to }: TimeWish): boolean =>
    !not && at !== null && (from === null || (from === moveIn.from && to === from));
  if (!told.times.some(isItsHour)) return told;
  const times = told.times.map((wish) => (isItsHour(wish) ? { ...wish, from: moveIn.from, to: moveIn.from } : wish));
  return { facts, times };
}

import { noFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { verdictOn } from "@porchlight/domain/qualification/verdict.ts";
import type { TimeWish } from "../heard/times.ts";
import type { Heard } from "../heard.ts";
import type { World } from "../world.ts";
import { dayAt, numberOfDay } from "./home-clock.ts";

/** Intents that only say that days were named. */
const ofDays: readonly string[] = ["give_date", "proposes_time"];

const isDay = ({ from, at, isDated }: TimeWish): boolean => isDated === true && from !== null && at === null;

/** A wish for the very days that a message tells to move in on is none to come by. */
const isOfMoveIn = ({ from, to, ...wish }: TimeWish, told: { from: string; to: string }): boolean =>
  isDay({ from, to, ...wish }) &&
  numberOfDay(from ?? "") === numberOfDay(told.from) &&
  numberOfDay(to ?? "") === numberOfDay(told.to);

/**
 * What was heard, with the other day as the move-in where the one told before won't do: the renter says so ("I can't do the
 * 22nd, it'd have to be the 30th"), or it is too far off and another one is named on which nothing is shown any more.
 * The day told before, said again, is none to come by.
 */
export function withMoveInMoved(heard: Heard, world: World): Heard {
  const before = world.renter.facts.moveIn;
  const told = heard.facts.moveIn;
  const left = told ? heard.times.filter((wish) => !isOfMoveIn(wish, told)) : heard.times;
  if (left.length < heard.times.length) return withTimes(heard, left);
  if (!before || (told && told.from !== before.from)) return heard;
  const isBefore = (wish: TimeWish): boolean => isDay(wish) && wish.from === before.from;
  const letGo = heard.times.some((wish) => wish.not && isBefore(wish));
  const isMeant = (wish: TimeWish): boolean => isDay(wish) && (letGo || isForMoving(wish, world));
  const other = heard.times.find((wish) => !wish.not && !isBefore(wish) && isMeant(wish));
  if (!other?.from) {
    const others = heard.times.filter((wish) => wish.not || !isOfMoveIn(wish, before) || isShown(wish, world));
    return others.length < heard.times.length ? withTimes(heard, others) : heard;
  }
  const facts = { ...heard.facts, moveIn: { from: other.from, to: other.to ?? other.from } };
  return withTimes(
    { ...heard, facts },
    heard.times.filter((wish) => wish !== other && !isBefore(wish)),
  );
}

/** Whether anything can be seen on the day of a wish. */
const isShown = ({ from }: TimeWish, { openings, property }: World): boolean =>
  openings.some(({ startsAt }) => dayAt(startsAt, property.timeZone) === from);

/** What was heard, of which some days are to move in on and these are left to come by. */
function withTimes(heard: Heard, times: TimeWish[]): Heard {
  const intents = times.length > 0 ? heard.intents : heard.intents.filter((intent) => !ofDays.includes(intent));
  return { ...heard, times, intents: [...new Set([...intents, "inform_qualification" as const])] };
}

/** Whether a day answers a move-in that is not near enough: it lies behind all that can be seen. */
function isForMoving({ from }: TimeWish, { renter, property, openings, request, now }: World): boolean {
  if (request !== null || from === null) return false;
  const { failed } = verdictOn({ ...noFacts, ...renter.facts }, property, now);
  return failed.includes("moveIn") && openings.every(({ startsAt }) => dayAt(startsAt, property.timeZone) < from);
}

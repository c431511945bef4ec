import { noFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { verdictOn } from "@porchlight/domain/qualification/verdict.ts";
import type { TimeWish } from "../heard/times.ts";
import type { Heard } from "../heard.ts";
import type { World } from "../world.ts";

/** Intents that only say that days were named. */
const ofDays: readonly string[] = ["give_date", "proposes_time"];

const isDay = ({ from, at, isDated }: TimeWish): boolean => isDated === true && from !== null && at === null;

/** A wish for the very days that a message tells to move in on is none to come by. */
const isOfMoveIn = (wish: TimeWish, { from, to }: { from: string; to: string }): boolean =>
  isDay(wish) && [wish.from, wish.to].every((day, end) => day?.slice(-2) === [from, to][end]?.slice(-2));

/**
 * What was heard, with the other day as the move-in where the one told before won't do: the renter says so ("I can't do the
 * 22nd, it'd have to be the 30th"), or it is too far off and another one is named on which nothing is shown any more.
 */
export function withMoveInMoved(heard: Heard, world: World): Heard {
  const { moveIn } = world.renter.facts;
  const told = heard.facts.moveIn;
  if (told?.to && heard.times.some((wish) => isOfMoveIn(wish, told)))
    return withTimes(
      heard,
      heard.times.filter((wish) => !isOfMoveIn(wish, told)),
    );
  if (!moveIn || (heard.facts.moveIn && heard.facts.moveIn.from !== moveIn.from)) return heard;
  const isTold = (wish: TimeWish): boolean => isDay(wish) && wish.from === moveIn.from;
  const letGo = heard.times.filter((wish) => wish.not && isTold(wish));
  const isMeant = letGo.length > 0 ? isDay : (wish: TimeWish) => isDay(wish) && isForMoving(wish, world);
  const other = heard.times.find((wish) => !wish.not && !isTold(wish) && isMeant(wish));
  if (!other?.from) return heard;
  const times = heard.times.filter((wish) => wish !== other && !isTold(wish));
  const facts = { ...heard.facts, moveIn: { from: other.from, to: other.to ?? other.from } };
  return withTimes({ ...heard, facts }, times);
}

/** What was heard, of which some days are to move in on and these are left to come by. */
function withTimes(heard: Heard, times: TimeWish[]): Heard {
  const intents = times.length > 0 ? heard.intents : heard.intents.filter((intent) => !ofDays.includes(intent));
  return { ...heard, times, intents: [...new Set([...intents, "inform_qualification" as const])] };
}

/** Whether a day answers a move-in that is not near enough: it lies behind all that can be seen. */
function isForMoving({ from }: TimeWish, { renter, property, openings, request, now }: World): boolean {
  if (
    request !== null ||
    from === null ||
    !verdictOn({ ...noFacts, ...renter.facts }, property, now).failed.includes("moveIn")
  )
    return false;
  return openings.every(
    ({ startsAt }) => startsAt.toZonedDateTimeISO(property.timeZone).toPlainDate().toString() < from,
  );
}

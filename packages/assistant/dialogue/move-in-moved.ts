import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { TimeWish } from "../heard/times.ts";
import type { Heard } from "../heard.ts";

/** Intents that only say that days were named. */
const ofDays: readonly string[] = ["give_date", "proposes_time"];

/**
 * What was heard, with the other day as the move-in where a renter says that the one they told of before won't do: "I can't
 * do the 22nd, it'd have to be the 30th".
 */
export function withMoveInMoved(heard: Heard, { moveIn }: Pick<RenterFacts, "moveIn">): Heard {
  if (!moveIn || heard.facts.moveIn) return heard;
  const isDay = ({ from, at, isDated }: TimeWish): boolean => isDated === true && from !== null && at === null;
  const letGo = heard.times.filter((wish) => wish.not && isDay(wish) && wish.from === moveIn.from);
  const other = heard.times.find((wish) => !wish.not && isDay(wish));
  if (letGo.length === 0 || !other?.from) return heard;
  const times = heard.times.filter((wish) => wish !== other && !letGo.includes(wish));
  const intents = times.length > 0 ? heard.intents : heard.intents.filter((intent) => !ofDays.includes(intent));
  return {
    ...heard,
    facts: { ...heard.facts, moveIn: { from: other.from, to: other.to ?? other.from } },
    times,
    intents: [...new Set([...intents, "inform_qualification" as const])],
  };
}

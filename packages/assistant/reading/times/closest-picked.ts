import { wallClockAt } from "@porchlight/domain/scheduling/zone-clock.ts";
import { timesToPick } from "../../dialogue/offered-before.ts";
import type { TimeWish } from "../../heard/times.ts";
import type { Talk } from "../../talk.ts";
import { anyOf } from "../text/any-of.ts";
import { noWish } from "./no-wish.ts";

const which = anyOf("the; what(?:ever)?(?: is|'s)?(?: the)?; whichever(?: one)?(?: is|'s)?(?: the)?; el; la; lo; sea");
const time = "(?: (?:one|time|slot|hora|horario))?";
/** "Whatever is closest to that", "la más cercana a esa hora", and not "the closest bus stop". */
const closest = new RegExp(
  String.raw`\b${which} (?:closest|nearest|mas cercan[ao]|mas proxim[ao])${time}(?= ?(?:$|[.,;!?])| ${anyOf(
    "to (?:that|it|then|when); (?:that )?(?:you|they|there) (?:have|are|is); works?; is (?:fine|good|okay); then; please",
    "a (?:es[ao]|las?); que (?:tenga|haya); esta bien; me; nos; por favor; entonces",
  )}\b)`,
);

/** Wishes, or where a text picks of the times offered that which is closest to the one asked for, that choice alone. */
export function withClosestPicked(wishes: TimeWish[], text: string, talk: Talk, timeZone: string): TimeWish[] {
  const toPick = timesToPick(talk);
  if (toPick.length === 0 || wishes.length > 0 || !closest.test(text)) return wishes;
  const far = toPick.map(({ startsAt }) => minutesApart(startsAt, talk.standingTime, timeZone));
  return [{ ...noWish, choice: far.indexOf(Math.min(...far)) }];
}

/** How far a time is from the one that the talk stands at; none from a talk that stands at no day or hour. */
function minutesApart(startsAt: string, standing: Talk["standingTime"], timeZone: string): number {
  const { day, time } = wallClockAt(Temporal.Instant.from(startsAt).epochMilliseconds, timeZone);
  const at = Temporal.PlainDateTime.from(`${day}T${time}`);
  const wished = Temporal.PlainDateTime.from(`${standing?.from ?? day}T${standing?.at ?? time}`);
  return Math.abs(wished.until(at).total("minutes"));
}

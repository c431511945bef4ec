import type { TimeWish } from "../heard/times.ts";
import type { Talk } from "../talk.ts";

/*
 * The days and kinds of tours that a renter has refused, and the hours at which other engagements keep them. They are not
 * offered again until the renter names them.
 */

const mostKept = 12;

/** A talk with what a message refuses and with the hours of other engagements, and without what it names again. */
export function withRefused(talk: Talk, times: readonly TimeWish[], bounds: readonly TimeWish[] = []): Talk {
  const wished = times.filter(({ not }) => !not);
  const kept = (talk.refused ?? []).filter((refused) => !wished.some((wish) => takesBack(wish, refused)));
  const told = [...times.filter(isKept), ...bounds];
  const added = told.filter((wish) => !wished.some((each) => takesBack(each, wish)));
  const refused = [...kept, ...added].slice(-mostKept);
  if (refused.length === 0 && talk.refused === undefined) return talk;
  return { ...talk, refused };
}

/** "Not 9:30" is of the time spoken of; a day, a part of one or a kind of tour stays refused. */
const isKept = ({ not, from, tourType }: TimeWish): boolean => not && (from ?? tourType) !== null;

/** Whether a wish names what was refused: the day itself and no span around it, hours within it, or the kind of tour. */
function takesBack(wish: TimeWish, refused: TimeWish): boolean {
  if (refused.from === null && refused.tourType === null) return isWithin(wish, refused);
  if (refused.from === null) return wish.tourType !== null && wish.tourType === refused.tourType;
  if (wish.from === null || wish.from !== wish.to) return false;
  const isOfDay = refused.from <= wish.from && wish.from <= (refused.to ?? refused.from);
  return isOfDay && ((refused.at ?? refused.after ?? refused.before) === null || wish.at !== null);
}

/** Whether the hours of a wish lie within a span. */
const isWithin = ({ at, after, before }: TimeWish, span: TimeWish): boolean => {
  const [first, last] = [at ?? after, at ?? before];
  if (first === null && last === null) return false;
  const begins = span.after === null || (first !== null && first >= span.after);
  return (
    begins && (span.before === null || (last !== null && (at === null ? last <= span.before : last < span.before)))
  );
};

/** A whole day as one that does not suit. */
export const refusedDay = (day: string): TimeWish => ({
  ...{ from: day, to: day, after: null, before: null, at: null, tourType: null, choice: null },
  not: true,
});

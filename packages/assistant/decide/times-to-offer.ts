import type { TourType } from "@porchlight/domain/properties/property.ts";
import type { Opening, TimeWish } from "../piper.ts";
import type { OfferKind } from "../saying/saying.ts";
import { askedTime, openTo } from "./asked-time.ts";
import { type Draft, openRequest } from "./draft.ts";
import { closest, hostedFirst } from "./openings.ts";

/** Which times answer a wish for one, and how they stand to it; none where `times` is empty. */
export type Offer = {
  say: OfferKind;
  times: Opening[];
  /** Of times that are not available by the kind of tour asked for, though by another one. */
  onlyOtherwise: boolean;
};

/** The times to offer on wishes; `isOther`: others than were offered last. */
export function timesToOffer(draft: Draft, wishes: readonly TimeWish[], isOther: boolean): Offer {
  const { world, talk } = draft;
  const { timeZone } = world.property;
  const tourType = tourTypeOf(draft, wishes);
  const all = openTo(world, talk, tourType);
  const asked = askedTime(all, wishes, timeZone);
  const fresh = beyond(draft, freshOf(draft, all, isOther), isOther);
  if (asked.is === "between-starts") return { say: "offer-around", times: asked.times, onlyOtherwise: false };
  if (asked.is === "closed") {
    const onlyOtherwise = tourType !== null && askedTime(openTo(world, talk, null), wishes, timeZone).is === "open";
    return { say: "offer-nearest", times: closest(fresh.length > 0 ? fresh : all, wishes, timeZone), onlyOtherwise };
  }
  const fitting = asked.times.filter((one) => fresh.includes(one));
  if (fitting.length > 0)
    return { say: isOther ? "offer-others" : "offer", times: hostedFirst(fitting, timeZone), onlyOtherwise: false };
  const others = freshOf(draft, all, isOther);
  if (others.length > 0) return { say: "offer-beyond", times: closest(others, wishes, timeZone), onlyOtherwise: false };
  return { say: "offer", times: hostedFirst(asked.times, timeZone), onlyOtherwise: false };
}

/** The kind of tour that is wished for, else the one the renter asked for before. */
const tourTypeOf = ({ talk }: Draft, wishes: readonly TimeWish[]): TourType | null =>
  wishes.length > 0 ? (wishes.find(({ tourType }) => tourType !== null)?.tourType ?? null) : (talk.tour ?? null);

/** Those of some openings that the renter neither has nor, looking for others, was offered last. */
function freshOf(draft: Draft, openings: readonly Opening[], isOther: boolean): Opening[] {
  const old = new Set(isOther ? draft.talk.offered.map(({ startsAt }) => startsAt) : []);
  const own = openRequest(draft)?.startsAt;
  return openings.filter(
    ({ startsAt }) =>
      !old.has(startsAt.toString()) && !(own !== undefined && Temporal.Instant.compare(own, startsAt) === 0),
  );
}

/** "Anything later" is later than every time last offered, "earlier" earlier. */
function beyond({ heard, talk }: Draft, openings: Opening[], isOther: boolean): Opening[] {
  const direction = heard?.intents.find((intent) => intent === "wants_later" || intent === "wants_earlier");
  const offered = talk.offered.map(({ startsAt }) => Temporal.Instant.from(startsAt)).sort(Temporal.Instant.compare);
  const edge = direction === "wants_later" ? offered.at(-1) : offered[0];
  if (!isOther || direction === undefined || edge === undefined) return openings;
  const side = direction === "wants_later" ? 1 : -1;
  return openings.filter(({ startsAt }) => Temporal.Instant.compare(startsAt, edge) === side);
}

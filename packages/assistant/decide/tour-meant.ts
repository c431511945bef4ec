import type { TourType } from "@porchlight/domain/properties/property.ts";
import type { TimeWish } from "../heard/times.ts";
import type { Heard } from "../heard.ts";
import { showsByVideo } from "../knowing/owner-limits.ts";
import type { Talk } from "../talk.ts";
import type { Opening, World } from "../world.ts";
import { askedTime } from "./asked-time.ts";

/*
 * The kind of tour that is meant: by video or in person.
 */

/**
 * The kind that a renter named or, where they named none now, named last; a showing that is moved keeps its own. Who cannot
 * come in person means a tour by video, where the home is shown so.
 */
export function tourMeant(talk: Talk, world: World, heard: Heard | null): TourType | undefined {
  const { request } = world;
  const isOffered = (tour: TourType) => isOpenBy(world, tour) || (tour === "VIRTUAL" && isShownByVideo(world));
  const named = heard?.times.findLast(({ tourType, not }) => tourType !== null && !not)?.tourType;
  if (named && isOffered(named)) return named;
  // "Then my cousin can come by": no longer by video.
  if (talk.tour === "VIRTUAL" && heard?.signals.has("comes-there"))
    return request?.tourType ?? world.openings.find(({ tourType }) => tourType !== "VIRTUAL")?.tourType;
  const isRefused = (tour: TourType) => talk.refused?.some(({ from, tourType }) => from === null && tourType === tour);
  const instead = isRefused("IN_PERSON") ? ("VIRTUAL" as const) : undefined;
  return [talk.tour, request?.tourType, instead].find(
    (tour) => tour !== undefined && isOffered(tour) && !isRefused(tour),
  );
}

/** Whether a kind of tour has an opening. */
export const isOpenBy = ({ openings }: World, tour: TourType): boolean =>
  openings.some(({ tourType }) => tourType === tour);
const isShownByVideo = ({ property, knowledge }: World): boolean =>
  property.allowsVirtualTours ?? showsByVideo(knowledge);

/** Who cannot come in person and has somebody come does not refuse that any more. */
export const withComing = (talk: Talk, { signals }: Heard): Talk =>
  talk.refused && signals.has("comes-there")
    ? { ...talk, refused: talk.refused.filter(({ tourType }) => tourType !== "IN_PERSON") }
    : talk;

export const withTour = ({ tour: _, ...talk }: Talk, tour: TourType | undefined): Talk =>
  tour ? { ...talk, tour } : talk;

/** The wishes for that kind, but for days and times at which only another kind is open. */
export function ofTour(heard: Heard, tour: TourType, world: World): Heard {
  const { openings, property } = world;
  const isOpen = (wish: TimeWish, kinds: readonly Opening[]) =>
    askedTime(kinds, [wish], property.timeZone).is !== "closed";
  const ofKind = openings.filter(({ tourType }) => tourType === tour);
  const times = heard.times.map((wish) => {
    if (wish.not) return wish;
    const isOtherOnly = ofKind.length > 0 && !isOpen(wish, ofKind) && isOpen(wish, openings);
    return wish.tourType || isOtherOnly ? wish : { ...wish, tourType: tour, isTourOfTalk: true };
  });
  return { ...heard, times };
}

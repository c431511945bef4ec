import type { TourType } from "@porchlight/domain/properties/property.ts";

/*
 * The times that are heard.
 */

/** Wall-clock wishes in the home's zone: a day or a span of days, and a time or a span of the day; what was not said is null. */
export type TimeWish = {
  from: string | null;
  to: string | null;
  after: string | null;
  before: string | null;
  at: string | null;
  tourType: TourType | null;
  /** The kind of tour was named before and not with this wish. */
  isTourOfTalk?: boolean;
  /** "the second one" of what was offered, from 0. */
  choice: number | null;
  /** Days and times said not to suit. */
  not: boolean;
  /** Said not to suit by what the sentence is like and not in so many words: "Monday I get out late". */
  isSurmised?: boolean;
  /** The day was named by its date or from today ("tomorrow"), so no other of its name is meant. */
  isDated?: boolean;
  /** "The latest you have on Thursday": of the times that fit, the first or the last. */
  end?: "first" | "last";
  /** "Thursday, the second one": of the times of the one day named, from 0, the last being -1. */
  ofDay?: number;
  /** "Saturday, but not the first slot": of the times that fit, all but the first. */
  butFirst?: boolean;
  /** "Thursday, same time": at the hour that the talk stands at. */
  isSameTime?: boolean;
  /** "Same day but at 5": on the day that the talk stands at. */
  isSameDay?: boolean;
  /** "Thursday only if Wednesday is taken": wished for where what is wished for besides is not open. */
  isFallback?: boolean;
};

/** An hour that a message names, wall clock in the home's zone, on the day named with it; how likely it is to come then, or not. */
export type HourNamed = { at: string; day: string | null; isToCome: boolean; likely: number };

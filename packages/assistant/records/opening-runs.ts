import { tourTypes } from "@porchlight/domain/properties/property.ts";
import type { Opening } from "../world.ts";

/**
 * Openings of one kind, as briefly as they can be written without losing one: how long each lasts, and how many follow
 * one another from a start. All in minutes, each start counted from the start of the run before.
 */
type RunsOfTour = { minutes: number; runs: [after: number, count: number][] };

export type OpeningRuns = { [tour in Opening["tourType"]]?: RunsOfTour[] };

const minuteMs = 60_000;

/** Returns openings as runs; a day of half hours is one pair of numbers. */
export function runsOf(openings: readonly Opening[]): OpeningRuns {
  const written: OpeningRuns = {};
  const ends = new Map<RunsOfTour, { run: number; next: number }>();
  for (const { startsAt, endsAt, tourType } of openings) {
    const start = startsAt.epochMilliseconds / minuteMs;
    const end = endsAt.epochMilliseconds / minuteMs;
    const alike = runsOfLength(written, tourType, end - start);
    const { run, next } = ends.get(alike) ?? { run: 0, next: null };
    const isNext = start === next;
    if (isNext) alike.runs.at(-1)![1] += 1;
    else alike.runs.push([start - run, 1]);
    ends.set(alike, { run: isNext ? run : start, next: end });
  }
  return written;
}

function runsOfLength(written: OpeningRuns, tour: Opening["tourType"], minutes: number): RunsOfTour {
  const ofTour = written[tour] ?? [];
  written[tour] = ofTour;
  const found = ofTour.find((alike) => alike.minutes === minutes) ?? { minutes, runs: [] };
  if (found.runs.length === 0) ofTour.push(found);
  return found;
}

/** Returns the openings that were written as runs, in order, those at one time in the order of the kinds of tours. */
export function openingsIn(runs: OpeningRuns): Opening[] {
  return tourTypes
    .flatMap((tourType) => (runs[tourType] ?? []).flatMap((ofTour) => openingsOfTour(ofTour, tourType)))
    .sort((one, other) => Temporal.Instant.compare(one.startsAt, other.startsAt));
}

function openingsOfTour({ minutes, runs }: RunsOfTour, tourType: Opening["tourType"]): Opening[] {
  let runStart = 0;
  return runs.flatMap(([after, count]) => {
    runStart += after;
    const first = runStart;
    return Array.from({ length: count }, (_, place) => {
      const startsAt = instantAt(first + place * minutes);
      return { startsAt, endsAt: instantAt(first + (place + 1) * minutes), tourType };
    });
  });
}

/** A fraction of a minute is written as a fraction, which is off by less than a millisecond. */
const instantAt = (minutes: number) => Temporal.Instant.fromEpochMilliseconds(Math.round(minutes * minuteMs));

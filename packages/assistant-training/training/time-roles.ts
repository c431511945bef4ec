import { normal } from "@porchlight/assistant/reading/text/normal.ts";
import {
  kindOfTime,
  type TimeMoment,
  type TimeRole,
  timeFeaturesOf,
  timeRoles,
} from "@porchlight/assistant/reading/times/time-role-features.ts";
import { type TimeNamed, timesNamedIn, withHoursInFigures } from "@porchlight/assistant/reading/times/times-named.ts";
import type { RoleExample, RoleLearning } from "./roles.ts";

/*
 * Learns what a time in a message is for from corpus/times.
 */

/** A day on which the lines are read: which days they name does not matter. */
const today = Temporal.PlainDate.from("2026-06-03");

const letters: Record<string, TimeRole> = {
  v: "visit",
  x: "refused",
  m: "move-in",
  h: "own-showing",
  o: "elsewhere",
};

/** A message with its times and what each of them is for; null where the mark fits none of the times that are found. */
type MarkedTimes = { text: string; times: TimeNamed[]; roles: (TimeRole | null)[]; moment: TimeMoment };

const mark = /\[([vxmho]) ([^\]]+)\]/g;

/** "time|no [x 2:30] is too early, [v 3:30]" */
function markedTimesOf(line: string): MarkedTimes {
  const [moment = "none", marked = ""] = line.split("|");
  const text = withHoursInFigures(normal(marked.replace(mark, "$2")));
  const times = timesNamedIn(text, today);
  const roles: (TimeRole | null)[] = times.map(() => null);
  let from = 0;
  for (const [, letter, words] of marked.matchAll(mark)) {
    const said = withHoursInFigures(normal(words as string));
    const at = text.indexOf(said, from);
    if (at < 0) continue;
    from = at + said.length;
    times.forEach((time, place) => {
      if (time.at < from && at < time.end) roles[place] ??= letters[letter as string] as TimeRole;
    });
  }
  return { text, times, roles, moment: moment as TimeMoment };
}

/** What each marked time of a message is judged by, with its role. */
const roleExamplesOf = ({ text, times, roles, moment }: MarkedTimes): RoleExample<TimeRole>[] =>
  roles.flatMap((role, place) => {
    if (!role) return [];
    const time = times[place] as TimeNamed;
    const kind = kindOfTime(text.slice(time.at, time.end), time);
    return [{ features: timeFeaturesOf(text, times, place, moment), role, kind }];
  });

/** What the times of messages are for. */
export const timeLearning: RoleLearning<TimeRole> = {
  roles: timeRoles,
  folder: "times",
  examplesOf: ({ words }) => roleExamplesOf(markedTimesOf(words)),
  // What comes to less than this is thinned out, a quarter of all: it tells nothing of lines that were not learned from.
  how: { rounds: 20, rate: 0.1, decay: 0.01, averaged: 5, thinned: { leastOf: () => 0.13, whole: [], rounds: 8 } },
  leastMet: 2,
  scale: 8,
};

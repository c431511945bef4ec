import { normal } from "@porchlight/assistant/understanding/normal.ts";
import {
  type TimeMoment,
  type TimeRole,
  timeFeaturesOf,
  timeRoles,
} from "@porchlight/assistant/understanding/time-role-features.ts";
import { type TimeNamed, timesNamedIn, withHoursInFigures } from "@porchlight/assistant/understanding/times-named.ts";
import { linesOf } from "./lines.ts";
import { learnSoftmax } from "./softmax.ts";
import { writeWeights } from "./written-weights.ts";

/*
 * Learns what a time in a message is for from corpus/times: one softmax regression over the roles. A feature met once is
 * left out.
 */

const how = { rounds: 20, rate: 0.1, decay: 0.01 };
const scale = 12;
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
export type MarkedTimes = { text: string; times: TimeNamed[]; roles: (TimeRole | null)[]; moment: TimeMoment };

const mark = /\[([vxmho]) ([^\]]+)\]/g;

/** "time|no [x 2:30] is too early, [v 3:30]" */
export function markedTimesOf(line: string): MarkedTimes {
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

export type RoleExample = { features: string[]; role: TimeRole };

/** What each marked time of a message is judged by, with its role. */
export const roleExamplesOf = ({ text, times, roles, moment }: MarkedTimes): RoleExample[] =>
  roles.flatMap((role, place) => (role ? [{ features: timeFeaturesOf(text, times, place, moment), role }] : []));

/** Learns the weights of examples, by feature and role. */
export function learnTimeRoles(examples: readonly RoleExample[]): Map<string, number[]> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const ready = examples.map(({ features, role }) => ({
    features: new Map(features.filter((feature) => (counts.get(feature) ?? 0) > 1).map((feature) => [feature, 1])),
    label: timeRoles.indexOf(role),
  }));
  return learnSoftmax(ready, timeRoles.length, how);
}

/** Learns the weights and writes them for the product. */
export function trainTimeRoles(): void {
  const examples = linesOf("times").flatMap(({ words }) => roleExamplesOf(markedTimesOf(words)));
  const rows = learnTimeRoles(examples);
  writeWeights("time-role-weights", { labels: timeRoles, rows, scale });
  console.error(`${examples.length} times, ${rows.size} features`);
}

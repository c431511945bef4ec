import timeRoleWeights from "../../data/time-role-weights.json" with { type: "json" };
import { rolesBefore } from "../learned/roles-before.ts";
import { oddsOf, readOnce } from "../learned/weights.ts";
import { kindOfTime, type TimeMoment, type TimeRole, timeFeaturesOf, timeRoles } from "./time-role-features.ts";
import { type TimeNamed, timesNamedIn } from "./times-named.ts";

/*
 * What each time of a message is for, by its likeness to the examples: "no 2:30, i work till 3, the 3:30 one" wishes for one.
 */

const { scale } = timeRoleWeights;
const weights = readOnce(timeRoleWeights);

export type JudgedTime = TimeNamed & { role: TimeRole; likely: number };

/** The times of a text that has its hours in figures, each with its likeliest role. */
export function judgedTimesIn(text: string, moment: TimeMoment, today: Temporal.PlainDate): JudgedTime[] {
  const times = timesNamedIn(text, today);
  const roles: TimeRole[] = [];
  return times.map((time, place) => {
    const features = [
      ...timeFeaturesOf(text, times, place, moment),
      ...rolesBefore(roles, kindOfTime(text.slice(time.at, time.end), time)),
    ];
    const odds = oddsOf(features, weights(), timeRoles.length, scale);
    const likely = Math.max(...odds);
    const role = timeRoles[odds.indexOf(likely)] as TimeRole;
    roles.push(role);
    return { ...time, role, likely };
  });
}

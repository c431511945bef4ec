import { trainActs } from "../training/acts.ts";
import { trainAims } from "../training/aims.ts";
import { beyondLearning } from "../training/beyond.ts";
import { trainBreaks } from "../training/breaks.ts";
import { moneyLearning } from "../training/money-roles.ts";
import { namingLearning } from "../training/namings.ts";
import { trainRoles } from "../training/roles.ts";
import { statingLearning } from "../training/statings.ts";
import { timeLearning } from "../training/time-roles.ts";

/**
 * `npm run piper:train`: learns the weights of what a sentence is after, of what a renter does with it, of where one thing said
 * ends, of what its times are for, whose its figures are, and what its questions ask of what they name, and of
 * whether it only states something. `npm run piper:train
 * times` learns that part alone.
 */
const parts: Record<string, () => void> = {
  aims: trainAims,
  acts: trainActs,
  breaks: trainBreaks,
  times: () => trainRoles("time-role-weights", timeLearning),
  money: () => trainRoles("money-role-weights", moneyLearning),
  beyond: () => trainRoles("beyond-weights", beyondLearning),
  statings: () => trainRoles("stating-weights", statingLearning),
  namings: () => trainRoles("naming-weights", namingLearning),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. The parts: ${Object.keys(parts).join(", ")}.`);
  process.exitCode = 1;
} else for (const [name, train] of Object.entries(parts)) if (named.length === 0 || named.includes(name)) train();

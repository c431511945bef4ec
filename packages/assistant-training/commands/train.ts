import { trainActs } from "../training/acts.ts";
import { trainAims } from "../training/aims.ts";
import { beyondLearning } from "../training/beyond.ts";
import { trainBreaks } from "../training/breaks.ts";
import { moneyLearning } from "../training/money-roles.ts";
import { trainRoles } from "../training/roles.ts";
import { timeLearning } from "../training/time-roles.ts";

/** `npm run piper:train`: learns the weights of what a sentence is after, of what a renter does with it, of where one thing said ends, of what its times are for and whose its figures are. */
trainAims();
trainActs();
trainBreaks();
trainRoles("time-role-weights", timeLearning);
trainRoles("money-role-weights", moneyLearning);
trainRoles("beyond-weights", beyondLearning);

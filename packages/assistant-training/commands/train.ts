import { trainActs } from "../training/acts.ts";
import { trainAims } from "../training/aims.ts";
import { beyondLearning } from "../training/beyond.ts";
import { trainBreaks } from "../training/breaks.ts";
import { moneyLearning } from "../training/money-roles.ts";
import { namingLearning } from "../training/namings.ts";
import { trainRoles } from "../training/roles.ts";
import { timeLearning } from "../training/time-roles.ts";

/** `npm run piper:train`: learns the weights of what a sentence is after, of what a renter does with it, of where one thing said ends, of what its times are for, whose its figures are, and what its questions ask of what they name. */
trainAims();
trainActs();
trainBreaks();
trainRoles("time-role-weights", timeLearning);
trainRoles("money-role-weights", moneyLearning);
trainRoles("beyond-weights", beyondLearning);
trainRoles("naming-weights", namingLearning);

import { trainActs } from "../training/acts.ts";
import { trainAims } from "../training/aims.ts";
import { trainTimeRoles } from "../training/time-roles.ts";

/** `npm run piper:train`: learns the weights of what a sentence is after, of what a renter does with it, and of what its times are for. */
trainAims();
trainActs();
trainTimeRoles();

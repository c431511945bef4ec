import { trainActs } from "../training/acts.ts";
import { trainAims } from "../training/aims.ts";

/** `npm run piper:train`: learns the weights of what a sentence is after and of what a renter does with it. */
trainAims();
trainActs();

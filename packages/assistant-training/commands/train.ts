/* `npm run piper:train`: learns the weights of what a sentence is after and of what a renter does with it. */
import "../training/aims.ts";
import "../training/acts.ts";

import type { Heard } from "../heard.ts";

/*
 * What a renter offers that makes up for what they lack.
 */

/** Whether a message offers a co-signer: "my aunt can sign with me" does, "do you take co-signers" asks. */
export const offersCosigner = ({ intents, asks }: Heard): boolean =>
  intents.includes("tells_cosigner") ||
  asks.some(({ topic, cues }) => topic === "requirements.cosigner" && cues.has("offers-somebody"));

/** Whether a message offers a co-signer or tells of savings, as who takes an income for less than what is asked for. */
export const offersBeside = (heard: Heard): boolean => offersCosigner(heard) || heard.signals.has("tells-of-savings");

/** Whether a message offers a co-signer, savings, a larger deposit or rent ahead. */
export const offersToMakeUp = (heard: Heard): boolean => offersBeside(heard) || heard.intents.includes("negotiate");

import { anyOf } from "../text/any-of.ts";

const ofPaying =
  /\b(?:pay|paid|paying|money|cash|deposit|zelle|venmo|wire|cash ?app|gift cards?|fees?|pagar|dinero|deposito)\b/;
const ofOtherListing =
  /\b(?:facebook|craigslist|marketplace|someone|somebody|another|other|different|same|exact|posted|copied|using)\b/;
const wantsProof = new RegExp(
  String.raw`\b${anyOf(
    "be sure; real (?:owner|landlord); how (?:do|can|would) (?:i|we) (?:know|trust); prove; proof; verify",
    "verification; id; license; actually; really; who (?:are you|is the owner); deed; own (?:it|this|the)",
  )}\b`,
);

/** Whoever doubts the listing or who the owner is hears it best from the owner; whether to pay before a visit, Piper can say. */
export const doubtsListing = (text: string): boolean =>
  wantsProof.test(text) || ofOtherListing.test(text) || !ofPaying.test(text);

import type { IntentWords } from "./intent-words.ts";

export const scamConcern: IntentWords = {
  says: {
    en: [
      "scam; scammer; fraud; how do i know you; actually the owner; really the owner; prove you; is this legit",
      "is this legitimate; is this real; is the listing real; too good to be true; ripped off",
      "how do i know this; send money first; wire money",
    ],
    es: ["estafa; fraude; es real este; es legitimo; es falso"],
  },
  shows: {
    en: [
      "ad|listing|place|apartment|house|photo|pic|picture .. different|another|other name|owner|number|phone|price|email|site|website",
      "ask|asking (me|us)? (to|for) (zelle|venmo|wire|cash app|cashapp|paypal|gift card)",
      "(send|pay|wire|zelle|venmo|cashapp|cash app) .. .. (before|without) (seeing|i see|i saw|i have seen|we see|a tour|viewing|the tour|meeting)",
      "(another|other|different) (site|website|listing|ad|post) ... ###; why do|would|does .. social|ssn|bank",
      "is|was that|this (really|actually|even)? (you|legit|real|a real)",
      // "Is the pool legit heated" asks whether it really is.
      "legit $|or|and|listing|place|owner|landlord|ad|website|site|rental|company|business|apartment|post",
      "prove|verify|proof .. (real|own|owner|legit|landlord|who you are); got scammed|burned|ripped; gift card",
      "is|are|be|look|seem|sound|this|that|all . fake !(person|nails|plants|grass|wood|news); fake listing|ad|photo|owner|post|site|place",
      "are you for real; seem (fishy|sketchy|suspicious|too cheap|fake|shady)",
      "craigslist ... same|cheaper|fake|real; western union; moneygram",
      "wire|wiring .. deposit|money|rent|fund|payment; (zelle|venmo|cashapp|cash app) .. (first|before|upfront)",
      "(social|ssn|bank account|bank info) before i|we",
      "not sending|paying|wiring|giving .. money|deposit|anything|dime|cent|penny",
    ],
    es: ["transferencia|western antes de (ver|verla|verlo|conocer)"],
  },
  unless: {
    en: [
      // Which door or street it is says which home is meant.
      "^ (is|was) (this|it|that) the . {homes} (with|on|by|near|next|at|in|across|above|behind)",
    ],
  },
};

import { anyOf } from "../text/any-of.ts";
/*
 * What a message tells beside its wishes and facts that is for the owner or for a call; of its normal form.
 */

/** "Tell them I can pay cash" is more than "let them know". */
export const hasMessageForOwner = new RegExp(
  String.raw`\b${anyOf(
    "(?:tell|ask|let) (?:the (?:owner|landlord)|them|him|her)",
    String.raw`(?:di[gl]\w*|pregunt\w+) al (?:dueno|propietario)`,
  )}(?: know)?(?: that| if| whether| que| si)? \w+ \w+`,
);

/** "The best time is after 3", of a call. */
export const tellsWhenToCall = /\b(?:best|better|call|reach|llam\w+|mejor)\b/;

/** "Under 1300", of the other homes the owner was told of. */
export const narrowsSearch = /\b(?:under|below|less than|max|around|up to|by|near|in) \$?\w+/;

/** "I paid it off", of what stands against a renter. */
export const tellsOfRecord = new RegExp(
  String.raw`\b${anyOf(
    String.raw`paid (?:it|that|them) off; dismissed; expunged; sealed; discharged; felon\w*; misdemeanors?`,
    String.raw`convict\w*; (?:my|a) (?:criminal )?record; probation; parole; bankrupt\w*; evict\w*`,
  )}\b`,
);

import { anyOf } from "./text/any-of.ts";
/*
 * Whether a renter is interested or has what they were looking for; of the normal form of a message.
 */

export const tellsInterest = new RegExp(
  String.raw`(?<!\b(?:not|no) (?:\w+ )?)\b${anyOf(
    "interested; me interesa; interesad[oa]",
    "(?:in love|obsessed) with (?:it|(?:the|this|that|your|these|those) \\w+); (?:i|we) (?:really |just |absolutely )?love (?:the|this|your|these|those) (?:\\w+ )?(?:place|home|house|apartment|unit|pics?|pictures?|photos?)",
    "(?:want|like|love|ready|hoping|looking) to rent (?:this|it|the|your); quiero rentar(?:lo|la)?",
  )}\b`,
);

/** "Ok I seen it, I like it": of the home itself, and of no listing or picture. */
export const saysSeen = new RegExp(
  String.raw`^(?!.*\b${anyOf("online; zillow; craigslist; facebook; listing; ads?; pictures?; photos?; sign; anuncio; fotos?; post")}\b).*(?:^(?:okay|so)?|\b(?:i|s?he|we|they|(?:my|our) \w+)(?: have)?(?: just| already| finally| went and)*) ?${anyOf(
    "(?:saw|seen|toured|visited|walked through|loved|liked) (?:it|the (?:place|home|house|apartment|unit|studio)); got in(?:side)?(?! touch)",
    "ya (?:lo|la) (?:vi|vimos)|(?:fui|fuimos) a verl[oa]",
  )}\b`,
);

/** "I'm good", to whether one is still interested. */
export const isAllSet = /\b(?:i am|we are) (?:good|all set|set)\b/;

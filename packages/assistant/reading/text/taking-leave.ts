/*
 * How a renter ends a talk for now, and whether with thanks; of the normal form of a message.
 */

export const thanks = /\b(?:thanks?|thank you|appreciate|gracias)\b/;

/** "Ok too bad, bye" is not asked for anything more. */
const goodbye = "bye|goodbye|take care|have a (?:good|great|nice) (?:day|one|night|evening|weekend)|adios|hasta luego";
const thatIsAll = "(?:that is|that will be) all(?! (?:of|the|you|i (?:have|can|could|earn|make)))";
const letsGo = "too bad|never mind|nevermind|forget it|que lastima|ni modo";
const laterVerbs = "(?:will|i will|need to|want to|going to|gonna|can i|can we|could i|may i|let me)";
const thinksItOver = `${laterVerbs} (?:just )?(?:think|sleep) (?:about|on) it|let me (?:think|talk|check with|ask my)|get back to you|dejeme pensar|lo voy a pensar`;
const undecided = "not sure yet\\W*$|just (?:looking|browsing)";
export const takesLeave = new RegExp(`\\b(?:${[goodbye, thatIsAll, letsGo, thinksItOver, undecided].join("|")})\\b`);

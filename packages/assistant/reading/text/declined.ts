import { anyOf } from "./any-of.ts";
import { keeping } from "./kept.ts";

/*
 * "I don't want a call", "no need for a video", "olvide la lista de espera": what a renter says they do not want is
 * named, and not asked for.
 */

const refuses = anyOf(
  "(?:not|never) (?:really |even |just )?(?:want|need|(?:ask|look)(?:ed|ing)? for|mean|meant|say|said|put me|add me)(?! to pay)",
  "(?:do|did) not(?: please)?(?= (?:cancel|move|change|reschedule|switch)\\b)",
  "no(?: (?:me|la|lo|le|nos))?(?= (?:cancel|muev|mov|cambi)[ae]\\w*)",
  "no (?:need|use)(?: for| of)?; (?:stop|quit|enough) (?:it )?with",
  "not(?= other (?:home|house|place|apartment|unit|rental|propert)\\w*)",
  "(?:forget|never ?mind|skip|scrap|drop)(?: about| with)?(?= (?:the|that|this)\\b); (?:instead of|rather than)(?= an?\\b)",
  "no (?:(?:lo|la|le|les|me|nos) )?(?:quier|quis|necesit|ocup|ped|pid|busc|hac|pong|dij)\\w*",
  "(?:olvid|dej)[aeo]\\w*(?: de)?(?= (?:lo de|la|el|ese|esa)\\b)",
);
/** Where something else begins. */
const onward = anyOf(
  "but; and; so; just; can; could; if; because; what; when; i; we; please; pero; y; solo; mejor; si; porque; por favor",
);
const on = String.raw`(?: (?!${onward}\b)[\w'-]+)`;
const bare = String.raw`^(?:(?:no|okay|oh|please),? )*(?:no|not)(?: an?| another)?${on}{1,2}(?=,|$| (?:please|thanks|thank|por favor)\b)`;
const declined = new RegExp(String.raw`\b${refuses}${on}{1,6}|${bare}`);

/** Returns a normal text without what it says is not wanted. */
export const withoutDeclined = (text: string): string => text.replace(declined, " ");

/** What a normal text says is not wanted, in its words; none where it declines nothing. */
export const declinedIn = keeping((text): string | null => declined.exec(text)?.[0].replace(refusal, "") ?? null);
const refusal = new RegExp(`^${refuses}|^(?:no|not)\\b`);
